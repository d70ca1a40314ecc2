/** How Chromium, Firefox, Safari and the build's own loader name code that did not come. */
const MISSING_CODE = ['dynamically imported module', 'importing a module script failed', 'unable to preload css']

/** Whether a screen failed because its code is not on this device and could not be fetched. */
export function isMissingCode(error: unknown): boolean {
  const message = error instanceof Error ? error.message.toLowerCase() : ''
  return MISSING_CODE.some((known) => message.includes(known))
}
