/**
 * The place of Share, which adds a page to the home screen, in a browser on an Apple device: in the bar at the bottom, in
 * the menu at its end (Safari 26 on an iPhone), at the top right (iPad), in the address bar (Chrome), or in the browser's
 * own menu. `elsewhere`: an app that shows pages without being a browser, which cannot add them.
 */
export type HomeScreenWay = 'bar' | 'menu' | 'top' | 'address' | 'browser' | 'elsewhere'

/** From this version on, Safari's bar on an iPhone is a compact one unless the person chose another. */
const COMPACT_SAFARI = 26

/** Safari's own ends with its name; those of other browsers have a token of theirs, and apps name no Safari. */
const SAFARI = /Version\/(\d+)\S* (?:Mobile\/\S+ )?Safari\/\S+$/
const CHROME = /\bCriOS\//
/** Apps that name Safari all the same: Google's. */
const NO_BROWSER = /\bGSA\//

/** For the user agent of an iPhone or iPad; an iPad calls itself a Mac. */
export function homeScreenWay(userAgent: string): HomeScreenWay {
  if (!/\bSafari\//.test(userAgent) || NO_BROWSER.test(userAgent)) return 'elsewhere'
  if (CHROME.test(userAgent)) return 'address'
  const [, version] = SAFARI.exec(userAgent) ?? []
  if (version === undefined) return 'browser'
  if (!/iPhone|iPod/.test(userAgent)) return 'top'
  return Number(version) < COMPACT_SAFARI ? 'bar' : 'menu'
}
