import type { SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import { lastCompleted } from '#domain/session/set-order.ts'
import type { Database } from './documents.ts'
import { readStored } from './rxdb/inner-fields.ts'
import { stampAfter } from './stamps.ts'
import { explainFailure } from './storage-error.ts'
import { writeMany } from './write-many.ts'

/**
 * Deletes a session in which nothing was logged: it was no training, so it is in no history and no trash. One with a
 * set, logged on another device meanwhile, stays. Rejects with StorageError.
 */
export async function discardSession(db: Database, id: SessionId): Promise<void> {
  await explainFailure(db, () =>
    writeMany<'sessions'>(db, 'sessions', [id], (_, current) =>
      current && lastCompleted(current) === null
        ? { deleted: { ...current, updatedAt: stampAfter(current.updatedAt) } }
        : 'leave',
    ),
  )
}

/** Whether it is discarded, here or elsewhere, rather than only missing on this device. */
export async function isDiscarded(db: Database, session: Session): Promise<boolean> {
  if (lastCompleted(session) !== null) return false
  const { id } = session
  const [stored] = await explainFailure(db, () => readStored(db.collections.sessions, [id], { withDeleted: true }))
  return stored?._deleted === true
}

/** Takes that back. */
export async function restoreDiscarded(db: Database, session: Session): Promise<void> {
  await explainFailure(db, () =>
    writeMany<'sessions'>(db, 'sessions', [session.id], (_, current) =>
      current ? 'leave' : stampChanges<Session>(undefined, session, stampAfter(session.updatedAt)),
    ),
  )
}
