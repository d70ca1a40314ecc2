import type { StillTaps } from './still-taps.ts'

export type ShownStill = {
  /** Kept of an earlier use, or part of the page since the build. */
  readonly origin: 'kept' | 'built'
  readonly element: HTMLElement
  /** Of a kept one, until the app brings its own. */
  readonly styles: CSSStyleSheet | null
  readonly taps: StillTaps
}

export const STILL_ID = 'still'
/** The class of the root while the app is drawn beneath the still, and not seen. */
export const BEHIND_STILL = 'behind-still'
/** An event of the document: the still is painted, or there is none. */
export const STILL_SETTLED = 'barra-still-settled'

/** The two scripts have only the page in common. */
const page: { barraStill?: Promise<ShownStill | null> } & Pick<typeof globalThis, 'document'> = globalThis

/** Hands the still over to the app, which is another script. */
export function handOverStill(still: Promise<ShownStill | null>): void {
  page.barraStill = still
}

/** Resolves once the still is painted; null without one. */
export async function shownStill(): Promise<ShownStill | null> {
  return (await page.barraStill) ?? null
}

/** Gives the screen to the app, however far it is. */
export function giveToApp(root: HTMLElement, { element, styles }: ShownStill): void {
  root.classList.remove(BEHIND_STILL)
  element.remove()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styles)
}

/** For an app that lacks the code which leaves it in order. Of what was used meanwhile, only a link is followed. */
export function dropStill(root: HTMLElement, still: ShownStill): void {
  giveToApp(root, still)
  const used = still.taps.waiting()
  if (used instanceof HTMLAnchorElement) location.assign(used.href)
}
