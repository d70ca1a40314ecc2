import { describe, expect, test } from 'vitest'
import {
  fixture,
  importProblem,
  importTable,
  linesOf,
  oddKinds,
  readingsOf,
} from '../../../tests/support/import-table.ts'

const HEADER =
  'Date (yyyy/mm/dd),Workout,Exercise,Sets×Reps,Start Time (h:mm),End Time (h:mm),Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG),Set 3 (Reps),Set 3 (KG),Set 4 (Reps),Set 4 (KG),Set 5 (Reps),Set 5 (KG)'

test.each([
  ['5/5/5/5/-', [5, 5, 5, 5, 0], '×5, ×5, ×5, ×5'],
  ['5/5/5/-/-', [5, 5, 5, 0, 0], '×5, ×5, ×5'],
  ['3/5/-/5/-', [3, 5, 0, 5, 0], '×3, ×5, ×5'],
  ['5/5/3/0/-', [5, 5, 3, 0, 0], '×5, ×5, ×3, failure ×0'],
  ['5/5/5/5/0', [5, 5, 5, 5, 0], '×5, ×5, ×5, ×5, failure ×0'],
  ['5×5', [5, 5, 5, 5, 0], '×5, ×5, ×5, ×5, failure ×0'],
])('%s: a dash was not done, a 0 failed', async (planned, reps, done) => {
  const { workouts } = await importTable(
    `${HEADER}\n2024/02/01,1,Squat,${planned},18:00,19:05,${reps.map((count) => `${count},100`).join(',')}\n`,
  )
  expect(linesOf(workouts[0])).toEqual([`Squat: ${done.replaceAll('×', '100kg×')}`])
})

describe('versions', () => {
  test('sets in columns: 0 before the last is a failure, behind the plan it is unused', async () => {
    const { workouts, measurements, columns } = await importTable(fixture('stronglifts.csv'))
    expect(workouts).toHaveLength(2)
    // Figures that the app computed from the sets are not imported.
    expect(columns.unread).toEqual([
      'Program Name',
      'Top Set (Reps×KG)',
      'e1RM (KG)',
      'Reps',
      'Volume (KG)',
      'Workout Volume (KG)',
    ])
    expect(linesOf(workouts[0])).toEqual([
      'Squat: 100kg×5, 100kg×5, 100kg×5, 100kg×5, failure 100kg×0',
      'Plank:  60s,  60s,  60s',
    ])
    expect(linesOf(workouts[1])).toEqual(['Squat: 100kg×5, failure 100kg×0, 100kg×5'])
    expect(workouts.map(({ durationSeconds }) => durationSeconds)).toEqual([3_900, 1_200])
    expect(measurements).toMatchObject([{ kind: 'body-weight', value: 80, unit: 'kg' }])
  })

  test('the body is weighed in kg in the file in pounds', async () => {
    const { workouts, measurements } = await importTable(fixture('stronglifts-pounds.csv'))
    expect(linesOf(workouts[0])).toEqual(['Deadlift: 225lb×5'])
    expect(measurements).toMatchObject([{ value: 80.5, unit: 'kg' }])
  })
})

const PLAIN =
  'Date (yyyy/mm/dd),Workout,Workout Name,Body Weight (KG),Exercise,Sets×Reps,Sets×Time,Duration (hours),Start Time (h:mm),End Time (h:mm),Notes,Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG)'
const table = (...rows: readonly string[]) => importTable(`${[PLAIN, ...rows].join('\n')}\n`)

describe('sets', () => {
  test.each([
    ['no load is the body alone', '5,0,5,', '×5, ×5'],
    ['a set that was not counted, before one that was, failed', ',100,5,100', 'failure 100kg×0, 100kg×5'],
    ['a set of nothing behind the last is none', '5,100,,', '100kg×5'],
    ['a load that goes up', '5,100,5,102.5', '100kg×5, 102.5kg×5'],
    ['a row that ends early', '5,100', '100kg×5'],
  ])('%s', async (_, figures, sets) => {
    const { workouts } = await table(`2024/02/01,1,A,,Squat,,,,18:00,,,${figures}`)
    expect(linesOf(workouts[0])).toEqual([`Squat: ${sets}`])
  })

  test('planned sets behind the last that was done have failed, those behind the plan are none', async () => {
    const { workouts } = await importTable(
      `${HEADER}\n2024/02/01,1,Squat,4×5,18:00,,5,100,5,100,0,100,,100,0,100\n2024/02/01,1,Row,2 x 5,18:00,,5,60,5,60,0,60\n2024/02/01,1,Dip,10×5,18:00,,5,,0,,0,,\n`,
    )
    expect(linesOf(workouts[0])).toEqual([
      'Squat: 100kg×5, 100kg×5, failure 100kg×0',
      'Row: 60kg×5, 60kg×5',
      'Dip: ×5, failure ×0, failure ×0',
    ])
  })

  test('the plan may have blanks in it', async () => {
    const { workouts } = await importTable(`${HEADER}\n2024/02/01,1,Squat,5 / - / 3,18:00,,5,100,0,100,3,100\n`)
    expect(linesOf(workouts[0])).toEqual(['Squat: 100kg×5, 100kg×3'])
  })

  test.each([
    ['3×60s', '60s,  60s,  60s'],
    ['1x90 sec', '90s'],
    ['2×1.5m', '90s,  90s'],
    ['1×2 min', '120s'],
    ['1×1:30', '90s'],
    ['1×1:30 min', '90s'],
    ['2×45', '45s,  45s'],
  ])('of time: %s', async (timed, sets) => {
    const { workouts } = await table(`2024/02/01,1,A,,Plank,,${timed},,18:00,,,,,,`)
    expect(linesOf(workouts[0])).toEqual([`Plank:  ${sets}`])
  })

  test('of time are not a hundred', async () => {
    const { workouts } = await table('2024/02/01,1,A,,Plank,,9999×60s,,18:00,,,,,,')
    expect(workouts[0]?.exercises[0]?.sets).toHaveLength(100)
  })

  test('a figure that cannot be read is told of by its set, and the others stay', async () => {
    const imported = await table('2024/02/01,1,A,,Squat,,,,18:00,,,5,100,many,heavy')
    expect(linesOf(imported.workouts[0])).toEqual(['Squat: 100kg×5'])
    expect(imported.oddities.flatMap(({ examples }) => examples)).toEqual([
      { line: 2, detail: 'Set 2 (Reps): many' },
      { line: 2, detail: 'Set 2: heavy' },
    ])
  })

  test('an exercise of which nothing was done is left out, and told of', async () => {
    const imported = await table(
      '2024/02/01,1,A,,Squat,,,,18:00,,,0,100,0,100',
      '2024/02/01,1,A,,Row,,,,18:00,,,5,60,,',
    )
    expect(linesOf(imported.workouts[0])).toEqual(['Row: 60kg×5'])
    expect(imported.oddities).toEqual([{ kind: 'empty-set', count: 1, examples: [{ line: 2, detail: 'Squat' }] }])
  })

  test('an exercise that was done twice in a row stands there twice', async () => {
    const row = '2024/02/01,1,A,,Squat,,,,18:00,,,5,100,,'
    expect(linesOf((await table(row, row)).workouts[0])).toEqual(['Squat: 100kg×5', 'Squat: 100kg×5'])
  })

  test.each([
    ['Set 1 (LB)', '100lb×5', 'none'],
    ['Set 1 (Weight)', '100?×5', 'missing'],
    ['Set 9 (KG)', '×5', 'none'],
  ])('under %s', async (heading, set, question) => {
    const { workouts, questions } = await importTable(`Date,Exercise,Set 1 (Reps),${heading}\n2024/02/01,Squat,5,100\n`)
    expect(linesOf(workouts[0])).toEqual([`Squat: ${set}`])
    expect(questions.weightUnit).toBe(question)
  })
})

test('a unit that one set alone does not have is asked about', async () => {
  const header = 'Date,Exercise,Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (Weight)'
  const { questions } = await importTable(`${header}\n2024/02/01,Squat,5,100,5,100\n`)
  expect(questions.weightUnit).toBe('missing')
})

describe('workouts', () => {
  test.each([
    ['1:05', '', '', 3_900],
    ['0.5', '', '', 1_800],
    ['0:20', '', '19:00', 1_200],
    ['', '18:00', '19:05', 3_900],
    ['', '23:50', '0:10', 1_200],
    ['', '18:00', '', null],
  ])('of %s hours, from "%s" to "%s"', async (hours, start, end, seconds) => {
    const { workouts } = await table(`2024/02/01,1,A,,Squat,,,${hours},${start},${end},,5,100,,`)
    expect(workouts[0]?.durationSeconds).toBe(seconds)
    expect(workouts[0]?.startedAt).toBe(`2024-02-01T${start === '' ? '00:00' : start.padStart(5, '0')}:00`)
  })

  test('bear their name or, without one, their number, and what was written about them', async () => {
    const { workouts } = await table(
      '2024/02/01,1,Workout A,,Squat,,,,18:00,,felt good,5,100,,',
      '2024/02/01,2,,,Squat,,,,20:00,,,5,100,,',
    )
    expect(workouts.map(({ name, note }) => [name, note])).toEqual([
      ['Workout A', 'felt good'],
      ['2', ''],
    ])
  })

  test('a row without an exercise is left out', async () => {
    const imported = await table('2024/02/01,1,A,,Squat,,,,18:00,,,5,100,,', '2024/02/01,1,A,,,,,,18:00,,,5,100,,')
    expect(imported.workouts.map(linesOf)).toEqual([['Squat: 100kg×5']])
    expect(oddKinds(imported)).toEqual(['unreadable-row 1'])
  })
})

test('the body is weighed where its weight changes', async () => {
  const imported = await table(
    ...['', '0', '80', '80', '81.5', '80'].map(
      (kg, index) => `2024/02/0${index + 1},1,A,${kg},Squat,,,,18:00,,,5,100,,`,
    ),
  )
  expect(readingsOf(imported)).toEqual([
    'body-weight 80kg 2024-02-03T18:00:00',
    'body-weight 81.5kg 2024-02-05T18:00:00',
    'body-weight 80kg 2024-02-06T18:00:00',
  ])
})

test('a body weighed in lb, on a day that the file settles at its end', async () => {
  const imported = await importTable(
    'Date,Body Weight (LB),Exercise,Set 1 (Reps),Set 1 (LB)\n2/3/2024,176,Squat,5,100\n2/13/2024,176,Squat,5,100\n',
  )
  expect(readingsOf(imported)).toEqual(['body-weight 176lb 2024-02-03T00:00:00'])
  expect(imported.questions.dayOrder).toBe(false)
})

test.each(['Exercise,Set 1 (Reps),Set 1 (KG)', 'Date,Set 1 (Reps),Set 1 (KG)', 'Date,Exercise,Set 1 (KG)'])(
  '%s is another table',
  async (header) => {
    expect(await importProblem(`${header}\n1,2,3\n`)).toMatchObject({ kind: 'unknown-columns' })
  },
)
