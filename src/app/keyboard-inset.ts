/** The part of the page that is seen, in CSS pixels of the page; all of it is as tall as `pageHeight`. */
export type Seen = {
  readonly pageHeight: number
  readonly height: number
  readonly offsetTop: number
  /** Above 1, a person has zoomed in. */
  readonly scale: number
}

/** The unseen part of the page at its end and at its beginning, in CSS pixels. */
export type KeyboardInset = { readonly keyboard: number; readonly panned: number }

export const NO_KEYBOARD: KeyboardInset = { keyboard: 0, panned: 0 }

/** No keyboard is lower; the bars of a browser, which come and go, are. */
const MIN_KEYBOARD = 120
/** Rounding is no zoom. */
const MAX_UNZOOMED = 1.01

/**
 * How much a keyboard covers that lies over the page instead of shrinking it, and how much is moved out of sight above,
 * as an iPhone does to show a field. Zero if the page shrinks, or if a person has zoomed in.
 */
export function keyboardInset({ pageHeight, height, offsetTop, scale }: Seen): KeyboardInset {
  const hidden = Math.round(pageHeight - height)
  if (scale > MAX_UNZOOMED || hidden < MIN_KEYBOARD) return NO_KEYBOARD
  const panned = Math.min(Math.max(Math.round(offsetTop), 0), hidden)
  return { keyboard: hidden - panned, panned }
}
