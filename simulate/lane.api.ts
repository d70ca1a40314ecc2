import type { Reached } from './places.ts'

/** The settings that a lane gets at its start. */
export type LaneSettings = {
  readonly plant: string | null
  readonly countsPlaces: boolean
  /** Kinds of moves that are left out of all stories. */
  readonly without: readonly string[]
  /** Writes each story down while it is played. */
  readonly isTelling: boolean
  /** Looks for a shorter story where one breaks. */
  readonly shrinks: boolean
}

export type ToLane = { readonly type: 'play'; readonly seed: number } | { readonly type: 'end' }

/** `ready`: it wants the next seed. */
export type FromLane =
  | { readonly type: 'ready' }
  | { readonly type: 'ended'; readonly reached: Reached }
  | { readonly type: 'played'; readonly figures: Figures; readonly isBroken: boolean }

export type Figures = {
  readonly operations: number
  readonly faults: number
  readonly virtualMs: number
  readonly processorMs: number
  /** Of processes. */
  readonly steps: number
}
