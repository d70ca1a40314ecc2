import { matchesGlob } from 'node:path'
import { filesUnder } from './fingerprint.ts'

/**
 * Files that no page requests offline: those of the build itself, of the public site, whose pages the app shows too, of
 * the native app, which includes them, and scripts that stand in the page.
 */
export const NOT_PRECACHED: readonly string[] = [
  '{sw,sw-without-list}.js',
  '{theme,first-scripts,still}.js',
  '{builds,bundles,site,pictures,.vite}/**',
  'assets/{connect-shell,native-shell,plan-notices,rest-notices}-*',
  '**/*.{br,gz}',
]

/** Every file of a build that has to be on the device for the app to work offline. */
export function precachedFiles(directory: string): readonly string[] {
  return filesUnder(directory, '.').filter((file) => !NOT_PRECACHED.some((pattern) => matchesGlob(file, pattern)))
}
