import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { SessionId } from '#contract/id.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { updateSet } from '#domain/session/sets.ts'
import {
  aLoggedSession,
  aMeasurement,
  anExercise,
  aSessionExercise,
  aSet,
  aStamp,
  aWorkout,
  aWorkoutExercise,
} from '../../../tests/builders.ts'
import { openWithSafety } from '../../../tests/test-database.ts'
import { countSessions, sessionById } from '../collections/sessions.ts'
import { editDocument, restoreDocument, trashDocument } from '../commands.ts'
import type { Database } from '../documents.ts'
import { documentsAsJson } from '../export-documents.ts'
import { trashedDocuments } from '../trash.ts'
import type { ImportRequest } from './import-documents.ts'
import * as writing from './import-documents.ts'
import type { SafetyDatabase } from './safety-database.ts'
import { NO_SERVER } from './server-knowledge.ts'
import { takeSnapshot } from './snapshots.ts'
import * as takingBack from './take-back-import.ts'
import { goOnWithImports, restoreImport } from './take-back-import.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** In an account that is on this device alone. */
const importDocuments = (db: Database, safety: SafetyDatabase, request: ImportRequest) =>
  writing.importDocuments(db, safety, request, NO_SERVER)
const undoImport = (db: Database, safety: SafetyDatabase, id: string) =>
  takingBack.undoImport(db, safety, id, NO_SERVER)

async function everything(db: Database): Promise<unknown> {
  let text = ''
  for await (const piece of documentsAsJson(db)) text += piece
  return JSON.parse(text)
}

/** In a copy, the document has the import's stamp; its content is unchanged. */
function withoutOwnStamps(account: unknown): unknown {
  const lists = Object.entries(account as Record<string, readonly object[]>)
  return Object.fromEntries(
    lists.map(([name, documents]) => [name, documents.map((document) => ({ ...document, updatedAt: '' }))]),
  )
}

const request = (sessions: readonly Session[], more: Partial<ImportRequest['incoming']> = {}): ImportRequest => ({
  fileName: 'strong.csv',
  format: 'strong',
  incoming: { sessions, ...more },
  names: {},
})

const threeYears = (count = 120) => Array.from({ length: count }, () => aLoggedSession())
const unstampedOf = (session: Session | null) =>
  JSON.parse(JSON.stringify(session, (key, value) => (key === 'updatedAt' ? 0 : value)))

test("a file's documents are all written, with their own stamps, and counted", async () => {
  const { db, safety } = await openWithSafety()
  const [sessions, exercise] = [threeYears(), anExercise()]
  const record = await importDocuments(
    db,
    safety,
    request(sessions, { exercises: [exercise], measurements: [aMeasurement()] }),
  )

  expect(await countSessions(db).get()).toBe(120)
  expect(record).toMatchObject({
    state: 'done',
    counts: { sessions: 120, sets: 2_400, exercises: 1, measurements: 1, changed: 0, same: 0 },
  })
  const [first] = sessions
  const stored = await sessionById(db, first?.id as SessionId).get()
  expect(unstampedOf(stored)).toEqual(unstampedOf(first as Session))
  expect(stored?.updatedAt).toBe(record.stamps[0])
})

test('repeating a file adds nothing; a newer one adds and updates', async () => {
  const { db, safety } = await openWithSafety()
  const sessions = threeYears(5)
  await importDocuments(db, safety, request(sessions))
  const before = await everything(db)
  const again = await importDocuments(db, safety, request(sessions))
  expect(again.counts).toMatchObject({ sessions: 0, changed: 0, same: 5 })
  expect(await everything(db)).toEqual(before)

  const [first, ...others] = sessions as [Session, ...Session[]]
  const renamed = { ...first, name: 'Renamed over there', exercises: first.exercises.slice(0, 2) }
  const newer = await importDocuments(db, safety, request([renamed, ...others, aLoggedSession()]))
  expect(newer.counts).toMatchObject({ sessions: 1, changed: 1, same: 4 })
  expect(unstampedOf(await sessionById(db, first.id).get())).toEqual(unstampedOf(renamed))
})

test('later edits by the person are kept, and completed', async () => {
  const { db, safety } = await openWithSafety()
  const [session] = threeYears(1) as [Session]
  const [exercise] = session.exercises
  const partial = { ...session, exercises: session.exercises.slice(0, 3) }
  await importDocuments(db, safety, request([partial]))
  await editDocument(db, 'sessions', session.id, (document) => ({ ...document, name: 'Mine' }))

  const newer = await importDocuments(db, safety, request([{ ...session, name: 'Theirs' }]))
  expect(newer.counts.changed).toBe(1)
  expect(await sessionById(db, session.id).get()).toMatchObject({ name: 'Mine', exercises: { length: 4 } })
  expect(exercise).toBeDefined()
  // And from then on it is still the person's.
  expect((await importDocuments(db, safety, request([{ ...session, name: 'Theirs' }]))).counts.same).toBe(1)
})

describe('what the person removed after an import', () => {
  const older = aLoggedSession({ note: 'theirs' }, { exercises: 2, setsEach: 2 })
  const [first, second] = older.exercises as [SessionExercise, SessionExercise]
  const [kept, typo] = first.sets as [SessionSet, SessionSet]
  const late = aSet({ orderKey: 'z9' })
  const withSets = (exercises: readonly SessionExercise[]) => ({ ...older, exercises: [...exercises] })
  const removeBy = (db: Database, edit: (session: Session) => Session) => editDocument(db, 'sessions', older.id, edit)
  const withoutTypo = (session: Session) => ({
    ...session,
    note: '',
    exercises: session.exercises.slice(0, 1).map((exercise) => ({ ...exercise, sets: exercise.sets.slice(0, 1) })),
  })
  const membersOf = (session: Session | null) =>
    session?.exercises.map(({ id, sets }) => [id, ...sets.map((set) => set.id)])

  test.each(['strong', 'barra-sets', 'barra-json'] as const)(
    'stays removed when the file comes again with newer workouts (%s)',
    async (format) => {
      const { db, safety } = await openWithSafety()
      const file = (sessions: readonly Session[]) => ({ ...request(sessions), format })
      await importDocuments(db, safety, file([older]))
      await removeBy(db, withoutTypo)
      const again = await importDocuments(db, safety, file([older, aLoggedSession()]))
      expect(again.counts).toMatchObject({ sessions: 1, same: 1, changed: 0 })
      const session = await sessionById(db, older.id).get()
      expect(membersOf(session)).toEqual([[first.id, kept.id]])
      expect(session?.note).toBe('')
    },
  )

  test.each(['strong', 'barra-json'] as const)(
    'stays removed when the workout itself is newer (%s)',
    async (format) => {
      const { db, safety } = await openWithSafety()
      const file = (sessions: readonly Session[]) => ({ ...request(sessions), format })
      await importDocuments(db, safety, file([older]))
      await removeBy(db, withoutTypo)
      const newer = withSets([{ ...first, sets: [kept, typo, late] }, second])
      expect((await importDocuments(db, safety, file([newer]))).counts.changed).toBe(1)
      expect(membersOf(await sessionById(db, older.id).get())).toEqual([[first.id, kept.id, late.id]])
      // The removed parts are remembered from all imports, not only from the latest one.
      const newest = withSets([{ ...first, sets: [kept, typo, late], note: 'new' }, second])
      await importDocuments(db, safety, file([newest]))
      expect(membersOf(await sessionById(db, older.id).get())).toEqual([[first.id, kept.id, late.id]])
    },
  )

  test('a removed exercise returns with a new set only', async () => {
    const { db, safety } = await openWithSafety()
    await importDocuments(db, safety, request([older]))
    await removeBy(db, (session) => ({ ...session, exercises: session.exercises.slice(0, 1) }))
    await importDocuments(db, safety, request([withSets([first, { ...second, sets: [...second.sets, late] }])]))
    expect(membersOf(await sessionById(db, older.id).get())).toEqual([
      [first.id, kept.id, typo.id],
      [second.id, late.id],
    ])
  })

  test('returns with an import that was undone before, and after a restored snapshot', async () => {
    const { db, safety } = await openWithSafety()
    await takeSnapshot(db, safety, 'import', 'strong.csv')
    const { id } = await importDocuments(db, safety, request([older]))
    await removeBy(db, withoutTypo)
    await undoImport(db, safety, id)
    await importDocuments(db, safety, request([older]))
    expect(membersOf(await sessionById(db, older.id).get())).toEqual(membersOf(older))

    const [snapshot] = await safety.snapshots()
    await takeSnapshot(db, safety, 'restore', '')
    expect(snapshot).toBeDefined()
    await removeBy(db, withoutTypo)
    await importDocuments(db, safety, request([older]))
    expect(membersOf(await sessionById(db, older.id).get())).toEqual(membersOf(older))
  })
})

test('sets logged into an imported workout survive a backup and repeating the import', async () => {
  const { db, safety } = await openWithSafety()
  const session = aLoggedSession()
  await importDocuments(db, safety, request([session]))
  const copy = await sessionById(db, session.id).get()
  if (!copy) throw new Error('the session is there')
  const fuller = { ...copy, exercises: [...copy.exercises, aSessionExercise({ orderKey: 'z' })] }
  const reps = () =>
    sessionById(db, session.id)
      .get()
      .then((it) => it?.exercises[0]?.sets[0]?.reps)
  await editDocument(db, 'sessions', session.id, (current) => {
    const { id = '' } = current.exercises[0]?.sets[0] ?? {}
    return updateSet(current, id, { reps: 99 })
  })
  await importDocuments(db, safety, { ...request([fuller]), format: 'barra-json' })
  expect(await reps()).toBe(99)

  await importDocuments(db, safety, request([session]))
  expect(await reps()).toBe(99)
})

test('a full disk in the middle leaves everything as it was', async () => {
  const { db, safety } = await openWithSafety()
  const mine = aLoggedSession()
  await db.collections.sessions.insert(mine)
  const before = await everything(db)
  const put = IDBObjectStore.prototype.put
  let puts = 0
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    // The exercise and half of the sessions are on disk.
    if (this.name === 'docs' && ++puts > 61) throw new DOMException('No room.', 'QuotaExceededError')
    return put.apply(this, given)
  })
  const writing = importDocuments(db, safety, request(threeYears(), { exercises: [anExercise()] }))
  await expect(writing).rejects.toMatchObject({ reason: 'full' })
  vi.restoreAllMocks()

  // Reverting needs room as well: at the latest, the next visit does it.
  await goOnWithImports(db, safety)
  expect(await everything(db)).toEqual(before)
  expect(await safety.imports()).toEqual([])
})

test('a kill between two collections undoes the import at the next visit', async () => {
  const { db, safety } = await openWithSafety()
  const before = await everything(db)
  const record = await importDocuments(db, safety, request(threeYears(3), { exercises: [anExercise()] }))
  await safety.putImport({ ...record, state: 'writing' })

  await goOnWithImports(db, safety)
  expect(await everything(db)).toEqual(before)
})

test('undone, it is in the trash; restored, it is back; again undone and imported anew, it is back as well', async () => {
  const { db, safety } = await openWithSafety()
  const sessions = threeYears(3)
  const { id } = await importDocuments(db, safety, request(sessions))
  const imported = await everything(db)

  const { undoneAt } = await undoImport(db, safety, id)
  expect(await countSessions(db).get()).toBe(0)
  expect((await trashedDocuments(db, 'sessions').get()).map(({ binnedAt }) => binnedAt)).toEqual(
    Array(3).fill(undoneAt),
  )

  await restoreImport(db, safety, id)
  expect(await countSessions(db).get()).toBe(3)
  expect(unstampedOf((await everything(db)) as Session)).toEqual(unstampedOf(imported as Session))

  await undoImport(db, safety, id)
  expect((await importDocuments(db, safety, request(sessions))).counts).toMatchObject({ changed: 3, trashed: 0 })
  expect(await countSessions(db).get()).toBe(3)
})

test('undo leaves other data alone', async () => {
  const { db, safety } = await openWithSafety()
  const [mine, imported, thrownAway] = [aLoggedSession(), aLoggedSession(), aLoggedSession()]
  const [planned, unplanned] = [anExercise(), anExercise()]
  await db.collections.sessions.insert(mine)
  const partial = { ...mine, exercises: mine.exercises.slice(1), name: 'Other', updatedAt: aStamp(500) }
  const { id } = await importDocuments(
    db,
    safety,
    request([imported, thrownAway, partial], { exercises: [planned, unplanned] }),
  )
  await db.collections.workouts.insert(aWorkout({ exercises: [aWorkoutExercise({ exerciseId: planned.id })] }))
  await trashDocument(db, 'sessions', thrownAway.id)

  await undoImport(db, safety, id)
  expect(await sessionById(db, mine.id).get()).toMatchObject({
    name: mine.name,
    binnedAt: '',
    exercises: { length: 4 },
  })
  expect((await trashedDocuments(db, 'exercises').get()).map((exercise) => exercise.id)).toEqual([unplanned.id])

  // Items deleted by the person are not restored with the rest.
  await restoreImport(db, safety, id)
  expect((await trashedDocuments(db, 'sessions').get()).map((session) => session.id)).toEqual([thrownAway.id])
  expect((await importDocuments(db, safety, request([thrownAway]))).counts).toMatchObject({ trashed: 1, changed: 0 })
  await restoreDocument(db, 'sessions', thrownAway.id)
  expect(await countSessions(db).get()).toBe(3)
})

test('a session thrown away in the instant of the undo does not come back with the import', async () => {
  const { db, safety } = await openWithSafety()
  const [imported, thrownAway] = [aLoggedSession(), aLoggedSession()]
  const { id } = await importDocuments(db, safety, request([imported, thrownAway]))
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await trashDocument(db, 'sessions', thrownAway.id)
  await undoImport(db, safety, id)
  await restoreImport(db, safety, id)
  expect((await trashedDocuments(db, 'sessions').get()).map((session) => session.id)).toEqual([thrownAway.id])
})

test('a document that was changed since the import stays when the import is undone', async () => {
  const { db, safety } = await openWithSafety()
  const [session] = threeYears(1) as [Session]
  const { id } = await importDocuments(db, safety, request([session]))
  await editDocument(db, 'sessions', session.id, (document) => ({ ...document, note: 'edited' }))
  expect(await undoImport(db, safety, id)).toMatchObject({ staying: 1 })
  expect(await sessionById(db, session.id).get()).toMatchObject({ note: 'edited', binnedAt: '' })
  // It still counts as theirs.
  await importDocuments(db, safety, request([session]))
  expect(await sessionById(db, session.id).get()).toMatchObject({ note: 'edited' })
})

test('our own file makes an identical account, trash and the stamps of members included', async () => {
  const there = await openWithSafety()
  await there.db.collections.sessions.bulkInsert([
    ...threeYears(3),
    aLoggedSession({ binnedAt: '2026-03-03T00:00:00.000Z' }),
  ])
  await there.db.collections.workouts.insert(aWorkout())
  const file = (await everything(there.db)) as ImportRequest['incoming']

  const here = await openWithSafety()
  const ours: ImportRequest = { fileName: 'barra.json', format: 'barra-json', incoming: file, names: {} }
  await importDocuments(here.db, here.safety, ours)
  expect(withoutOwnStamps(await everything(here.db))).toEqual(withoutOwnStamps(file))
  expect((await importDocuments(here.db, here.safety, ours)).counts).toMatchObject({ same: 5, changed: 0, sessions: 0 })
})
