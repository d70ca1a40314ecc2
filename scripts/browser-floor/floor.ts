/**
 * The oldest browsers that Barra is promised for, by their names in the compatibility data of MDN. README, the public
 * site and public/browser-floor.js say the same versions.
 */
export const BROWSER_FLOOR = {
  safari: '17',
  safari_ios: '17',
  chrome: '120',
  chrome_android: '120',
  edge: '120',
  firefox: '126',
  firefox_android: '126',
} as const

export type Browser = keyof typeof BROWSER_FLOOR

/** A version for each browser. */
export type Floor = Readonly<Record<Browser, string>>

/** The youngest edition of the language whose syntax all of them read; its library is looked up name by name. */
export const SYNTAX_EDITION = 2024

export function browsersOf(floor: Floor): readonly Browser[] {
  return Object.keys(floor).filter((name): name is Browser => name in BROWSER_FLOOR)
}
