import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SessionExercise } from '#contract/session.ts'
import { aLoggedSession, aMeasurement, anId, aSession, aSessionExercise, aSet } from '../../../tests/builders.ts'
import { importProblem, importTable, oddKinds } from '../../../tests/support/import-table.ts'
import { SET_COLUMNS, type SetColumn } from '../export/barra-columns.ts'
import { MEASUREMENTS_HEADER, measurementRow, SETS_HEADER, sessionRows } from '../export/barra-csv.ts'
import { newestFirstKey } from '../list/newest-first.ts'
import { USUAL_ANSWERS } from './answers.ts'
import { buildDocuments } from './build-documents.ts'
import type { Imported } from './imported.ts'
import type { DayOrder } from './parse-date.ts'

const session = aLoggedSession()
const sides = async (isOneSided: boolean, written: (text: string) => string) => {
  const exercises = session.exercises.map((exercise) => ({ ...exercise, oneSided: isOneSided }))
  const { sessions } = await importTable(SETS_HEADER + written(sessionRows({ ...session, exercises })))
  return new Set(sessions.flatMap((read) => read.exercises.map(({ oneSided }) => oneSided)))
}

test('one-sided exercises stay so in a file that a spreadsheet has saved', async () => {
  const marked = (word: string) => (text: string) => text.replaceAll(',yes,', `,${word},`)
  for (const word of ['yes', 'TRUE', '1', 'VERDADEIRO', 'VERDADERO', 'WAHR', 'VRAI']) {
    expect(await sides(true, marked(word))).toEqual(new Set([true]))
  }
  expect(await sides(false, (text) => text.replaceAll(',no,', ',FALSO,'))).toEqual(new Set([false]))
})

test('an exercise of which no side was ever said says nothing of it', async () => {
  const { sessions } = await importTable(SETS_HEADER + sessionRows(session))
  expect(sessions[0]?.exercises[0]).not.toHaveProperty('oneSided')
})

describe('our own files give back what they were made of', () => {
  const full = aSession({
    status: 'completed',
    workoutId: anId(),
    name: '=Push, "A"',
    note: 'one\ntwo; -three',
    startedAt: '2026-03-02T18:00:00.000Z',
    endedAt: '2026-03-02T19:05:30.250Z',
    timeZone: 'America/Sao_Paulo',
    exercises: [
      aSessionExercise({
        orderKey: 'a0',
        name: "'Row",
        note: '+1',
        restSeconds: 120,
        supersetId: anId(),
        sets: [
          aSet({ orderKey: 'a0', kind: 'warm-up', weight: { value: 82.5, unit: 'lb' }, rpe: 8.5 }),
          aSet({ orderKey: 'a1', weight: null, rir: 2, completedAt: '2026-03-02T18:30:00.000Z' }),
        ],
      }),
      aSessionExercise({
        orderKey: 'a1',
        kind: 'distance-time',
        sets: [aSet({ weight: null, reps: null, seconds: 90, distance: { value: 5.2, unit: 'km' } })],
      }),
      aSessionExercise({ orderKey: 'a2', sets: [] }),
    ],
  })

  /** Without stamps and order keys, which files of sets do not have. */
  const plain = (text: unknown) =>
    JSON.parse(JSON.stringify(text, (key, value) => (['updatedAt', 'orderKey'].includes(key) ? undefined : value)))

  test('sessions', async () => {
    const empty = aSession({ startedAt: '2026-03-03T18:00:00.000Z', endedAt: null, status: 'active' })
    const imported = await importTable(SETS_HEADER + sessionRows(full) + sessionRows(empty))
    expect(plain(imported.sessions)).toEqual(plain([full, empty]))
    expect(imported.format).toBe('barra-sets')
    expect(imported.columns).toEqual({ missing: [], unread: [] })
  })

  test('in any order of rows', async () => {
    const other = aSession({ startedAt: '2026-03-04T18:00:00.000Z', exercises: full.exercises.map(reidentified) })
    const oneLine = { ...full, note: 'one' }
    const rows = (sessionRows(oneLine) + sessionRows(other)).trim().split('\r\n')
    const inOrder = await importTable(SETS_HEADER + rows.join('\r\n'))
    const byId = ({ sessions }: typeof inOrder) => sessions.toSorted((left, right) => (left.id < right.id ? -1 : 1))
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(rows, { minLength: rows.length }), async (shuffled) => {
        expect(byId(await importTable(SETS_HEADER + shuffled.join('\r\n')))).toEqual(byId(inOrder))
      }),
    )
  })

  test('measurements', async () => {
    const measurement = aMeasurement({ note: '=x' })
    const imported = await importTable(MEASUREMENTS_HEADER + measurementRow(measurement))
    expect(plain(imported.readings)).toEqual(plain([measurement]))
    expect(imported.format).toBe('barra-measurements')
    expect(imported.columns).toEqual({ missing: [], unread: [] })
  })
})

const reidentified = (exercise: SessionExercise): SessionExercise => ({
  ...exercise,
  id: anId(),
  sets: exercise.sets.map((set) => ({ ...set, id: anId() })),
})

describe('rows that somebody adds in a spreadsheet', () => {
  const place = (column: SetColumn) => SET_COLUMNS.indexOf(column)
  const squats = aLoggedSession({
    status: 'completed',
    timeZone: 'America/Sao_Paulo',
    startedAt: '2026-03-02T18:00:00.000Z',
    endedAt: '2026-03-02T19:00:00.000Z',
    exercises: [
      aSessionExercise({
        name: 'Squat',
        sets: [60, 80].map((value, index) =>
          aSet({
            orderKey: `a${index}`,
            weight: { value, unit: 'kg' },
            reps: 5,
            completedAt: '2026-03-02T18:30:00.000Z',
          }),
        ),
      }),
      aSessionExercise({ name: 'Row', orderKey: 'a1', sets: [aSet({ weight: { value: 40, unit: 'kg' }, reps: 5 })] }),
    ],
  })
  const rows = sessionRows(squats).trim().split('\r\n')
  const [first = '', second = ''] = rows
  const edited = (row: string, cells: Partial<Record<SetColumn, string>>) =>
    Object.entries(cells)
      .reduce((all, [column, cell]) => all.with(place(column as SetColumn), cell), row.split(','))
      .join(',')
  const NO_IDS = { session_id: '', session_exercise_id: '', set_id: '' }
  const read = (...lines: string[]) => importTable(SETS_HEADER + lines.join('\r\n'))
  const loads = ({ sessions }: Imported) =>
    sessions.map(({ exercises }) =>
      exercises.map(({ name, sets }) => [name, ...sets.map(({ weight }) => weight?.value)].join(' ')),
    )

  test.each<[string, Partial<Record<SetColumn, string>>, string]>([
    ['a copy without its set id', { set_id: '', weight: '90' }, 'Squat 60 80 90'],
    ['a copy with its set id', { weight: '90' }, 'Squat 60 80 90'],
    ['a copy without any id', { ...NO_IDS, weight: '90' }, 'Squat 60 80 90'],
    ['a row without ids, kind and order', { ...NO_IDS, set_kind: '', set_order: '', weight: '90' }, 'Squat 60 80 90'],
  ])('%s is a set of its own, and reported', async (_, cells, squat) => {
    const imported = await read(first, second, edited(second, cells), ...rows.slice(2))
    expect(loads(imported)).toEqual([[squat, 'Row 40']])
    expect(oddKinds(imported)).toEqual(['new-row 1'])
    const ids = imported.sessions.flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets.map(({ id }) => id)))
    expect(new Set(ids).size).toBe(4)
    expect((await read(first, second, edited(second, cells), ...rows.slice(2))).sessions).toEqual(imported.sessions)
  })

  test('a row without a session id finds its session by the start, wherever it stands', async () => {
    const added = edited(second, { ...NO_IDS, weight: '90', set_order: '3' })
    expect(loads(await read(added, ...rows))).toEqual([['Squat 60 80 90', 'Row 40']])
  })

  test('rows without ids at a start of their own are a session', async () => {
    const start = '2026-03-09T15:00:00.000-03:00'
    const added = edited(second, { ...NO_IDS, started_at: start, ended_at: start, exercise_id: '', completed_at: '' })
    const imported = await read(...rows, added, added)
    expect(loads(imported)).toEqual([['Squat 60 80', 'Row 40'], ['Squat 80 80']])
    const [, session] = imported.sessions
    expect(session?.exercises[0]?.exerciseId).toBe(squats.exercises[0]?.exerciseId)
    expect(session?.exercises[0]?.sets[0]?.completedAt).toBe('2026-03-09T18:00:00.000Z')
  })

  test('a load may have its unit in the cell', async () => {
    const imported = await read(edited(first, { weight: '70 kg', weight_unit: '' }), ...rows.slice(1))
    expect(loads(imported)[0]?.[0]).toBe('Squat 70 80')
  })

  test('blank rows are none', async () => {
    const blank = ','.repeat(SET_COLUMNS.length - 1)
    const imported = await read(...rows.flatMap((row) => [row, blank]))
    expect(imported.oddities).toEqual([])
    expect(loads(imported)).toEqual([['Squat 60 80', 'Row 40']])
  })

  describe('dates as people and spreadsheets write them', () => {
    const written = (start: string) =>
      read(...rows.map((row) => edited(row, { started_at: start, ended_at: start.replace('18:02', '19:02') })))

    test.each([
      ['2026-03-04 18:02', '2026-03-04T21:02:00.000Z'],
      ['24/03/2026 18:02', '2026-03-24T21:02:00.000Z'],
      ['4 mar. 2026 18:02', '2026-03-04T21:02:00.000Z'],
    ])('%s is in the time zone of its row', async (text, instant) => {
      const { sessions, questions } = await written(text)
      expect(sessions[0]?.startedAt).toBe(instant)
      expect(questions.dayOrder).toBe(false)
    })

    test('an open order of day and month is asked for, and the answer counts', async () => {
      const imported = await written('03/04/2026 18:02')
      expect(imported.questions.dayOrder).toBe(true)
      const started = (dayOrder: DayOrder) =>
        buildDocuments(imported, { ...USUAL_ANSWERS, dayOrder }, new Map()).sessions.map(
          ({ startedAt, endedAt, newestFirst }) => [startedAt, endedAt, newestFirst],
        )
      expect(started('day-first')).toEqual([
        ['2026-04-03T21:02:00.000Z', '2026-04-03T22:02:00.000Z', newestFirstKey('2026-04-03T21:02:00.000Z')],
      ])
      expect(started('month-first')[0]?.[0]).toBe('2026-03-04T21:02:00.000Z')
    })

    test('a measurement by its row as well', async () => {
      const row = measurementRow(aMeasurement({ timeZone: 'America/Sao_Paulo' })).replace(/^[^,]+/, '03/04/2026 18:02')
      const imported = await importTable(MEASUREMENTS_HEADER + row)
      expect(imported.questions.dayOrder).toBe(true)
      const { measurements } = buildDocuments(imported, { ...USUAL_ANSWERS, dayOrder: 'month-first' }, new Map())
      expect(measurements[0]?.measuredAt).toBe('2026-03-04T21:02:00.000Z')
    })
  })

  test('a measurement without an id, or with a repeated one, is one of its own', async () => {
    const row = measurementRow(aMeasurement({ value: 80 }))
    const copied = row.replace(',80,', ',81,')
    const imported = await importTable(MEASUREMENTS_HEADER + row + copied + copied.replace(/,[^,]+\r\n$/, ',\r\n'))
    expect(new Set(imported.readings.map(({ id }) => id)).size).toBe(3)
    expect(oddKinds(imported)).toEqual(['new-row 2'])
  })
})

describe('a cell that cannot be what it should', () => {
  const set = aSet({ kind: 'drop', completedAt: '2026-03-02T18:30:00.000Z', distance: { value: 5, unit: 'yd' } })
  const broken = aLoggedSession({
    exercises: [aSessionExercise({ supersetId: anId(), kind: 'weight-distance', restSeconds: 77, sets: [set] })],
    workoutId: anId(),
    endedAt: '2026-03-02T19:05:30.250Z',
  })
  const { [0]: exercise } = broken.exercises

  test.each([
    ['session_id', broken.id],
    ['started_at', '2026-03-02T18:00:00.000+00:00'],
    ['ended_at', '2026-03-02T19:05:30.250+00:00'],
    ['completed_at', '2026-03-02T18:30:00.000+00:00'],
    ['workout_id', broken.workoutId],
    ['status', 'completed'],
    ['session_exercise_id', exercise?.id ?? ''],
    ['superset_id', exercise?.supersetId ?? ''],
    ['exercise_kind', 'weight-distance'],
    ['set_id', set.id],
    ['set_kind', 'drop'],
    ['weight_unit', 'kg'],
    ['distance_unit', 'yd'],
  ])('in %s leaves its row out', async (column, cell) => {
    const rows = sessionRows({ ...broken, timeZone: 'UTC' })
    expect(rows).toContain(cell)
    expect(await importProblem(SETS_HEADER + rows.replace(cell, `${cell}x`))).toEqual({
      kind: 'bad-cell',
      line: 2,
      column,
      value: `${cell}x`,
    })
  })

  test('in a figure leaves the cell out', async () => {
    const imported = await importTable(SETS_HEADER + sessionRows(broken).replace(',77,', ',long,'))
    expect(imported.sessions[0]?.exercises[0]?.restSeconds).toBeNull()
    expect(oddKinds(imported)).toEqual(['unreadable-cell 1'])
  })

  test('a session without its begin and a measurement without its moment or value are none', async () => {
    const rows = sessionRows({ ...broken, timeZone: 'UTC' }).replace('2026-03-02T18:00:00.000+00:00', '')
    expect(await importProblem(SETS_HEADER + rows)).toMatchObject({ column: 'started_at', value: '' })
    const row = measurementRow(aMeasurement({ timeZone: 'UTC', value: 81 }))
    const without = (cell: RegExp) => importProblem(MEASUREMENTS_HEADER + row.replace(cell, ''))
    expect(await without(/^[^,]+/)).toMatchObject({ column: 'measured_at', value: '' })
    expect(await without(/(?<=,)81(?=,)/)).toMatchObject({ column: 'value', value: '' })
    expect(await importProblem(MEASUREMENTS_HEADER + row.replace(/[^,]+\r/, 'x\r'))).toMatchObject({
      column: 'measurement_id',
    })
  })

  test.each([
    ['kind', 'body-weight'],
    ['unit', ',kg,'],
  ])('in the %s of a measurement leaves its row out', async (column, cell) => {
    const row = measurementRow(aMeasurement({ kind: 'body-weight', unit: 'kg' }))
    expect(row).toContain(cell)
    const other = row.replace(cell, cell.replace('g', 'x'))
    expect(await importProblem(MEASUREMENTS_HEADER + other)).toMatchObject({ kind: 'bad-cell', column })
  })
})

test.each([SETS_HEADER, MEASUREMENTS_HEADER])('a missing column of our own files is named', async (header) => {
  const [first, ...others] = header.trim().split(',')
  const lines = `${others.join(',')}\n${others.join(',')}\n`
  expect(await importProblem(lines)).toMatchObject({ kind: 'missing-columns', columns: [first] })
})
