import type { Dice } from '../server/local/demo/dice.ts'

/**
 * The faults of a line. `refuse`: connections are reset as they come; `hang`: nothing comes at all;
 * `cut-before`: the server never hears of a request; `cut-request`: it hears half of it; `cut-after`: it has done
 * everything, and its answer is lost; `cut-in-answer`: half of the answer arrives; `double`: a POST arrives twice, the
 * second time at once or seconds later; `unavailable`: a proxy answers 503; `portal`: a hotel's page comes instead,
 * with 200.
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
  /** The state for one request that comes now; noted as met. */
  meet(): LineState
  /** Resolves with how many of the wanted bytes go through, as soon as they do. */
  take(wanted: number, direction: Direction): Promise<number>
  readonly closing: AbortSignal
}
