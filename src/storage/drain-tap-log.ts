import type { Session } from '#contract/session.ts'
import type { Tap } from '#contract/tap.ts'
import { completeTapped } from '#domain/session/tapped-set.ts'
import { withLock } from '#shared/with-lock.ts'
import { editDocument } from './commands.ts'
import type { Database } from './documents.ts'
import { isReason } from './storage-error.ts'
import { inTapLog, type LoggedTap, type TapLog } from './tap-log.ts'

const LOCK = 'barra-taps'

/** Taps that are written but that the log could not remove: a set that is taken back since stays open. */
const written = new Set<string>()

/**
 * Writes the sets that were checked off before the database was open, and takes them out of the log. Tabs take turns.
 * Resolves with the taps that have no workout to go into; they stay in the log until `remove` is called for them. Other
 * taps that cannot be written stay for the next time; rejects with their StorageError once all were tried.
 */
export function drainTapLog(db: Database): Promise<readonly LoggedTap[]> {
  return withLock(LOCK, () => inTapLog(db.account, (log) => drain(db, log)))
}

async function drain(db: Database, log: TapLog): Promise<readonly LoggedTap[]> {
  const unplaced: LoggedTap[] = []
  const failures: unknown[] = []
  for (const logged of await log.all()) {
    const { key, tap } = logged
    try {
      if (!written.has(identityOf(tap)) && !(await isPlaced(db, tap))) {
        unplaced.push(logged)
        continue
      }
      written.add(identityOf(tap))
      await log.remove(key)
      written.delete(identityOf(tap))
    } catch (cause) {
      failures.push(cause)
    }
  }
  if (failures.length > 0) throw failures[0]
  return unplaced
}

/** Writes a tap. False if its workout is gone, or if it does not say enough to put its set back. */
async function isPlaced(db: Database, tap: Tap): Promise<boolean> {
  let isKnown = true
  const complete = (session: Session) => {
    const completed = completeTapped(session, tap)
    isKnown = completed !== null
    return completed ?? session
  }
  try {
    await editDocument(db, 'sessions', tap.sessionId, complete)
    return isKnown
  } catch (cause) {
    if (isReason(cause, 'missing')) return false
    throw cause
  }
}

function identityOf({ account, setId, completedAt }: Tap): string {
  return [account, setId, completedAt].join('\n')
}
