import { describe, expect, test } from 'vitest'
import { aMeasurement, aSession, aSessionExercise, aSet } from '../../../tests/builders.ts'
import { MEASUREMENTS_HEADER, measurementRow, SETS_HEADER, sessionRows } from './barra-csv.ts'

const names = SETS_HEADER.slice(1).trim().split(',')

/** Rows as records of what they say; what they say nothing of is left out. */
function said(rows: string) {
  expect(rows.endsWith('\r\n')).toBe(true)
  return rows
    .slice(0, -2)
    .split('\r\n')
    .map((row) => {
      const cells = row.split(',')
      expect(cells).toHaveLength(names.length)
      return Object.fromEntries(names.flatMap((name, place) => (cells[place] ? [[name, cells[place]]] : [])))
    })
}

const session = aSession({
  startedAt: '2026-03-02T18:00:00.000Z',
  endedAt: '2026-03-02T19:05:00.000Z',
  timeZone: 'America/Sao_Paulo',
  status: 'completed',
  name: '=1+1',
  note: '-slow',
})
const ofSession = {
  started_at: '2026-03-02T15:00:00.000-03:00',
  ended_at: '2026-03-02T16:05:00.000-03:00',
  time_zone: 'America/Sao_Paulo',
  session: "'=1+1",
  session_note: "'-slow",
  status: 'completed',
  session_id: session.id,
  ...(session.workoutId !== '' && { workout_id: session.workoutId }),
}

test('both files begin with a mark that spreadsheets know UTF-8 by, and end their rows as these do', () => {
  for (const header of [SETS_HEADER, MEASUREMENTS_HEADER]) expect(header).toMatch(/^\ufeff[a-z_]+(,[a-z_]+)+\r\n$/)
})

describe('a session', () => {
  test('without exercises is a row', () => {
    expect(said(sessionRows(session))).toEqual([ofSession])
    const running = said(sessionRows({ ...session, endedAt: null }))
    expect(running).toEqual([Object.fromEntries(Object.entries(ofSession).filter(([name]) => name !== 'ended_at'))])
  })

  test('has a row for each set and for an exercise without sets, in the order of the session', () => {
    const run = aSet({
      orderKey: 'a1',
      kind: 'drop',
      weight: null,
      reps: null,
      seconds: 90,
      distance: { value: 5.2, unit: 'km' },
      rir: 2,
      completedAt: '2026-03-02T18:30:00.000Z',
    })
    const lift = aSet({ orderKey: 'a0', weight: { value: 82.5, unit: 'lb' }, reps: 8, rpe: 8.5 })
    const [first, second] = [
      aSessionExercise({
        orderKey: 'a1',
        name: '@home',
        note: '+1',
        restSeconds: 120,
        oneSided: true,
        sets: [run, lift],
      }),
      aSessionExercise({ orderKey: 'a0', name: 'Row', oneSided: false, sets: [], supersetId: null }),
    ]
    const of = (exercise: typeof first, order: number) => ({
      ...ofSession,
      exercise_order: String(order),
      exercise_kind: exercise.kind,
      exercise_id: exercise.exerciseId,
      session_exercise_id: exercise.id,
    })
    const ofFirst = { ...of(first, 2), exercise: "'@home", exercise_note: "'+1", rest_seconds: '120', one_sided: 'yes' }
    expect(said(sessionRows({ ...session, exercises: [first, second] }))).toEqual([
      { ...of(second, 1), exercise: 'Row', one_sided: 'no' },
      {
        ...ofFirst,
        set_order: '1',
        set_kind: 'working',
        weight: '82.5',
        weight_unit: 'lb',
        reps: '8',
        rpe: '8.5',
        set_id: lift.id,
      },
      {
        ...ofFirst,
        set_order: '2',
        set_kind: 'drop',
        seconds: '90',
        distance: '5.2',
        distance_unit: 'km',
        rir: '2',
        completed_at: '2026-03-02T15:30:00.000-03:00',
        set_id: run.id,
      },
    ])
  })

  test('says nothing of sides where nobody said anything of them', () => {
    const rows = said(sessionRows({ ...session, exercises: [aSessionExercise({ sets: [aSet({ reps: 0 })] })] }))
    expect(rows[0]).not.toHaveProperty('one_sided')
    expect(rows[0]).toMatchObject({ reps: '0' })
  })
})

test('a measurement is a row', () => {
  const measurement = aMeasurement({
    kind: 'body-weight',
    value: 80.5,
    unit: 'kg',
    measuredAt: '2026-03-02T10:00:00.000Z',
    timeZone: 'America/Sao_Paulo',
    note: '=x',
  })
  expect(measurementRow(measurement)).toBe(
    `2026-03-02T07:00:00.000-03:00,America/Sao_Paulo,body-weight,80.5,kg,'=x,${measurement.id}\r\n`,
  )
})
