import type { SetId } from '#contract/id.ts'
import type { Session, SessionStatus } from '#contract/session.ts'
import { currentSet, setBlocks } from '#domain/session/set-order.ts'
import { millisecondsOf } from '#domain/time/instant.ts'

/** The execution machine's view of a session: the lifter's position, without lifted values. */
export type SessionPosition = {
  readonly status: SessionStatus
  readonly isPaused: boolean
  readonly currentSetId: SetId | null
  readonly openSetIds: readonly SetId[]
  /** The end of the rest, in milliseconds since 1970; null without a rest, in the past once it is over. */
  readonly restEndsAtMs: number | null
}

/** The lifter's position in the shown session. A session has ended only once that is on disk. */
export function placeOf(shown: Session, stored: Pick<Session, 'status'>): SessionPosition {
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

export function restsAt(place: SessionPosition, atMs: number): boolean {
  return !place.isPaused && place.restEndsAtMs !== null && place.restEndsAtMs > atMs
}
