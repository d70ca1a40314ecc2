import { type Month, monthOf } from '#domain/time/month.ts'
import type { Day } from '#domain/time/session-day.ts'

export type HistoryItem<Session> =
  | { readonly kind: 'month'; readonly month: Month }
  | { readonly kind: 'row'; readonly sessions: readonly [Session, ...Session[]] }

/** In rows of `perRow`; a month starts a new row. The order stays. */
export function byMonth<Session>(
  sessionsNewestFirst: readonly Session[],
  dayOf: (session: Session) => Day,
  perRow = 1,
): readonly HistoryItem<Session>[] {
  const items: HistoryItem<Session>[] = []
  let shownMonth = ''
  for (const session of sessionsNewestFirst) {
    const month = monthOf(dayOf(session))
    if (month !== shownMonth) items.push({ kind: 'month', month })
    shownMonth = month
    const last = items.at(-1)
    if (last?.kind === 'row' && last.sessions.length < perRow)
      items[items.length - 1] = { kind: 'row', sessions: [...last.sessions, session] }
    else items.push({ kind: 'row', sessions: [session] })
  }
  return items
}

/** A stable key while older items come and go. */
export function keyOf(item: HistoryItem<{ readonly id: string }>): string {
  return item.kind === 'month' ? item.month : item.sessions[0].id
}
