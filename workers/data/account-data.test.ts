import '../../tests/setup/fake-indexeddb.ts'
import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import type { Measurement } from '#contract/measurement.ts'
import type { Session } from '#contract/session.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { type ExerciseChoice, type ImportAnswers, USUAL_ANSWERS } from '#domain/import/answers.ts'
import { editDocument } from '#storage/commands.ts'
import { openDatabase } from '#storage/database.ts'
import type { Database } from '#storage/documents.ts'
import { documentsAsJson } from '#storage/export-documents.ts'
import { safetyDatabaseName } from '#storage/safety/safety-name.ts'
import { NO_SERVER } from '#storage/safety/server-knowledge.ts'
import { anyAccount } from '../../tests/support/any-account.ts'
import { fixture } from '../../tests/support/import-table.ts'
import { anAccount } from '../../tests/test-database.ts'
import type { ExportKind, ImportPreview } from '../data.api.ts'
import { AccountData } from './account-data.ts'

const NOW = '2026-11-21T12:00:00'
const ANSWERS: ImportAnswers = { ...USUAL_ANSWERS, timeZone: 'America/Sao_Paulo' }

/** An account of this device alone. */
const openAlone = (account: string) => AccountData.open({ account, alone: (work) => work(), server: NO_SERVER })

async function open(account = anAccount()): Promise<AccountData> {
  const data = await openAlone(account)
  onTestFinished(async () => {
    await data.close()
    indexedDB.deleteDatabase(safetyDatabaseName(account))
  })
  return data
}

/** A look at an account that no worker has open. */
async function withDatabase<Result>(account: string, look: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await openDatabase({ account })
  try {
    return await look(db)
  } finally {
    await db.close()
  }
}

async function documentsOf(db: Database): Promise<Record<string, unknown[]>> {
  let text = ''
  for await (const piece of documentsAsJson(db)) text += piece
  return JSON.parse(text)
}

/** In a copy, the document has the import's stamp; its content is unchanged. */
function withoutOwnStamps(account: Record<string, unknown[]>): Record<string, unknown[]> {
  const lists = Object.entries(account)
  return Object.fromEntries(
    lists.map(([name, documents]) => [name, documents.map((document) => ({ ...(document as object), updatedAt: '' }))]),
  )
}

const fixtureFile = (name: string) => new File([fixture(name)], name)

async function preview(data: AccountData, file: File): Promise<ImportPreview> {
  const answer = await data.read(file, NOW, () => undefined)
  if (answer.kind !== 'preview') throw new Error(JSON.stringify(answer))
  return answer.preview
}

/** The person accepts every suggestion. */
function agreed(names: ImportPreview['names']): ImportAnswers {
  const choices = names.map(({ name, match }): [string, ExerciseChoice] => [
    name,
    match ? { kind: 'known', id: match } : { kind: 'new' },
  ])
  return { ...ANSWERS, exercises: Object.fromEntries(choices) }
}

async function exported(data: AccountData, kind: ExportKind): Promise<File> {
  const answer = await data.exportFile({ kind, exportedAt: `${NOW}.000Z`, account: null, profile: null, handle: null })
  if (answer.kind !== 'exported' || !answer.file) throw new Error(JSON.stringify(answer))
  return new File([answer.file], 'barra')
}

test('a file of Strong: its preview, its result, and importing it again', async () => {
  const account = anAccount()
  const data = await open(account)
  const shown = await preview(data, fixtureFile('strong-c.csv'))
  expect(shown).toMatchObject({ workouts: 2, sets: 5, firstDay: '2024-03-04', lastDay: '2024-03-04' })
  expect(shown.names.map(({ volume: _, ...name }) => name)).toEqual([
    { name: 'Squat (Barbell)', sets: 3, workouts: 2, match: 'back-squat', sure: true },
    { name: 'Pull Up (Weighted)', sets: 1, workouts: 1, match: 'weighted-pull-up', sure: true },
    { name: 'Push Up', sets: 1, workouts: 1, match: 'push-up', sure: true },
  ])
  const answers: ImportAnswers = {
    ...agreed(shown.names),
    weightUnit: 'lb',
    bodyLoaded: shown.bodyLoads.map(({ name }) => name),
    bodyWeight: { value: 180, unit: 'lb' },
  }
  expect(await data.compare(answers)).toEqual({ known: 0, sets: null, doubled: null })
  const written = await data.write(answers)
  expect(written).toMatchObject({ kind: 'written', counts: { sessions: 2, sets: 5, exercises: 0 } })

  await preview(data, fixtureFile('strong-c-comma.csv'))
  expect(await data.compare(answers)).toEqual({ known: 2, sets: { added: 0, removed: 0 }, doubled: null })
  expect(await data.write(answers)).toMatchObject({ counts: { sessions: 0, changed: 0, same: 2 } })
  expect((await data.snapshots()).map(({ detail }) => detail)).toEqual(['strong-c-comma.csv', 'strong-c.csv'])
  await data.close()

  const sessions = await withDatabase(account, (db) => db.collections.sessions.find().exec())
  const [squat, pullUp] = sessions.find(({ exercises }) => exercises.length === 3)?.exercises ?? []
  expect(squat?.sets.map(({ weight }) => weight)).toEqual([
    { value: 100, unit: 'lb' },
    { value: 135, unit: 'lb' },
  ])
  // Body weight is 180 of the 200 lb.
  expect(pullUp).toMatchObject({ kind: 'weighted-bodyweight', sets: [{ weight: { value: 20, unit: 'lb' } }] })
  expect(sessions[0]?.startedAt).toBe('2024-03-04T21:02:11.000Z')
})

test('a set removed after an import stays removed, and the preview says so', async () => {
  const account = anAccount()
  const rows = (sets: readonly string[]) =>
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n' +
    sets.map((set, index) => `2024-03-04 18:02:11,Push,1h,Squat,${index + 1},${set},5,0,0,,,\n`).join('')
  const file = (...sets: readonly string[]) => new File([rows(sets)], 'strong.csv')
  const first = await open(account)
  const answers = agreed((await preview(first, file('80', '800'))).names)
  await first.write(answers)
  await first.close()
  await withDatabase(account, async (db) => {
    const [session] = await db.collections.sessions.find().exec()
    if (!session) throw new Error('no session')
    await editDocument(db, 'sessions', session.id, (it) => ({
      ...it,
      exercises: it.exercises.map((exercise) => ({ ...exercise, sets: exercise.sets.slice(0, 1) })),
    }))
  })

  const data = await open(account)
  await preview(data, file('80', '800'))
  expect(await data.compare(answers)).toEqual({ known: 1, sets: { added: 0, removed: 1 }, doubled: null })
  await preview(data, file('80', '800', '85'))
  expect(await data.compare(answers)).toEqual({ known: 1, sets: { added: 1, removed: 1 }, doubled: null })
  expect(await data.write(answers)).toMatchObject({ counts: { sessions: 0, changed: 1 } })
  await data.close()
  const [session] = await withDatabase(account, (db) => db.collections.sessions.find().exec())
  expect(session?.exercises[0]?.sets.map(({ weight }) => weight?.value)).toEqual([80, 85])
})

test('a choice is remembered at the next import, and a new exercise is the same one again', async () => {
  const data = await open()
  const { names } = await preview(data, fixtureFile('fitnotes-android.csv'))
  const chosen: ImportAnswers = {
    ...agreed(names),
    exercises: {
      ...agreed(names).exercises,
      'Flat Barbell Bench Press': { kind: 'known', id: 'dumbbell-bench-press' as ExerciseId },
      Treadmill: { kind: 'new' },
    },
  }
  const written = await data.write(chosen)
  expect(written).toMatchObject({ kind: 'written', counts: { exercises: 1 } })
  const again = await preview(data, fixtureFile('fitnotes-android.csv'))
  expect(again.names).toContainEqual(
    expect.objectContaining({ name: 'Flat Barbell Bench Press', match: 'dumbbell-bench-press', sure: true }),
  )
  expect(again.names).toContainEqual(expect.objectContaining({ name: 'Treadmill', match: null, sure: true }))
  expect(await data.write(chosen)).toMatchObject({ counts: { exercises: 0, sessions: 0, changed: 0 } })
})

test.each([
  'strong-a.csv',
  'strong-a-short.csv',
  'strong-b.csv',
  'hevy.csv',
  'hevy-measurements.csv',
  'fitnotes-android.csv',
  'fitnotes-older.csv',
  'fitnotes-body.csv',
  'stronglifts.csv',
])('%s is written whole, and undone leaves nothing but the trash', async (name) => {
  const data = await open()
  const { names, workouts, sets, measurements } = await preview(data, fixtureFile(name))
  const written = await data.write(agreed(names))
  expect(written).toMatchObject({ kind: 'written', counts: { sessions: workouts, sets, measurements } })
  const [note] = await data.imports()
  expect(await data.undoImport(note?.id ?? '')).toEqual({ kind: 'done', staying: 0 })
  expect(await data.imports()).toMatchObject([{ state: 'undone', fileName: name }])
  expect(await data.trash()).toEqual([])
  expect(await data.emptyTrash()).toEqual({ kind: 'done' })
  expect(await data.imports()).toEqual([])
})

test('any account goes through JSON and is the same, but for the stamps of the import', async () => {
  await fc.assert(
    fc.asyncProperty(anyAccount, async (documents) => {
      const [there, here] = [anAccount(), anAccount()]
      const before = await withDatabase(there, async (db) => {
        for (const name of COLLECTION_NAMES) {
          if (name !== 'preferences') await db.collections[name].bulkInsert([...documents[name]] as never[])
        }
        return documentsOf(db)
      })
      const source = await openAlone(there)
      const file = await exported(source, 'json')
      await source.close()

      const target = await openAlone(here)
      await preview(target, file)
      expect(await target.write(ANSWERS)).toMatchObject({ kind: 'written' })
      await preview(target, file)
      expect(await target.write(ANSWERS)).toMatchObject({ counts: { changed: 0, sessions: 0, others: 0 } })
      await target.close()
      expect(withoutOwnStamps(await withDatabase(here, documentsOf))).toEqual(withoutOwnStamps(before))
      for (const account of [there, here]) indexedDB.deleteDatabase(safetyDatabaseName(account))
    }),
    { numRuns: 6 },
  )
})

/** A session's fields in the sets file: without targets, stamps and the state of a running session. */
function carried(session: Session) {
  const plainLines = (text: string) => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  const { updatedAt: _, binnedAt: __, newestFirst: ___, ...rest } = session
  return {
    ...rest,
    name: plainLines(session.name),
    note: plainLines(session.note),
    exercises: session.exercises.map(({ updatedAt: _, orderKey: __, ...exercise }) => ({
      ...exercise,
      name: plainLines(exercise.name),
      note: plainLines(exercise.note),
      sets: exercise.sets.map(({ updatedAt: _, orderKey: __, ...set }) => ({ ...set, target: null })),
    })),
  }
}

function carriedReading({ updatedAt: _, binnedAt: __, ...reading }: Measurement) {
  return { ...reading, note: reading.note.replaceAll('\r\n', '\n').replaceAll('\r', '\n') }
}

test('any account goes through CSV, and what the files carry is the same', async () => {
  const byId = (left: { id: string }, right: { id: string }) => (left.id < right.id ? -1 : 1)
  await fc.assert(
    fc.asyncProperty(anyAccount, async ({ sessions, measurements }) => {
      const [there, here] = [anAccount(), anAccount()]
      await withDatabase(there, async (db) => {
        await db.collections.sessions.bulkInsert([...sessions])
        await db.collections.measurements.bulkInsert([...measurements])
      })
      const source = await openAlone(there)
      const files = [await exported(source, 'sets'), await exported(source, 'measurements')]
      await source.close()

      const target = await openAlone(here)
      for (const file of files) {
        const answer = await target.read(file, NOW, () => undefined)
        if (answer.kind === 'problem') expect(answer.problem).toEqual({ kind: 'empty' })
        else expect(await target.write(ANSWERS)).toMatchObject({ kind: 'written' })
      }
      await target.close()
      const after = await withDatabase(here, documentsOf)
      const inUse = <Document extends { readonly binnedAt: string }>(documents: readonly Document[]) =>
        documents.filter(({ binnedAt }) => binnedAt === '')
      expect((after['sessions'] as Session[]).map(carried)).toEqual(inUse(sessions).map(carried).toSorted(byId))
      expect((after['measurements'] as Measurement[]).map(carriedReading)).toEqual(
        inUse(measurements).map(carriedReading).toSorted(byId),
      )
      for (const account of [there, here]) indexedDB.deleteDatabase(safetyDatabaseName(account))
    }),
    { numRuns: 6 },
  )
})

test('a workout too large to store is reported before any question', async () => {
  const data = await open()
  const header =
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE'
  const row = (set: number) => `2024-03-05 18:00:00,Push,1h,Bench Press (Barbell),${(set % 100) + 1},${set},5,0,0,,,`
  const rows = Array.from({ length: 12_000 }, (_, set) => row(set))
  const small = '2024-03-04 18:00:00,Push,1h,Bench Press (Barbell),1,80,5,0,0,,,'
  const file = new File([[header, small, ...rows].join('\n')], 'strong.csv')
  const answer = await data.read(file, NOW, () => undefined)
  expect(answer).toEqual({ kind: 'problem', problem: { kind: 'large-workout', line: 3 } })
})

test('an invalid document is reported by line, and nothing is written', async () => {
  const account = anAccount()
  const data = await open(account)
  const source = await exported(data, 'json')
  const text = (await source.text()).replace('"folders": []', '"folders": [\n{"id":"x"}\n]')
  const answer = await data.read(new File([text], 'barra.json'), NOW, () => undefined)
  expect(answer).toMatchObject({ kind: 'problem', problem: { kind: 'bad-document', line: 5, place: 'folders.id' } })
  expect(await data.write(ANSWERS)).toEqual({ kind: 'failed', reason: 'missing' })
})

test('any table of Strong gives documents that the server can store', async () => {
  const data = await open()
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('', '0', '1', '100', '82,5', '1271', '99999999', '0.001', 'W', 'D', 'Rest Timer', 'Note'),
  )
  const row = fc.tuple(
    fc.constantFrom('2024-03-04 18:02:11', '1970-01-01 00:00:00', '2099-12-31 23:59:59'),
    cell,
    fc.constantFrom('', '1h 12m', '900h', '30'),
    cell,
    fc.oneof(cell, fc.constantFrom('1', '2', '3')),
    fc.constantFrom('', '0', '80', '1e3', '5001', '74.99999999999999'),
    fc.constantFrom('', '0', '8', '8.6', '10000'),
    fc.constantFrom('', '0', '5.2', '2000000'),
    fc.constantFrom('', '0', '60', '90000'),
    cell,
    cell,
    fc.constantFrom('', '0', '8', '8.3', '11'),
  )
  const header =
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n'
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 15 }), async (rows) => {
      const text = header + rows.map((cells) => `${cells.map(quoted).join(',')}\n`).join('')
      const answer = await data.read(new File([text], 'strong.csv'), NOW, () => undefined)
      expect(answer.kind).toBe('preview')
      if (answer.kind !== 'preview') return
      const pending = await data.write(agreed(answer.preview.names))
      expect(pending.kind).toBe('written')
    }),
    { numRuns: 15 },
  )
})

const strong = (rows: readonly string[]) =>
  new File(
    [
      'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n',
      ...rows.map((row) => `${row}\n`),
    ],
    'strong.csv',
  )

test('a workout that was renamed in the old app is the same one', async () => {
  const data = await open()
  const rows = (first: string, second: string) => [
    `2024-03-04 18:02:11,${first},1h,Squat (Barbell),1,100,5,0,0,,,`,
    `2024-03-06 18:02:11,${second},1h,Squat (Barbell),1,105,5,0,0,,,`,
  ]
  await data.write(agreed((await preview(data, strong(rows('Legs', 'Legs')))).names))
  const { names } = await preview(data, strong(rows('Lower A', 'Lower B')))
  expect(await data.compare(agreed(names))).toEqual({ known: 2, sets: { added: 0, removed: 0 }, doubled: null })
  expect(await data.write(agreed(names))).toMatchObject({ counts: { sessions: 0, changed: 2, sets: 0 } })
})

test('of workouts that began at one moment, each is known by its title', async () => {
  const data = await open()
  const row = (title: string) => `2024-03-04 12:00:00,${title},1h,Squat (Barbell),1,100,5,0,0,,,`
  await data.write(agreed((await preview(data, strong([row('A')]))).names))
  const { names } = await preview(data, strong([row('B'), row('A')]))
  expect(await data.write(agreed(names))).toMatchObject({ counts: { sessions: 1, changed: 0, same: 1 } })
  await preview(data, strong([row('A'), row('B')]))
  expect(await data.write(agreed(names))).toMatchObject({ counts: { sessions: 0, changed: 0, same: 2 } })
})

test('a workout that arrives during the preview is not duplicated', async () => {
  const data = await open()
  const row = (day: string, title: string) => `2024-03-${day} 12:00:00,${title},1h,Squat (Barbell),1,100,5,0,0,,,`
  const write = async (rows: readonly string[]) => data.write(agreed((await preview(data, strong(rows))).names))
  // Two that began at one moment: their ids are others than those of workouts that began alone.
  await write([row('04', 'A'), row('04', 'B')])
  await write([row('05', 'C')])
  const [, both] = await data.imports()
  await data.undoImport(both?.id ?? '')
  await data.emptyTrash()

  const { names } = await preview(data, strong([row('04', 'A')]))
  const [beforeC] = await data.snapshots()
  expect(await data.restoreSnapshot(beforeC?.id ?? '')).toEqual({ kind: 'done' })
  expect(await data.write(agreed(names))).toMatchObject({ counts: { sessions: 0, sets: 0, same: 1 } })
})

test('days that already hold the same sets from another app are counted', async () => {
  const data = await open()
  const days = ['04', '06', '08']
  const done = [100, 105, 110]
  await data.write(
    agreed(
      (
        await preview(
          data,
          strong(
            days.flatMap((day) =>
              done.map((kg, at) => `2024-03-${day} 23:02:11,Legs,1h,Squat (Barbell),${at + 1},${kg},5,0,0,,,`),
            ),
          ),
        )
      ).names,
    ),
  )
  const hevy = (of: readonly string[]) =>
    new File(
      [
        'title,start_time,end_time,exercise_title,set_index,set_type,weight_lbs,reps,distance_miles,duration_seconds\n',
        ...of.flatMap((day) =>
          done.map(
            (kg, at) =>
              `L,"${day} Mar 2024, 07:02","${day} Mar 2024, 08:02",Squat (Barbell),${at},normal,${(kg / 0.45359237).toFixed(1)},5,,\n`,
          ),
        ),
      ],
      'hevy.csv',
    )
  // Eight hours later, as an import of that app leaves it.
  const { names } = await preview(data, hevy(['5', '7', '20']))
  expect(await data.compare(agreed(names))).toEqual({
    known: 0,
    sets: null,
    doubled: { days: 2, of: 3, firstDay: '2024-03-05', lastDay: '2024-03-07' },
  })
})

test('pull-ups with the weight of the body in their loads', async () => {
  const account = anAccount()
  const data = await open(account)
  const row = (day: string, kg: number) => `2024-03-${day} 12:00:00,A,1h,Pull Up,1,${kg},5,0,0,,,`
  const { names, bodyLoads } = await preview(data, strong([row('04', 71.5), row('05', 72), row('06', 74)]))
  expect(bodyLoads).toMatchObject([{ name: 'Pull Up', sets: 3, lowest: 71.5, highest: 74 }])
  await data.write({ ...agreed(names), bodyLoaded: ['Pull Up'] })
  const light = await preview(data, strong([row('07', 0), row('08', 10), row('09', 0)]))
  expect(light.bodyLoads).toEqual([])
  await data.write(agreed(names))
  await data.close()
  const sessions = await withDatabase(account, (db) => db.collections.sessions.find().exec())
  // Newest first. A load that was added once makes it the same kind of exercise in every session.
  expect(sessions.map(({ exercises }) => [exercises[0]?.kind, exercises[0]?.sets[0]?.weight?.value])).toEqual([
    ['weighted-bodyweight', undefined],
    ['weighted-bodyweight', 10],
    ['weighted-bodyweight', undefined],
    ['bodyweight-reps', undefined],
    ['bodyweight-reps', undefined],
    ['bodyweight-reps', undefined],
  ])
})
