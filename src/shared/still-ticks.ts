import type { SessionId } from '#contract/id.ts'
import type { SeenSet, Tap } from '#contract/tap.ts'

/** The attribute of a button that completes a set as its row shows it, with the set's id. */
export const COMPLETES = 'data-completes'

/** A running workout's still can check off sets before the app is there: with the values and words kept here. */
export type StillTicks = Pick<Tap, 'restSeconds'> & {
  readonly sessionId: SessionId
  readonly classes: { readonly row: string; readonly saving: string; readonly device: string }
  /** By the ids of the sets that are complete with one tap; the label of the tick in each state. */
  readonly sets: Readonly<
    Record<
      string,
      {
        readonly values: Tap['values']
        readonly seen: SeenSet
        readonly saving: string
        readonly device: string
      }
    >
  >
}

let makeTicks: (() => StillTicks) | null = null

/** Called whenever a still is kept, until the returned function is called. */
export function offerStillTicks(make: () => StillTicks): () => void {
  makeTicks = make
  return () => {
    if (makeTicks === make) makeTicks = null
  }
}

export function currentStillTicks(): StillTicks | null {
  return makeTicks?.() ?? null
}
