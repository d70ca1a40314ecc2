import { describe, expect, test } from 'vitest'
import type { ExerciseKind } from '#contract/exercise.ts'
import { importTable } from '../../../tests/support/import-table.ts'
import { importedExercise, importedSet, importedWorkout } from '../../../tests/support/imported-file.ts'
import { findBodyLoads, withoutBodyWeight } from './body-weight.ts'
import type { ImportedWeight, ImportedWorkout } from './imported.ts'

const KINDS: Readonly<Record<string, ExerciseKind>> = {
  'Pull Up': 'bodyweight-reps',
  'Pull Up (Weighted)': 'weighted-bodyweight',
  'Squat (Barbell)': 'weight-reps',
}
const kindOf = (name: string) => KINDS[name] ?? null

async function workouts(rows: readonly (readonly [day: string, name: string, kg: number])[]) {
  const text = rows.map(([day, name, kg]) => `2025-${day} 10:00:00,Upper,1h,${name},1,${kg},5,0,0,,,\n`).join('')
  const header =
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight (kg),Reps,Distance,Seconds,Notes,Workout Notes,RPE\n'
  return (await importTable(header + text)).workouts
}
const loads = (found: readonly ImportedWorkout[]) =>
  found.flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets.map(({ weight }) => weight?.value ?? null)))

test('loads that vary as a body does are found, over years', async () => {
  const found = findBodyLoads(
    await workouts([
      ['01-01', 'Pull Up', 64.9],
      ['06-01', 'Pull Up', 93.8],
      ['06-01', 'Pull Up (Weighted)', 110],
      ['06-01', 'Squat (Barbell)', 90],
    ]),
    kindOf,
  )
  expect(found).toEqual([
    { name: 'Pull Up', sets: 2, lowest: 64.9, highest: 93.8, unit: 'kg', isAdded: false },
    { name: 'Pull Up (Weighted)', sets: 1, lowest: 110, highest: 110, unit: 'kg', isAdded: true },
  ])
})

test.each([
  ['added loads', [10, 20, 60]],
  ['loads on some sets only', [0, 0, 60]],
  ['loads that no body gains', [60, 160]],
])('%s are none of the body', async (_, loaded) => {
  const rows = loaded.map((kg, month) => [`0${month + 1}-01`, 'Pull Up', kg] as const)
  expect(findBodyLoads(await workouts(rows), kindOf)).toEqual([])
})

test('body weight is removed from loads, and added weight stays', async () => {
  const given = await workouts([
    ['01-01', 'Pull Up', 70],
    ['01-02', 'Pull Up (Weighted)', 85],
    ['06-01', 'Pull Up', 80],
    ['06-02', 'Pull Up (Weighted)', 85],
    ['06-02', 'Squat (Barbell)', 90],
  ])
  const bodyLoaded = ['Pull Up', 'Pull Up (Weighted)']
  expect(loads(withoutBodyWeight(given, { bodyLoaded, bodyWeight: null }, kindOf))).toEqual([null, 15, null, 5, 90])
  expect(loads(withoutBodyWeight(given, { bodyLoaded: [], bodyWeight: null }, kindOf))).toEqual([70, 85, 80, 85, 90])
})

test('if the file lacks the body weight, the answer is used', async () => {
  const given = await workouts([['01-02', 'Pull Up (Weighted)', 85]])
  const answer = { bodyLoaded: ['Pull Up (Weighted)'], bodyWeight: { value: 80, unit: 'kg' as const } }
  expect(loads(withoutBodyWeight(given, answer, kindOf))).toEqual([5])
})

const inUnit = (unit: ImportedWeight['unit'], ...values: readonly number[]) =>
  values.map((value) => importedSet({ weight: { value, unit }, reps: 5 }))
const light = (count: number) => Array.from({ length: count }, () => importedSet({ reps: 5 }))
const found = (name: string, sets: ReturnType<typeof inUnit>) =>
  findBodyLoads([importedWorkout([importedExercise(name, sets)])], kindOf)

describe('loads look like a body', () => {
  test.each([
    ['from 38 kg on', 'Pull Up', inUnit('kg', 38), 1],
    ['not below', 'Pull Up', inUnit('kg', 37.9), 0],
    ['up to 200 kg', 'Pull Up', inUnit('kg', 200), 1],
    ['not above', 'Pull Up', inUnit('kg', 200.5), 0],
    ['in lb as well', 'Pull Up', inUnit('lb', 140, 200), 1],
    ['not below 38 kg in lb', 'Pull Up', inUnit('lb', 80), 0],
    ['without a unit', 'Pull Up', inUnit(null, 140), 1],
    ['where the heaviest is 1.6 times the lightest', 'Pull Up', inUnit('kg', 50, 80), 1],
    ['not where it is more', 'Pull Up', inUnit('kg', 50, 80.5), 0],
    ['where what was added makes it 2.2 times the lightest', 'Pull Up (Weighted)', inUnit('kg', 50, 110), 1],
    ['not where it is more, added or not', 'Pull Up (Weighted)', inUnit('kg', 50, 110.5), 0],
    ['where half of the sets have one', 'Pull Up', [...inUnit('kg', 70), ...light(1)], 1],
    ['not where fewer have', 'Pull Up', [...inUnit('kg', 70), ...light(2)], 0],
    ['not where none has', 'Pull Up', light(2), 0],
    ['not where nothing was done', 'Pull Up', [], 0],
    ['not of exercises with loads', 'Squat (Barbell)', inUnit('kg', 70), 0],
    ['not of exercises that nobody knows', 'Own', inUnit('kg', 70), 0],
  ])('%s', (_, name, sets, count) => {
    expect(found(name, sets)).toHaveLength(count)
  })

  test('over all workouts, and those of most sets come first', () => {
    const pullUps = (...values: readonly number[]) => importedExercise('Pull Up', inUnit('lb', ...values))
    const weighted = importedExercise('Pull Up (Weighted)', inUnit(null, 90, 95))
    const given = [importedWorkout([weighted, pullUps(150)]), importedWorkout([pullUps(155), pullUps(145)])]
    expect(findBodyLoads(given, kindOf)).toEqual([
      { name: 'Pull Up', sets: 3, lowest: 145, highest: 155, unit: 'lb', isAdded: false },
      { name: 'Pull Up (Weighted)', sets: 2, lowest: 90, highest: 95, unit: null, isAdded: true },
    ])
    expect(given[1]?.exercises[0]?.sets).toHaveLength(1)
  })
})

describe('what was added to the body', () => {
  const on = (day: string, name: string, weight: ImportedWeight | null) =>
    importedWorkout([importedExercise(name, [importedSet({ weight, reps: 5 })])], { startedAt: `2025-${day}T10:00:00` })
  const kg = (value: number): ImportedWeight => ({ value, unit: 'kg' })
  const bodyLoaded = ['Pull Up', 'Pull Up (Weighted)', 'Own']
  const without = (given: readonly ImportedWorkout[], bodyWeight: { value: number; unit: 'kg' | 'lb' } | null = null) =>
    withoutBodyWeight(given, { bodyLoaded, bodyWeight }, kindOf).flatMap(({ exercises }) =>
      exercises.flatMap(({ sets }) => sets.map(({ weight }) => weight)),
    )
  const added = (weight: ImportedWeight, day = '01-05') => on(day, 'Pull Up (Weighted)', weight)

  test('is told by the nearest day on which it was weighed, of two the later one, in any order of the file', () => {
    const days = [on('01-07', 'Pull Up', kg(72)), on('01-03', 'Pull Up', kg(70)), on('03-01', 'Pull Up', kg(90))]
    expect(without([...days, added(kg(85)), added(kg(85), '01-04'), added(kg(85), '02-20')]).slice(3)).toEqual([
      kg(13),
      kg(15),
      null,
    ])
  })

  test('is told by an exercise of the person’s own as well, and by no set without a load', () => {
    expect(without([on('01-05', 'Pull Up', null), on('01-01', 'Own', kg(70)), added(kg(85))])).toEqual([
      null,
      null,
      kg(15),
    ])
  })

  test('keeps the unit of the file', () => {
    expect(without([added({ value: 200, unit: 'lb' })], kg(80) as { value: number; unit: 'kg' })).toEqual([
      { value: 23.63, unit: 'lb' },
    ])
    expect(without([added({ value: 200, unit: null })], { value: 180, unit: 'lb' })).toEqual([
      { value: 20, unit: null },
    ])
    expect(without([on('01-05', 'Pull Up', { value: 180, unit: null }), added({ value: 200, unit: null })])).toEqual([
      null,
      { value: 20, unit: null },
    ])
    expect(without([on('01-05', 'Pull Up', { value: 180, unit: null }), added(kg(85))])).toEqual([null, null])
  })

  test('is nothing where the body weighs as much, and what it is where nobody knows', () => {
    expect(without([added(kg(80)), added(kg(79.5))], { value: 80, unit: 'kg' })).toEqual([null, null])
    expect(without([added(kg(85))])).toEqual([kg(85)])
  })

  test('of other exercises is their load', () => {
    expect(without([on('01-05', 'Squat (Barbell)', kg(85))], { value: 80, unit: 'kg' })).toEqual([kg(85)])
  })
})
