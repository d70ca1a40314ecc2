import { Dexie } from 'dexie'
import { expect, onTestFinished, test } from 'vitest'
import { OUTBOX_DATABASE_VERSION, outboxDatabaseName, outboxKey } from '#contract/outbox.ts'
import type { Session } from '#contract/session.ts'
import type { CollectionName } from '#contract/sync.ts'
import { nextStamp } from '#domain/merge/hybrid-clock.ts'
import { mergeDocuments } from '#domain/merge/three-way.ts'
import { aLoggedSession, aMeasurement, anExercise } from '../../../tests/builders.ts'
import { openWithSafety } from '../../../tests/test-database.ts'
import { editDocument, insertDocument } from '../commands.ts'
import type { Database, Documents } from '../documents.ts'
import { readMany, writeMany } from '../write-many.ts'
import { type ImportRequest, importDocuments } from './import-documents.ts'
import { NO_SERVER, type ServerKnowledge, serverKnowledgeOf } from './server-knowledge.ts'
import { goOnWithImports, undoImport } from './take-back-import.ts'

const NEVER_PULLED: ServerKnowledge = { hasPulled: async () => false, versions: async () => new Map() }
const PULLED: ServerKnowledge = { ...NEVER_PULLED, hasPulled: async () => true }

const request = (format: ImportRequest['format'], incoming: ImportRequest['incoming']): ImportRequest => ({
  fileName: 'file',
  format,
  incoming,
  names: {},
})

const theirs = (session: Session): Session => ({
  ...session,
  updatedAt: nextStamp(Date.parse('2026-02-01T12:00:00.000Z'), undefined, 'cccccccc'),
})

/** Merges a server version as the sync does, without a known base on this device. */
async function pull<Name extends CollectionName>(db: Database, name: Name, master: Documents[Name]): Promise<void> {
  await writeMany<Name>(db, name, [master.id], (_, current) =>
    current ? mergeDocuments(undefined, master, current) : master,
  )
}

async function usedSessions(db: Database): Promise<readonly string[]> {
  const found = await db.collections.sessions.find({ selector: { binnedAt: '' } }).exec()
  return found.map(({ id }) => id)
}

test.each(['strong', 'barra-json'] as const)(
  'documents pulled between checking the server’s versions and the removal stay (%s)',
  async (format) => {
    const { db, safety } = await openWithSafety()
    const [session, other] = [aLoggedSession(), aLoggedSession()]
    const { id } = await importDocuments(db, safety, request(format, { sessions: [session, other] }), NEVER_PULLED)
    const meanwhile: ServerKnowledge = {
      hasPulled: async () => false,
      versions: async (collection) => {
        if (collection === 'sessions') await pull(db, 'sessions', theirs(session))
        return new Map()
      },
    }
    expect(await undoImport(db, safety, id, meanwhile)).toMatchObject({ staying: 1 })
    expect(await usedSessions(db)).toEqual([session.id])
  },
)

test('documents pulled between plan and write do not belong to the import', async () => {
  const { db, safety } = await openWithSafety()
  const [session, other] = [aLoggedSession(), aLoggedSession()]
  const put = safety.putImport.bind(safety)
  let isPulled = false
  safety.putImport = async (record) => {
    await put(record)
    if (!isPulled) await pull(db, 'sessions', theirs(session))
    isPulled = true
  }
  const record = await importDocuments(db, safety, request('barra-json', { sessions: [session, other] }), PULLED)
  expect(record.counts).toMatchObject({ sessions: 1, same: 1 })
  expect(record.added.find(({ collection }) => collection === 'sessions')?.ids).toEqual([other.id])
  await safety.putImport({ ...record, state: 'writing' })
  await goOnWithImports(db, safety, '', PULLED)
  expect(await usedSessions(db)).toEqual([session.id])
})

test('after a kill, imported documents on the server go to the trash instead of being deleted', async () => {
  const { db, safety } = await openWithSafety()
  const [sent, unsent] = [aLoggedSession(), aLoggedSession()]
  const record = await importDocuments(db, safety, request('strong', { sessions: [sent, unsent] }), PULLED)
  await safety.putImport({ ...record, state: 'writing' })
  const versions = async (collection: CollectionName) => {
    const there = await readMany(db, collection, [sent.id])
    return new Map([...there].map(([id, document]) => [id, { ...document, _deleted: false }]))
  }
  await goOnWithImports(db, safety, '', { ...PULLED, versions })
  const left = await db.collections.sessions.find().exec()
  expect(left.map(({ id, binnedAt }) => [id, binnedAt !== ''])).toEqual([[sent.id, true]])
  expect(await safety.imports()).toEqual([])
})

test('a document that the server has from elsewhere stays, even if it looks like the import’s', async () => {
  const { db, safety } = await openWithSafety()
  const reading = aMeasurement()
  const { id } = await importDocuments(
    db,
    safety,
    request('hevy-measurements', { measurements: [reading] }),
    NEVER_PULLED,
  )
  const versions = async (collection: CollectionName) =>
    collection === 'measurements' ? new Map([[reading.id as string, { ...reading, _deleted: false }]]) : new Map()
  expect(await undoImport(db, safety, id, { ...PULLED, versions })).toMatchObject({ staying: 1 })
})

test('a change is reverted only while the document is as the import left it', async () => {
  const { db, safety } = await openWithSafety()
  const [first, second] = [aLoggedSession(), aLoggedSession()]
  const partial = (session: Session) => ({ ...session, exercises: session.exercises.slice(0, 1) })
  for (const session of [first, second]) await insertDocument(db, 'sessions', partial(session))
  const { id } = await importDocuments(db, safety, request('strong', { sessions: [first, second] }), NO_SERVER)
  await editDocument(db, 'sessions', second.id, (session) => ({ ...session, note: 'mine' }))
  expect(await undoImport(db, safety, id, NO_SERVER)).toMatchObject({ staying: 1 })
  const there = await readMany(db, 'sessions', [first.id, second.id])
  expect([first, second].map((session) => there.get(session.id)?.exercises.length)).toEqual([
    1,
    second.exercises.length,
  ])
})

test('imports are undone one after the other, the latest first', async () => {
  const { db, safety } = await openWithSafety()
  const session = aLoggedSession()
  const partial = { ...session, exercises: session.exercises.slice(0, 1) }
  const first = await importDocuments(db, safety, request('strong', { sessions: [partial] }), NO_SERVER)
  const second = await importDocuments(db, safety, request('strong', { sessions: [session] }), NO_SERVER)
  expect(second.counts).toMatchObject({ changed: 1 })
  expect(await undoImport(db, safety, second.id, NO_SERVER)).toMatchObject({ staying: 0 })
  expect((await readMany(db, 'sessions', [session.id])).get(session.id)?.exercises).toHaveLength(1)
  expect(await undoImport(db, safety, first.id, NO_SERVER)).toMatchObject({ staying: 0 })
  expect(await usedSessions(db)).toEqual([])
})

test('an older backup after a newer one does not overwrite it', async () => {
  const { db, safety } = await openWithSafety()
  const reading = (value: number, day: string) => ({
    ...older,
    value,
    updatedAt: nextStamp(Date.parse(`${day}T12:00:00.000Z`), undefined, 'cccccccc'),
  })
  const older = aMeasurement()
  const newest = request('barra-json', { measurements: [reading(81, '2026-03-02')], exercises: [anExercise()] })
  await importDocuments(db, safety, newest, NO_SERVER)
  const again = request('barra-json', { measurements: [reading(80, '2026-03-01')] })
  expect((await importDocuments(db, safety, again, NO_SERVER)).counts).toMatchObject({ same: 1, changed: 0 })
  const later = request('barra-json', { measurements: [reading(82, '2026-03-03')] })
  expect((await importDocuments(db, safety, later, NO_SERVER)).counts).toMatchObject({ changed: 1 })
  expect((await readMany(db, 'measurements', [older.id])).get(older.id)?.value).toBe(82)
})

test('known server versions are read from the outbox, without creating one', async () => {
  const { db } = await openWithSafety()
  const knowledge = serverKnowledgeOf(db.account)
  const session = aLoggedSession()
  expect(await knowledge.hasPulled()).toBe(false)
  expect(await knowledge.versions('sessions', [session.id])).toEqual(new Map())
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(outboxDatabaseName(db.account))

  const outbox = new Dexie(outboxDatabaseName(db.account))
  outbox.version(OUTBOX_DATABASE_VERSION).stores({ masters: 'key', facts: 'name' })
  onTestFinished(() => outbox.delete())
  const document = { ...session, _deleted: false }
  await outbox.table('masters').put({ key: outboxKey('sessions', session.id), collection: 'sessions', document })
  expect(await knowledge.hasPulled()).toBe(false)
  await outbox.table('facts').put({ name: 'pulled', atMs: 1 })
  expect(await knowledge.hasPulled()).toBe(true)
  expect(await knowledge.versions('sessions', [session.id, 'unknown'])).toEqual(new Map([[session.id, document]]))
})
