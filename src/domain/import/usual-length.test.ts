import { expect, test } from 'vitest'
import { importTable } from '../../../tests/support/import-table.ts'
import { usualSeconds, withUsualLength } from './usual-length.ts'

async function lasting(...durations: readonly string[]) {
  const rows = durations.map((duration, day) => `2024-03-0${day + 1} 18:00:00,A,${duration},Squat,1,100,5,0,0,,,\n`)
  const header =
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n'
  return importTable(header + rows.join(''))
}

test('a forgotten timer becomes as long as the workouts usually are, and all others stay', async () => {
  const { workouts, questions } = await lasting('50m', '1h', '1h 10m', '22h 13m', '2m', '5h 59m')
  expect(questions.longWorkouts).toBe(1)
  expect(withUsualLength(workouts).map(({ durationSeconds }) => (durationSeconds ?? 0) / 60)).toEqual([
    50, 60, 70, 70, 2, 359,
  ])
})

test('without any durations, an hour is usual', async () => {
  const { workouts } = await lasting('11h')
  expect(usualSeconds(workouts)).toBe(3_600)
})

test.each([
  [['5m'], 300],
  [['4m'], 3_600],
  [['6h'], 21_600],
  [['6h 1m'], 3_600],
  [['30m', '', '50m', '40m'], 2_400],
  [['30m', '50m', '1h', '40m'], 3_000],
])('of %j, %d s are usual', async (durations, seconds) => {
  expect(usualSeconds((await lasting(...durations)).workouts)).toBe(seconds)
})

test('a workout of exactly six hours is no forgotten timer', async () => {
  const { workouts } = await lasting('6h', '30m', '30m', '')
  expect(withUsualLength(workouts).map(({ durationSeconds }) => durationSeconds)).toEqual([21_600, 1_800, 1_800, null])
})
