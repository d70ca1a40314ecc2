import { describe, expect, test } from 'vitest'
import { fixture, importProblem, importTable, linesOf, oddKinds } from '../../../tests/support/import-table.ts'

const ANDROID = 'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment'

test.each([
  [
    'a comma in a name',
    'Overhead Press (Each Side, Dumbbells),Shoulders,8.0,kgs,5,,,,',
    'Overhead Press (Each Side, Dumbbells)',
    '',
  ],
  ['two commas in a name', 'Press, seated, Z,Shoulders,8.0,kgs,5,,,,', 'Press, seated, Z', ''],
  ['a comma in a comment', 'Overhead Press,Shoulders,8.0,kgs,5,,,,slow, paused', 'Overhead Press', '1: slow, paused'],
  ['commas in both', 'Press, seated,Shoulders,8.0,kgs,5,,,,slow, paused', 'Press, seated', '1: slow, paused'],
])('%s, which the app does not quote', async (_, row, name, note) => {
  const { workouts, oddities } = await importTable(
    `${ANDROID}\n2025-04-29,Squat,Legs,100,kgs,5,,,,\n2025-04-29,${row}\n`,
  )
  expect(linesOf(workouts[0])).toEqual(['Squat: 100kg×5', `${name}: 8kg×5`])
  expect(workouts[0]?.exercises[1]?.note).toBe(note)
  expect(oddities).toEqual([])
})

test('a comma in a name where the unit stands in the heading', async () => {
  const { workouts } = await importTable(
    'Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time\n2025-04-29,Row (Cable, V),Back,8.0,5,,,\n',
  )
  expect(linesOf(workouts[0])).toEqual(['Row (Cable, V): 8kg×5'])
})

describe('versions', () => {
  test('Android: one workout a day, units by row, times, comments of sets', async () => {
    const { workouts } = await importTable(fixture('fitnotes-android.csv'))
    expect(workouts.map(({ startedAt }) => startedAt)).toEqual(['2023-12-23T12:00:00', '2023-12-24T12:00:00'])
    expect(linesOf(workouts[0])).toEqual([
      'Flat Barbell Bench Press: 60kg×10, 60kg×10',
      'Treadmill: 3km 1530s',
      // Converted back from lb to kg.
      'Flat Barbell Bench Press: 35kg×8',
    ])
    expect(linesOf(workouts[1])).toEqual(['Plank:  90s'])
    expect(workouts[0]?.exercises[0]?.note).toBe('2: easy')
  })

  test('older: one date that can only be read one way settles all', async () => {
    const { workouts, questions } = await importTable(fixture('fitnotes-older.csv'))
    expect(workouts.map(({ startedAt }) => startedAt.slice(0, 10))).toEqual(['2025-12-23', '2025-03-04'])
    expect(linesOf(workouts[0])).toEqual(['Deadlift: 315lb×5'])
    expect(questions.dayOrder).toBe(false)
  })

  test('ambiguous dates raise a question', async () => {
    const { workouts, questions } = await importTable(fixture('fitnotes-open-dates.csv'))
    expect(questions.dayOrder).toBe(true)
    expect(workouts.map(({ startedAt }) => startedAt.slice(0, 10))).toEqual(['2025-04-03', '2025-06-05'])
  })

  test('iOS: of a load in both units, the one that was entered', async () => {
    const { workouts } = await importTable(fixture('fitnotes-ios.csv'))
    expect(linesOf(workouts[0])).toEqual(['Deadlift: 315lb×5, warm-up 100kg×5'])
  })
})

const table = (...rows: readonly string[]) => importTable(`${[ANDROID, ...rows].join('\n')}\n`)
const written = ({ workouts }: Awaited<ReturnType<typeof table>>) => workouts.map(linesOf)

describe('sets', () => {
  test.each([
    ['a bar that did not move', '100,kgs,0,,,', '100kg×0'],
    ['the body alone', '0,kgs,12,,,', '×12'],
    ['a plank', ',,,,,1:30', ' 90s'],
    ['a plank that says 0 repetitions', '0,kgs,0,0,,0:01:30', ' 90s'],
    ['a plank with a plate', '10,kgs,0,,,90', '10kg 90s'],
    ['a run by its distance alone', ',,0,5,km,0', '5km'],
    ['a run in miles', ',,,3.1,mi,25:00', '3.1mi 1500s'],
    ['a sled', '80,kgs,,40,ft,', '80kg12.192m'],
    ['repetitions against the clock', ',,12,,,1:02:03', '×12 3723s'],
    ['a load in lb', '100.5,lbs,5,,,', '100.5lb×5'],
  ])('%s', async (_, figures, set) => {
    const imported = await table(`2025-04-29,X,Y,${figures},`)
    expect(written(imported)).toEqual([[`X: ${set}`]])
    expect(imported.questions).toMatchObject({ weightUnit: 'none', distanceUnit: false })
  })

  test('units that are missing are asked about', async () => {
    const { questions, workouts } = await table('2025-04-29,X,Y,100,,5,,,,', '2025-04-29,Run,Y,,,,5,,20:00,')
    expect(workouts.map(linesOf)).toEqual([['X: 100?×5', 'Run: 5? 1200s']])
    expect(questions).toMatchObject({ weightUnit: 'missing', distanceUnit: true })
  })

  test('a set in which nothing was done is left out, and told of', async () => {
    const imported = await table('2025-04-29,X,Y,0,kgs,0,,,0:00,', '2025-04-29,X,Y,100,kgs,5,,,,')
    expect(written(imported)).toEqual([['X: 100kg×5']])
    expect(imported.oddities).toEqual([{ kind: 'empty-set', count: 1, examples: [{ line: 2, detail: 'X' }] }])
  })

  test.each([
    ['Warm Up', 'warm-up '],
    ['dropset', 'drop '],
    ['Failure', 'failure '],
    ['Work', ''],
  ])('of kind %s', async (word, kind) => {
    const { workouts } = await importTable(
      `Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind\n2024-01-01,Row,Back,100,,5,,,,,${word}\n`,
    )
    expect(linesOf(workouts[0])).toEqual([`Row: ${kind}100kg×5`])
  })

  test.each([
    ['142.88', '315', '315lb'],
    ['142.5', '314.16', '142.5kg'],
    ['60', '132.28', '60kg'],
    ['', '225', '225lb'],
    ['0', '0', ''],
  ])('of %s kg and %s lb', async (kilograms, pounds, load) => {
    const { workouts } = await importTable(
      `Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind\n2024-01-01,Row,Back,${kilograms},${pounds},5,,,,,\n`,
    )
    expect(linesOf(workouts[0])).toEqual([`Row: ${load}×5`])
  })
})

test('what is said of a set tells which it was, and what is said of none is nothing', async () => {
  const { workouts } = await table(
    '2025-04-29,X,Y,100,kgs,5,,,,first',
    '2025-04-29,X,Y,100,kgs,5,,,,',
    '2025-04-29,X,Y,100,kgs,5,,,,third',
  )
  expect(workouts[0]?.exercises.map(({ note }) => note)).toEqual(['1: first\n3: third'])
})

test('all that was done on a day is one workout without a name, at noon', async () => {
  const { workouts } = await table(
    '2025-04-29,X,Y,100,kgs,5,,,,',
    '2025-04-30,X,Y,100,kgs,5,,,,',
    '2025-04-29,Z,Y,1,kgs,5,,,,',
  )
  expect(workouts.map(({ name, startedAt, durationSeconds }) => [name, startedAt, durationSeconds])).toEqual([
    ['?', '2025-04-29T12:00:00', null],
    ['?', '2025-04-30T12:00:00', null],
  ])
  expect(workouts.map(linesOf)).toEqual([['X: 100kg×5', 'Z: 1kg×5'], ['X: 100kg×5']])
})

test('a row without an exercise is left out', async () => {
  const imported = await table('2025-04-29,X,Y,100,kgs,5,,,,', '2025-04-29, ,Y,100,kgs,5,,,,')
  expect(written(imported)).toEqual([['X: 100kg×5']])
  expect(oddKinds(imported)).toEqual(['unreadable-row 1'])
})

describe('rows with a cell too many, of which no reading makes sense, are left out', () => {
  test.each([
    ['no number where numbers stand', '2025-04-29,Press,seated,Shoulders,heavy,kgs,5,,,,'],
    ['no unit where the unit stands', '2025-04-29,Press,seated,Shoulders,8.0,stone,5,,,,'],
    ['no time where the time stands', '2025-04-29,Press,seated,Shoulders,8.0,kgs,5,,,long,'],
    ['no repetitions where they stand', '2025-04-29,Press,seated,Shoulders,8.0,kgs,five,,,,'],
    ['no distance where it stands', '2025-04-29,Press,seated,Shoulders,8.0,kgs,5,far,,,'],
  ])('%s', async (_, row) => {
    const imported = await table('2025-04-29,Squat,Legs,100,kgs,5,,,,', row)
    expect(written(imported)).toEqual([['Squat: 100kg×5']])
    expect(oddKinds(imported)).toEqual(['unreadable-row 1'])
  })

  test('commas behind a comment are none of it', async () => {
    const { workouts } = await table('2025-04-29,Squat,Legs,100,kgs,5,,,,slow, paused,,')
    expect(workouts[0]?.exercises[0]?.note).toBe('1: slow, paused')
  })
})

describe('headers', () => {
  test('a table without a category is known by the unit of its distances', async () => {
    const { format } = await importTable(
      'Date,Exercise,Weight (kgs),Reps,Distance,Distance Unit,Time\n2025-04-29,X,1,5,,,\n',
    )
    expect(format).toBe('fit-notes')
  })

  test.each([
    ['neither category nor unit of distances', 'Date,Exercise,Weight,Reps,Time'],
    ['no date', 'Exercise,Category,Weight,Reps,Time'],
    ['no exercise', 'Date,Category,Weight,Reps,Time'],
    ['neither repetitions nor a time', 'Date,Exercise,Category,Weight'],
  ])('%s is another table', async (_, header) => {
    expect(await importProblem(`${header}\n${header.replace(/[^,]+/g, '1')}\n`)).toMatchObject({
      kind: 'unknown-columns',
    })
  })

  test('missing columns are told of', async () => {
    const { columns } = await importTable('Date,Exercise,Category,Time,Weight Class\n2025-04-29,Plank,Abs,1:00,light\n')
    expect(columns).toEqual({ missing: ['weight', 'reps', 'distance'], unread: ['Category', 'Weight Class'] })
  })
})

test('units of each row count, however the headings are spelled', async () => {
  for (const [weight, distance] of [
    ['WeightUnit', 'DistanceUnit'],
    ['weight_unit', 'distance_unit'],
    ['WEIGHT UNIT', 'Distance  Unit'],
  ]) {
    const { workouts, questions, columns } = await importTable(
      `Date,Exercise,Category,Weight,${weight},Reps,Distance,${distance},Time\n` +
        '2024-01-01,Deadlift,Back,30,lbs,5,,,\n2024-01-01,Deadlift,Back,30,kgs,5,,,\n2024-01-01,Row,Cardio,,,,2000,m,0:08:00\n',
    )
    expect(linesOf(workouts[0])).toEqual(['Deadlift: 30lb×5, 30kg×5', 'Row: 2000m 480s'])
    expect(questions).toMatchObject({ weightUnit: 'none', distanceUnit: false })
    expect(columns).toEqual({ missing: [], unread: ['Category'] })
  }
})
