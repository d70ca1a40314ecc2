import { expect, test } from 'vitest'
import type { ExerciseKind } from '#contract/exercise.ts'
import { importTable } from '../../../tests/support/import-table.ts'
import { findBodyLoads, withoutBodyWeight } from './body-weight.ts'
import type { ImportedWorkout } from './imported.ts'

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

test("the body's weight goes, and what was added to the weight of that time stays", async () => {
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

test('where the file does not say what the body weighed, the answer does', async () => {
  const given = await workouts([['01-02', 'Pull Up (Weighted)', 85]])
  const answer = { bodyLoaded: ['Pull Up (Weighted)'], bodyWeight: { value: 80, unit: 'kg' as const } }
  expect(loads(withoutBodyWeight(given, answer, kindOf))).toEqual([5])
})
