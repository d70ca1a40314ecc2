import { describe, expect, test } from 'vitest'
import { aLoggedSession, aMeasurement, anId, aSession, aSessionExercise, aSet } from '../../../tests/builders.ts'
import { importProblem, importTable, oddKinds } from '../../../tests/support/import-table.ts'
import { MEASUREMENTS_HEADER, measurementRow, SETS_HEADER, sessionRows } from '../export/barra-csv.ts'

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

  test('one whose rows a spreadsheet has put in another order stands in the order of the rows', async () => {
    const [first = '', second = '', third = ''] = sessionRows(full).replace('"one\ntwo; \'-three"', 'x').split('\r\n')
    const other = sessionRows(aSession())
    const { sessions } = await importTable(SETS_HEADER + [third, second, other.trim(), first, ''].join('\r\n'))
    const [{ exercises = [] } = {}] = sessions
    expect(exercises.map(({ id }) => id)).toEqual([full.exercises[1]?.id, full.exercises[0]?.id])
    expect(exercises[1]?.sets.map(({ id }) => id)).toEqual(full.exercises[0]?.sets.map(({ id }) => id).toReversed())
    expect((exercises[0]?.orderKey ?? '') < (exercises[1]?.orderKey ?? '')).toBe(true)
    const keys = exercises[1]?.sets.map(({ orderKey }) => orderKey) ?? []
    expect(keys).toEqual(keys.toSorted())
    expect(sessions).toHaveLength(2)
  })

  test('measurements', async () => {
    const measurement = aMeasurement({ note: '=x' })
    const imported = await importTable(MEASUREMENTS_HEADER + measurementRow(measurement))
    expect(plain(imported.readings)).toEqual(plain([measurement]))
    expect(imported.format).toBe('barra-measurements')
    expect(imported.columns).toEqual({ missing: [], unread: [] })
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
