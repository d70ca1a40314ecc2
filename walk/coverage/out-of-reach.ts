type OutOfReach = { readonly keys: RegExp; readonly because: string }

/** Controls that a walk cannot use. */
export const OUT_OF_REACH: readonly OutOfReach[] = [
  { keys: /^site:/, because: 'the public pages are not the app: e2e/site.spec.ts reads them' },
  {
    keys: /^install:/,
    because: 'a browser that is driven offers no installation: e2e/install.spec.ts plays the offer',
  },
  { keys: /^auth:social\.|^profile:waysIn\./, because: 'they open a window of another company' },
]
