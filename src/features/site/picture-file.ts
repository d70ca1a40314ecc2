import type { Locale } from '#contract/preferences.ts'

/** A screenshot of the app, taken by `npm run pictures` from the demo account. */
export type PictureName = 'workout' | 'keypad' | 'dashboard' | 'history' | 'builder'

/** The others stand in the landing page's basement, which is dark in both. */
export const IN_BOTH_THEMES: ReadonlySet<PictureName> = new Set(['workout', 'history', 'builder'])

export function pictureFile(name: PictureName, locale: Locale, theme: 'dark' | 'light'): string {
  return theme === 'dark' ? `${name}-${locale}.webp` : `${name}-light-${locale}.webp`
}
