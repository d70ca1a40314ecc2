import { expect, test } from 'vitest'
import { importTable } from '../../../tests/support/import-table.ts'
import { importedSet, kilograms } from '../../../tests/support/imported-file.ts'
import { importedVolume, volumeDifference } from './volume.ts'

const HEADER =
  'title,start_time,end_time,exercise_title,set_index,set_type,weight_lbs,reps,distance_miles,duration_seconds\n'

test('volume as the old app counts it: no warm-ups, in kg', async () => {
  const { workouts } = await importTable(
    `${HEADER}A,"5 Mar 2024, 07:02","5 Mar 2024, 08:02",Squat,0,warmup,100,10,,\n` +
      'A,"5 Mar 2024, 07:02","5 Mar 2024, 08:02",Squat,1,normal,100,10,,\n',
  )
  expect(importedVolume(workouts[0]?.exercises[0]?.sets ?? [])).toBeCloseTo(453.59237)
})

const weightReps = { kind: 'weight-reps', oneSided: false } as const
const oneSided = { kind: 'weight-reps', oneSided: true } as const
const assisted = { kind: 'assisted-bodyweight', oneSided: false } as const

test('one-sided exercises count twice, and help does not count', () => {
  expect(
    volumeDifference([
      { name: 'Squat', volume: 700, exercise: weightReps },
      { name: 'Lateral Raise (Cable)', volume: 200, exercise: oneSided },
      { name: 'Pull Up (Assisted)', volume: 100, exercise: assisted },
      { name: 'Own', volume: 0, exercise: null },
    ]),
  ).toEqual({ doubled: ['Lateral Raise (Cable)'], uncounted: ['Pull Up (Assisted)'], share: 0.1 })
})

test('nothing is reported if all volumes agree', () => {
  expect(volumeDifference([{ name: 'Squat', volume: 700, exercise: weightReps }])).toBeNull()
  expect(volumeDifference([])).toBeNull()
})

test('loads count as often as they were lifted; what has no load or no repetitions counts for nothing', () => {
  const sets = [
    kilograms(100, 5),
    kilograms(50, 8),
    importedSet({ weight: { value: 10, unit: null }, reps: 2 }),
    importedSet({ reps: 12 }),
    importedSet({ weight: { value: 20, unit: 'kg' }, seconds: 60 }),
    { ...kilograms(40, 5), kind: 'drop' as const },
  ]
  expect(importedVolume(sets)).toBe(1_120)
})

test('those that differ most come first, and help takes away', () => {
  const named = (name: string, volume: number, exercise: typeof oneSided | typeof assisted | null) => ({
    name,
    volume,
    exercise,
  })
  expect(
    volumeDifference([
      named('A', 100, oneSided),
      named('B', 200, oneSided),
      named('C', 300, assisted),
      named('D', 400, assisted),
      named('E', 0, oneSided),
      named('F', 0, assisted),
      named('G', 0, null),
    ]),
  ).toEqual({ doubled: ['B', 'A'], uncounted: ['D', 'C'], share: -0.4 })
  expect(volumeDifference([named('A', 0, oneSided), named('B', 100, null)])).toBeNull()
  expect(volumeDifference([{ name: 'A', volume: 100, exercise: { ...assisted, oneSided: true } }])).toEqual({
    doubled: [],
    uncounted: ['A'],
    share: -1,
  })
})
