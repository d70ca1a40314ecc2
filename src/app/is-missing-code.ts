/** As Chromium, Firefox, Safari and the build's own loader name code that did not come. */
const MISSING_CODE = /dynamically imported module|module script failed|preload css/i

/** Whether a screen failed because its code is not on this device and could not be fetched. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING_CODE.test(error.message)
}
