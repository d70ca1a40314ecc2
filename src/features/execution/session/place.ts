import type { SetId } from '#contract/id.ts'
import type { Session, SessionStatus } from '#contract/session.ts'
import { currentSet, setBlocks } from '#domain/session/set-order.ts'
import { millisecondsOf } from '#domain/time/instant.ts'

/** All that the execution machine is told of a session: where its lifter is, not a word about what was lifted. */
export type Place = {
  readonly status: SessionStatus
  readonly isPaused: boolean
  /** The set that is up next, or null once all are done. */
  readonly currentSetId: SetId | null
  /** The sets that are not done yet, in the order in which they are done. */
  readonly openSetIds: readonly SetId[]
  /** When the rest ends, in milliseconds since 1970; null without a rest, in the past once it is over. */
  readonly restEndsAtMs: number | null
}

/** Where the lifter is, by what the screen shows. A session has ended only once that is on the disk. */
export function placeOf(shown: Session, stored: Pick<Session, 'status'>): Place {
  return {
    status: stored.status,
    isPaused: shown.pausedAt !== null,
    currentSetId: currentSet(shown)?.set.id ?? null,
    openSetIds: setBlocks(shown)
      .flat()
      .flatMap(({ set }) => (set.completedAt === null ? [set.id] : [])),
    restEndsAtMs: shown.rest ? millisecondsOf(shown.rest.endsAt) : null,
  }
}
