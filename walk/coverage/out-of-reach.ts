type OutOfReach = { readonly keys: RegExp; readonly because: string }

/** Controls that a walk cannot use. */
export const OUT_OF_REACH: readonly OutOfReach[] = [
  { keys: /^site:/, because: 'the public pages are not the app: e2e/site.spec.ts reads them' },
  {
    keys: /^install:|:install\./,
    because: 'a browser that is driven offers no installation: e2e/install.spec.ts plays the offer',
  },
  {
    keys: /^auth:(callback|confirm)\./,
    because: 'they follow a link of a mail, which a walk does not read: e2e/access.spec.ts does',
  },
  { keys: /^app:failed\./, because: 'the start of the app has failed: e2e/start.spec.ts lets it' },
  {
    keys: /^app:health\.lost\./,
    because: 'the browser has thrown the storage away: e2e/storage-faults.spec.ts does so',
  },
  {
    keys: /^subscription:location\./,
    because: "nobody answers the browser's question for the place: e2e/pricing.spec.ts plays the answers",
  },
  { keys: /^auth:social\.|^profile:waysIn\./, because: 'they open a window of another company' },
]
