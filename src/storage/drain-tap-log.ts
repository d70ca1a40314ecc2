import { completeTapped } from '#domain/session/tapped-set.ts'
import { editDocument } from './commands.ts'
import type { Database } from './documents.ts'
import { openTapLog } from './tap-log.ts'

const LOCK = 'barra-taps'

/**
 * Writes the sets that were checked off before the database was open, and takes them out of the log. Tabs take turns.
 * One that cannot be written stays for the next time; rejects with its StorageError once all were tried.
 */
export function drainTapLog(db: Database): Promise<void> {
  return navigator.locks.request(LOCK, async () => {
    const log = openTapLog(db.account)
    const failures: unknown[] = []
    for (const { key, tap } of await log.all()) {
      try {
        await editDocument(db, 'sessions', tap.sessionId, (session) => completeTapped(session, tap))
        await log.remove(key)
      } catch (cause) {
        failures.push(cause)
      }
    }
    if (failures.length > 0) throw failures[0]
  })
}
