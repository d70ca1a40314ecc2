import { describe, expect, test } from 'vitest'
import { fixture, importTable, linesOf, oddKinds } from '../../../tests/support/import-table.ts'

test('a file without repetitions is reported', async () => {
  const { columns } = await importTable(
    'title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,distance_km,duration_seconds\n' +
      'Push,"8 Apr 2026, 16:50","8 Apr 2026, 17:43",Bench Press (Barbell),0,normal,60,,\n',
  )
  expect(columns).toEqual({ missing: ['reps'], unread: [] })
})

describe('versions', () => {
  test('kinds of sets, supersets from 0, a returning exercise, Portuguese months', async () => {
    const { workouts, oddities } = await importTable(fixture('hevy.csv'))
    expect(linesOf(workouts[0])).toEqual([
      'Bench Press (Barbell): warm-up 20kg×10, 60kg×10 @7.5, failure 62.5kg×8',
      'Pull Up [0]: ×12',
      'Dip [0]: drop ×12',
      'Bench Press (Barbell): 50kg×12',
      'Treadmill: 2.5km 900s',
    ])
    expect(workouts[0]).toMatchObject({ startedAt: '2026-04-08T16:50:00', durationSeconds: 3_180, note: 'one\ntwo' })
    expect(workouts[0]?.exercises[0]?.note).toBe('slow')
    expect(workouts[1]).toMatchObject({ name: 'Pernas', startedAt: '2026-10-06T17:18:00' })
    expect(oddities).toEqual([])
  })

  test('pounds, miles and ISO times', async () => {
    const { workouts } = await importTable(fixture('hevy-pounds.csv'))
    expect(linesOf(workouts[0])).toEqual(['Squat (Barbell): 225lb×5', 'Running: 3.1mi 1500s'])
  })
})

const HEADER =
  'title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe'
const begun = 'Push,2026-04-08 16:50,2026-04-08 17:43,,'
const table = (...rows: readonly string[]) => importTable(`${[HEADER, ...rows].join('\n')}\n`)

describe('which workout and exercise a row belongs to', () => {
  test('workouts of one moment or of one name are several', async () => {
    const { workouts } = await table(
      ' Push ,2026-04-08 16:50,2026-04-08 17:43,,Dip,,,0,normal,,5,,,',
      'Pull,2026-04-08 16:50,2026-04-08 17:43,,Row,,,0,normal,40,6,,,',
      'Push,2026-04-09 16:50,2026-04-09 17:43,,Dip,,,0,normal,,7,,,',
      'Push,2026-04-08 16:50,2026-04-08 17:43,,Dip,,,1,normal,,8,,,',
    )
    expect(workouts.map(({ name, startedAt }) => `${name} ${startedAt}`)).toEqual([
      'Push 2026-04-08T16:50:00',
      'Pull 2026-04-08T16:50:00',
      'Push 2026-04-09T16:50:00',
    ])
    expect(workouts.map(linesOf)).toEqual([['Dip: ×5, ×8'], ['Row: 40kg×6'], ['Dip: ×7']])
  })

  test.each([
    ['a 0 behind a later set begins the exercise again', ['0', '1', '0', '1'], [2, 2]],
    ['two zeros are of one exercise', ['0', '0', '1', '2'], [4]],
    ['sets without a number go on', ['0', '1', '', '2'], [4]],
    ['a later set does not begin it', ['1', '1'], [2]],
  ])('%s', async (_, indexes, sets) => {
    const { workouts } = await table(...indexes.map((index, at) => `${begun}Dip,,,${index},normal,,${at + 5},,,`))
    expect(workouts[0]?.exercises.map((exercise) => exercise.sets.length)).toEqual(sets)
  })

  test('a row that is there twice stays in the exercise, and is told of', async () => {
    const row = `${begun}Dip,,,0,normal,,5,,,`
    const imported = await table(`${begun}Dip,,,1,normal,,5,,,`, row, row)
    expect(imported.workouts[0]?.exercises.map(({ sets }) => sets.length)).toEqual([1, 2])
    expect(oddKinds(imported)).toEqual(['duplicate-row 1'])
  })

  test('an exercise in another superset is another one', async () => {
    const { workouts } = await table(
      `${begun}Dip,1,,0,normal,,5,,,`,
      `${begun}Dip,1,,1,normal,,5,,,`,
      `${begun}Dip,2,,2,normal,,5,,,`,
    )
    expect(linesOf(workouts[0])).toEqual(['Dip [1]: ×5, ×5', 'Dip [2]: ×5'])
  })

  test('a workout in which nothing was done keeps its words', async () => {
    const { workouts } = await table('Push,2026-04-08 16:50,2026-04-08 17:43,went home,,,,,,,,,,')
    expect(workouts).toMatchObject([{ note: 'went home', exercises: [] }])
  })
})

describe('when it was and how long it took', () => {
  test.each([
    ['8 Apr 2026, 16:50', '8 Apr 2026, 17:43', 3_180],
    ['5 out 2026, 16:50', '5 out 2026, 17:43', 3_180],
    ['5 oct. 2026, 16:50', '5 oct. 2026, 17:43', 3_180],
    ['2026-04-08 23:50', '2026-04-09 00:10', 1_200],
    ['2026-04-08 16:50', '2026-04-08 16:40', 0],
    ['2026-04-08 16:50', '', null],
  ])('from %s to %s', async (start, end, seconds) => {
    const { workouts } = await table(`Push,"${start}","${end}",,Dip,,,0,normal,,5,,,`)
    expect(workouts[0]?.durationSeconds).toBe(seconds)
  })
})

describe('sets', () => {
  test.each([
    ['normal', ''],
    ['', ''],
    ['WARMUP', 'warm-up '],
    ['dropset', 'drop '],
    ['failure', 'failure '],
  ])('of type "%s"', async (type, kind) => {
    const imported = await table(`${begun}Squat,,,0,${type},100,5,,,`)
    expect(linesOf(imported.workouts[0])).toEqual([`Squat: ${kind}100kg×5`])
    expect(imported.oddities).toEqual([])
  })

  test('of a type that nobody knows count, and are told of', async () => {
    const imported = await table(`${begun}Squat,,,0,cluster,100,5,,,`)
    expect(linesOf(imported.workouts[0])).toEqual(['Squat: 100kg×5'])
    expect(imported.oddities).toEqual([{ kind: 'set-kind', count: 1, examples: [{ line: 2, detail: 'cluster' }] }])
  })

  test('a file of an account that changed its units has a load and a distance in either', async () => {
    const imported = await importTable(
      [
        'title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,weight_lbs,reps,distance_km,distance_miles,distance_meters,duration_seconds',
        'A,2026-04-08 16:50,2026-04-08 17:43,Squat,0,normal,100,,5,,,,',
        'A,2026-04-08 16:50,2026-04-08 17:43,Squat,1,normal,,225,5,,,,',
        'A,2026-04-08 16:50,2026-04-08 17:43,Squat,2,normal,,,5,,,,',
        'A,2026-04-08 16:50,2026-04-08 17:43,Run,0,normal,,,,5,0,0,1500',
        'A,2026-04-08 16:50,2026-04-08 17:43,Run,1,normal,,,,0,3.1,,1500',
        'A,2026-04-08 16:50,2026-04-08 17:43,Run,2,normal,,,,,,400,90',
        'A,2026-04-08 16:50,2026-04-08 17:43,Plank,0,normal,,,,0,0,0,90',
        '',
      ].join('\n'),
    )
    expect(linesOf(imported.workouts[0])).toEqual([
      'Squat: 100kg×5, 225lb×5, ×5',
      'Run: 5km 1500s, 3.1mi 1500s, 400m 90s',
      'Plank:  90s',
    ])
    expect(imported.columns).toEqual({ missing: [], unread: [] })
  })

  test('a file without any load and distance says so', async () => {
    const { columns } = await importTable(
      'title,start_time,end_time,exercise_title,set_index,set_type,reps,duration_seconds\nA,2026-04-08 16:50,,Dip,0,normal,5,\n',
    )
    expect(columns.missing).toEqual(['weight_kg', 'distance_km'])
  })
})

test('a set without any number is kept and reported, as the first half of a row that a note has broken', async () => {
  const imported = await importTable(
    'title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe,exercise_notes\n' +
      'A,"8 Apr 2026, 16:50","8 Apr 2026, 17:43",Squat,0,normal,,,,,,slow\n' +
      'A,"8 Apr 2026, 16:50","8 Apr 2026, 17:43",Squat,1,normal,100,5,,,,\n',
  )
  expect(linesOf(imported.workouts[0])).toEqual(['Squat: , 100kg×5'])
  expect(oddKinds(imported)).toEqual(['figureless-set 1'])
})
