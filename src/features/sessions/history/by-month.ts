import { groupBy } from '#domain/group-by.ts'
import { type Month, monthOf } from '#domain/time/month.ts'
import type { Day } from '#domain/time/session-day.ts'

export type HistoryItem<Session> =
  | { readonly kind: 'month'; readonly month: Month }
  | { readonly kind: 'session'; readonly session: Session }

/**
 * Each month once, the newest first, before its sessions. The order stays within a month: a session belongs to the month
 * it had where it began, and two of different time zones may have begun the other way round.
 */
export function byMonth<Session>(
  sessionsNewestFirst: readonly Session[],
  dayOf: (session: Session) => Day,
): readonly HistoryItem<Session>[] {
  const months = groupBy(sessionsNewestFirst, (session) => monthOf(dayOf(session)))
  return [...months]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .flatMap(([month, sessions]): readonly HistoryItem<Session>[] => [
      { kind: 'month', month },
      ...sessions.map((session) => ({ kind: 'session' as const, session })),
    ])
}

/** A stable key while older items come and go. */
export function keyOf(item: HistoryItem<{ readonly id: string }>): string {
  return item.kind === 'month' ? item.month : item.session.id
}
