import { filesUnder } from './fingerprint.ts'

/**
 * Files that no page requests offline: those of the build itself, of the public site, whose pages the app shows too, of
 * the native app, which includes them, and scripts that stand in the page.
 */
const NOT_PRECACHED =
  /^(sw\.js$|(theme|first-scripts|still)\.js$|sw-without-list\.js$|builds\/|bundles\/|site\/|pictures\/|assets\/(connect-shell|native-shell|plan-notices|rest-notices)-|\.vite\/)|\.(br|gz)$/

/** Every file of a build that has to be on the device for the app to work offline. */
export function precachedFiles(directory: string): readonly string[] {
  return filesUnder(directory, '.').filter((file) => !NOT_PRECACHED.test(file))
}
