import type { SessionId, SetId } from './id.ts'
import type { SessionSet } from './session.ts'

/** A set that was checked off before the database was open, with the values that its row showed. */
export type Tap = {
  readonly account: string
  readonly sessionId: SessionId
  readonly setId: SetId
  readonly values: Pick<SessionSet, 'weight' | 'reps' | 'seconds' | 'distance' | 'rpe' | 'rir'>
  /** The rest of an exercise that has none of its own. */
  readonly restSeconds: number
  /** An instant. */
  readonly completedAt: string
}
