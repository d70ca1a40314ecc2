import { type Month, monthOf } from '#domain/time/month.ts'
import type { Day } from '#domain/time/session-day.ts'

export type HistoryItem<Session> =
  | { readonly kind: 'month'; readonly month: Month }
  | { readonly kind: 'session'; readonly session: Session }

/** Each month before its sessions. The order stays. */
export function byMonth<Session>(
  sessionsNewestFirst: readonly Session[],
  dayOf: (session: Session) => Day,
): readonly HistoryItem<Session>[] {
  let shownMonth = ''
  return sessionsNewestFirst.flatMap((session): readonly HistoryItem<Session>[] => {
    const month = monthOf(dayOf(session))
    const isNew = month !== shownMonth
    shownMonth = month
    return [...(isNew ? [{ kind: 'month' as const, month }] : []), { kind: 'session', session }]
  })
}

/** A stable key while older items come and go. */
export function keyOf(item: HistoryItem<{ readonly id: string }>): string {
  return item.kind === 'month' ? item.month : item.session.id
}
