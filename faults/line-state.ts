import type { Dice } from '../server/local/demo/dice.ts'

/**
 * The faults of a line. `refuse`: connections are reset; `hang`: no response; `cut-before`: a request never reaches the
 * server; `cut-request`: half of it does; `cut-after`: it is processed, but the response is lost; `cut-in-answer`: half
 * of the response arrives; `double`: a POST arrives twice, the second immediately or seconds later; `unavailable`: a
 * proxy returns 503; `portal`: a hotel's page is returned, with 200.
 */
export const LINE_FAULTS = [
  'refuse',
  'hang',
  'cut-before',
  'cut-request',
  'cut-after',
  'cut-in-answer',
  'double',
  'unavailable',
  'portal',
  'slow',
  'delay',
] as const
export type LineFault = (typeof LINE_FAULTS)[number]

export type LineState =
  | { readonly kind: 'clear' }
  | { readonly kind: Exclude<LineFault, 'slow' | 'delay'> }
  | { readonly kind: 'slow'; readonly upPerSecond: number; readonly downPerSecond: number }
  | { readonly kind: 'delay'; readonly milliseconds: number }

export type Direction = 'up' | 'down'

/** The line as each request on it sees it. */
export type Way = {
  readonly dice: Dice
  /** The state for a new request, recorded. */
  meet(): LineState
  /** Resolves with the number of bytes that may pass, as soon as they may. */
  take(wanted: number, direction: Direction): Promise<number>
  readonly closing: AbortSignal
}
