import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixture, importProblem, importTable, linesOf } from '../../../tests/support/import-table.ts'
import { delimiterOf } from './header.ts'
import { ImportError, type Imported } from './imported.ts'

const FILES = [
  'strong-a.csv',
  'strong-a-short.csv',
  'strong-b.csv',
  'strong-b0.csv',
  'strong-c.csv',
  'strong-c-comma.csv',
  'hevy.csv',
  'hevy-pounds.csv',
  'fitnotes-android.csv',
  'fitnotes-ios.csv',
  'fitnotes-older.csv',
  'stronglifts.csv',
  'stronglifts-pounds.csv',
] as const

/** Which figures each set has. Sets without any are not imported by all formats, nor missed. */
const figuresOf = ({ workouts }: Imported) =>
  workouts.flatMap(({ exercises }) =>
    exercises.flatMap(({ name, sets }) =>
      sets.map(({ weight, reps, seconds, distance }) =>
        [name, weight && 'weight', reps !== null && 'reps', seconds !== null && 'seconds', distance && 'distance']
          .filter(Boolean)
          .join(' '),
      ),
    ),
  )

function headerOf(file: string) {
  const text = fixture(file).toString()
  const [line = ''] = text.split('\n', 1)
  const delimiter = delimiterOf(line)
  return { names: line.split(delimiter), delimiter, rows: text.slice(line.length) }
}

/** A word that no format knows. */
const anyWord = fc.string({ unit: fc.constantFrom(...'qxzwkvj'), minLength: 4, maxLength: 12 })

test('a renamed heading is understood, asked for, named as missing or refused, but never lost in silence', async () => {
  const column = fc
    .constantFrom(...FILES)
    .chain((file) => fc.record({ file: fc.constant(file), place: fc.nat(headerOf(file).names.length - 1) }))
  await fc.assert(
    fc.asyncProperty(column, anyWord, async ({ file, place }, word) => {
      const { names, delimiter, rows } = headerOf(file)
      const content = names.with(place, word).join(delimiter) + rows
      const expected = figuresOf(await importTable(fixture(file)))
      const read = (columns = {}) =>
        importTable(content, columns).catch((error) => {
          if (error instanceof ImportError) return null
          throw error
        })
      const found = await read()
      if (!found || found.figures.missing.length === 0) {
        if (found && found.columns.missing.length === 0) expect(figuresOf(found)).toEqual(expected)
        return
      }
      expect(found.figures.missing).toHaveLength(1)
      const [asked] = found.figures.missing
      const answered = await read({ [asked?.column ?? '']: place })
      expect(answered && figuresOf(answered)).toEqual(expected)
    }),
    { numRuns: 400 },
  )
})

describe('the question about a figure', () => {
  const HEVY =
    'title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,Wdh,distance_km,duration_seconds,mood\n'
  const ROWS =
    '"A","8 Apr 2026, 16:50","8 Apr 2026, 17:43",Squat,0,normal,100,5,,,good\n' +
    '"A","8 Apr 2026, 16:50","8 Apr 2026, 17:43",Squat,1,normal,100,4,,,good\n'

  test('offers the unread columns with numbers, and their first ones', async () => {
    expect((await importTable(HEVY + ROWS)).figures).toEqual({
      missing: [{ figure: 'reps', column: 'reps' }],
      candidates: [{ place: 7, name: 'Wdh', examples: ['5', '4'] }],
    })
  })

  test('is answered with a column, which is then read', async () => {
    const { workouts, columns } = await importTable(HEVY + ROWS, { reps: 7 })
    expect(linesOf(workouts[0])).toEqual(['Squat: 100kg×5, 100kg×4'])
    expect(columns).toEqual({ missing: [], unread: ['mood'] })
  })

  test('may be answered with none', async () => {
    const { workouts, columns, figures } = await importTable(HEVY + ROWS, { reps: null })
    expect(linesOf(workouts[0])).toEqual(['Squat: 100kg, 100kg'])
    expect(columns).toEqual({ missing: ['reps'], unread: ['Wdh', 'mood'] })
    expect(figures.missing).toHaveLength(1)
  })

  test.each([
    ['weight', 'missing', '100?×5'],
    ['Last (kg)', 'none', '100kg×5'],
    ['peso_lbs', 'none', '100lb×5'],
  ])('takes the unit from the heading %s', async (heading, weightUnit, set) => {
    const content = HEVY.replace('weight_kg', heading).replace('Wdh', 'reps') + ROWS
    const { workouts, questions } = await importTable(content, { weight_kg: 6 })
    expect(questions.weightUnit).toBe(weightUnit)
    expect(linesOf(workouts[0])[0]).toContain(set)
  })

  test('is asked even if no column is left to offer', async () => {
    const { figures } = await importTable('Date,Exercise,Category,Weight (kg),Time\n2024-01-01,Deadlift,Back,100,\n')
    expect(figures).toEqual({ missing: [{ figure: 'reps', column: 'reps' }], candidates: [] })
  })
})

test.each([
  ['Strong', 'Date,Workout,Exercise Name,Set Order,Weight,Reps,Rating', 'strong', ['workout name']],
  ['Hevy', 'title,start_time,exercise_title,weight_kg,reps', 'hevy', ['set_type']],
])('a file that lacks one column of %s says which', async (_, header, format, columns) => {
  expect(await importProblem(`${header}\n1,2,3,4,5,6,7\n`)).toEqual({
    kind: 'missing-columns',
    line: 1,
    format,
    columns,
  })
})
