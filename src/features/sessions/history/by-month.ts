import type { Session } from '#contract/session.ts'
import { sessionDay } from '#domain/session-day.ts'

/** What stands in the history: the name of a month, then its sessions, some to a row. `month` is `YYYY-MM`. */
export type HistoryItem =
  | { readonly kind: 'month'; readonly month: string }
  | { readonly kind: 'row'; readonly sessions: readonly [Session, ...Session[]] }

/**
 * The sessions in rows of `perRow`, with a month above the first of each. The order stays: it is that of the instants
 * they began at. A month starts a row of its own.
 */
export function byMonth(sessionsNewestFirst: readonly Session[], perRow = 1): readonly HistoryItem[] {
  const items: HistoryItem[] = []
  let shownMonth = ''
  for (const session of sessionsNewestFirst) {
    const month = sessionDay(session).slice(0, 7)
    if (month !== shownMonth) items.push({ kind: 'month', month })
    shownMonth = month
    const last = items.at(-1)
    if (last?.kind === 'row' && last.sessions.length < perRow)
      items[items.length - 1] = { kind: 'row', sessions: [...last.sessions, session] }
    else items.push({ kind: 'row', sessions: [session] })
  }
  return items
}

/** A key that stays with the item while older ones come and go. */
export function keyOf(item: HistoryItem): string {
  return item.kind === 'month' ? item.month : item.sessions[0].id
}
