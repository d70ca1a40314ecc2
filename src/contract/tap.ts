import type { SessionId, SetId } from './id.ts'
import type { SessionExercise, SessionSet } from './session.ts'

/** A set that was checked off before the database was open, with the values that its row showed. */
export type Tap = {
  readonly account: string
  readonly sessionId: SessionId
  readonly setId: SetId
  /** The version of the set that the row showed. Null in taps of builds that did not keep it. */
  readonly seen: SeenSet | null
  readonly values: Pick<SessionSet, 'weight' | 'reps' | 'seconds' | 'distance' | 'rpe' | 'rir'>
  /** The rest of an exercise that has none of its own. */
  readonly restSeconds: number
  /** An instant. */
  readonly completedAt: string
}

/** An open set as a still showed it, with its exercise: enough to put both back where they are gone. */
export type SeenSet = {
  readonly exercise: Omit<SessionExercise, 'sets'>
  readonly set: SessionSet
}
