/** As Chromium, Firefox, Safari and the build's own loader name code that did not come, and src/i18n words. */
const MISSING_CODE = /dynamically imported module|module script failed|preload css|^no messages:/i

/** Whether a screen failed because its code is not on this device and could not be fetched. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING_CODE.test(error.message)
}
