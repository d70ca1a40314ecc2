import { describe, expect, test } from 'vitest'
import { importProblem, importTable, linesOf, oddKinds } from '../../../tests/support/import-table.ts'

const HEADER =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n'
const GOOD = '2024-03-04 18:02:11,Legs,1h,Squat,1,100,5,0,0,,,8\n'
const row = ({ date = '2024-03-04 18:02:11', duration = '1h', weight = '100', reps = '5', rpe = '8' }) =>
  `${date},Legs,${duration},Squat,2,${weight},${reps},0,0,,,${rpe}\n`

describe('one cell that cannot be read is left out with its line, and nothing else is', () => {
  test.each([
    [{ rpe: 'hard' }, 'RPE: hard', '100?×5'],
    [{ reps: '8-10' }, 'Reps: 8-10', '100?'],
    [{ weight: '-20' }, 'Weight: -20', '×5 @8'],
    [{ weight: '0x10' }, 'Weight: 0x10', '×5 @8'],
    [{ weight: 'Infinity' }, 'Weight: Infinity', '×5 @8'],
    [{ duration: 'long' }, 'Duration: long', '100?×5 @8'],
  ])('%j', async (cells, detail, set) => {
    const { workouts, oddities } = await importTable(HEADER + GOOD.replace(',1h,', ',,') + row(cells))
    expect(oddities).toEqual([{ kind: 'unreadable-cell', count: 1, examples: [{ line: 3, detail }] }])
    expect(linesOf(workouts[0])[0]).toContain(`Squat: 100?×5 @8, ${set}`)
  })

  test.each(['1:05', '1 Std. 5 Min.', '1h 5m', '1 h 5 min', '1:05:00', '3900', '1小时5分钟', '1時間5分', '1 ч 5 мин'])(
    'a duration of %s',
    async (duration) => {
      const { workouts, oddities } = await importTable(HEADER + row({ duration }))
      expect(workouts[0]?.durationSeconds).toBe(3_900)
      expect(oddities).toEqual([])
    },
  )
})

test('rows without a day or with too few cells are left out with their lines', async () => {
  const imported = await importTable(
    `${HEADER}${GOOD}${GOOD}${row({ date: '2024-13-04' })}${GOOD}2024-03-04,Legs\n${GOOD}`,
  )
  expect(imported.oddities[0]).toEqual({
    kind: 'unreadable-row',
    count: 2,
    examples: [
      { line: 4, detail: 'Date: 2024-13-04' },
      { line: 6, detail: '2024-03-04 · Legs' },
    ],
  })
  expect(imported.workouts[0]?.exercises.flatMap(({ sets }) => sets)).toHaveLength(4)
})

test('a table that is mostly unreadable is refused, with the first place', async () => {
  expect(await importProblem(HEADER + row({ date: 'x' }) + row({ date: 'y' }) + GOOD)).toEqual({
    kind: 'bad-cell',
    line: 2,
    column: 'Date',
    value: 'x',
  })
})

test('half repetitions are rounded, and told of', async () => {
  const imported = await importTable(HEADER + row({ reps: '8.5' }))
  expect(oddKinds(imported)).toEqual(['rounded-figure 1'])
})

test('rests that differ within an exercise are told of', async () => {
  const rest = (seconds: number) => `2024-03-04 18:02:11,Legs,1h,Squat,Rest Timer,0,0,0,${seconds},,,\n`
  const imported = await importTable(
    HEADER + GOOD + rest(120) + row({ reps: '4' }) + rest(120) + row({ reps: '3' }) + rest(90),
  )
  expect(imported.workouts[0]?.exercises[0]?.restSeconds).toBe(120)
  expect(oddKinds(imported)).toEqual(['uneven-rests 1'])
})

const fitNotesDay = (rows: number) => {
  const lines = Array.from(
    { length: rows },
    (_, index) => `2024-03-04,${index % 2 ? 'Squat' : 'Pull Up'},Legs,${index + 1},kgs,5,,,\n`,
  )
  return `Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time\n${lines.join('')}`
}

test('a day with more blocks of exercises than a person may add keeps them as they were', async () => {
  const imported = await importTable(fitNotesDay(240))
  expect(imported.workouts[0]?.exercises).toHaveLength(240)
  expect(oddKinds(imported)).not.toContain('joined-blocks 1')
})

test('no set is lost of a day with more than 1,000 blocks of exercises', async () => {
  const imported = await importTable(fitNotesDay(2_400))
  expect(imported.workouts[0]?.exercises.map(({ name, sets }) => [name, sets.length])).toEqual([
    ['Pull Up', 1_000],
    ['Squat', 1_000],
    ['Pull Up', 200],
    ['Squat', 200],
  ])
  expect(oddKinds(imported)).toContain('joined-blocks 1')
})
