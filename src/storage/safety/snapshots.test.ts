import { expect, test } from 'vitest'
import { aLoggedSession, aWorkout } from '../../../tests/builders.ts'
import { openTestDatabase, openWithSafety } from '../../../tests/test-database.ts'
import { editPreferences } from '../collections/preferences.ts'
import { countSessions, sessionById } from '../collections/sessions.ts'
import { editDocument, trashDocument } from '../commands.ts'
import type { Database } from '../documents.ts'
import { documentsAsJson } from '../export-documents.ts'
import { emptyTrash, trashedDocuments } from '../trash.ts'
import { restoreSnapshot, takeSnapshot } from './snapshots.ts'

async function unstamped(db: Database): Promise<Record<string, unknown[]>> {
  let text = ''
  for await (const piece of documentsAsJson(db)) text += piece
  return JSON.parse(text, (key, value) => (key === 'updatedAt' ? 0 : value))
}

test('everything is again what it was: changed, thrown away, purged, and what came since is in the trash', async () => {
  const { db, safety } = await openWithSafety()
  const [changed, trashed, purged] = [aLoggedSession(), aLoggedSession(), aLoggedSession({ note: '\n{ "é' })]
  await db.collections.sessions.bulkInsert([changed, trashed, purged])
  await db.collections.workouts.insert(aWorkout())
  await editPreferences(db, (preferences) => ({ ...preferences, weightUnit: 'lb' }))
  const before = await unstamped(db)
  const { id, documents, bytes } = await takeSnapshot(db, safety, 'import', 'strong.csv')
  expect(documents).toBe(5)
  expect(bytes).toBeLessThan(JSON.stringify(before).length / 5)

  await editDocument(db, 'sessions', changed.id, (session) => ({ ...session, exercises: [] }))
  await editPreferences(db, (preferences) => ({ ...preferences, weightUnit: 'kg' }))
  await trashDocument(db, 'sessions', trashed.id)
  await trashDocument(db, 'sessions', purged.id)
  await emptyTrash(db)
  const since = aLoggedSession()
  await db.collections.sessions.insert(since)

  await restoreSnapshot(db, safety, id)
  const [later] = await trashedDocuments(db, 'sessions').get()
  expect(later?.id).toBe(since.id)
  const now = await unstamped(db)
  expect({
    ...now,
    sessions: now['sessions']?.filter((session) => (session as { id: string }).id !== since.id),
  }).toEqual(before)
  expect((await sessionById(db, changed.id).get())?.updatedAt).not.toBe(changed.updatedAt)

  // The state before restoring is a snapshot, too.
  const [restoring] = await safety.snapshots()
  expect(restoring?.reason).toBe('restore')
  await restoreSnapshot(db, safety, restoring?.id ?? '')
  expect(await countSessions(db).get()).toBe(2)
})

test('the latest five stay, one that is gone is missing', async () => {
  const { db, safety } = await openWithSafety()
  const first = await takeSnapshot(db, safety, 'import', '1')
  for (const detail of ['2', '3', '4', '5', '6']) {
    await expect.poll(() => new Date().toISOString()).not.toBe((await safety.snapshots())[0]?.takenAt)
    await takeSnapshot(db, safety, 'import', detail)
  }
  expect((await safety.snapshots()).map(({ detail }) => detail)).toEqual(['6', '5', '4', '3', '2'])
  await expect(restoreSnapshot(db, safety, first.id)).rejects.toMatchObject({ reason: 'missing' })
})

test('before a migration everything is kept as it was, once, and comes back in the new shape', async () => {
  const { db, safety } = await openWithSafety()
  const [kept, deleted] = [aLoggedSession(), aLoggedSession()]
  await db.collections.sessions.bulkInsert([kept, deleted])
  await db.collections.sessions.findOne(deleted.id).remove()
  await db.close()

  const renamed = (session: { readonly name: string }) => ({ ...session, name: `${session.name}, migrated` })
  const release = { version: 1, steps: { sessions: { 1: renamed } } }
  const migrated = await openTestDatabase({ account: db.account, release })
  const [note, ...others] = await safety.snapshots()
  expect(note).toMatchObject({ reason: 'migration', schemaVersion: 0, documents: 1, detail: '0 → 1' })
  expect(others).toEqual([])

  await editDocument(migrated, 'sessions', kept.id, (session) => ({ ...session, name: 'spoilt by the new release' }))
  await restoreSnapshot(migrated, safety, note?.id ?? '', release)
  expect(await sessionById(migrated, kept.id).get()).toMatchObject({ name: `${kept.name}, migrated` })
})
