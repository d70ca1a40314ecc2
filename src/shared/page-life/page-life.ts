import { followLeaving } from './follow-leaving.ts'
import { followTransactions } from './open-transactions.ts'

// This folder is the one place that ends and begins with the page. WebKit keeps a page that is left, with its workers,
// for the way back, and suspends both: a transaction that is open then is never finished, and every later page waits for
// it. Workers, locks, connections and transactions register what ends them (end-with-page.ts).

/** Follows the page, for as long as it lives. Call once, before anything opens a database. */
export function followPageLife(page: Window = window): void {
  followLeaving(page)
  followTransactions()
  // Its workers are gone, and what it shows may be old: everything begins again. Until it does, taps are kept.
  page.addEventListener('pageshow', ({ persisted }) => persisted && page.location.reload())
}
