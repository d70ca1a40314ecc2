import { expect, test } from 'vitest'
import type { WorkoutId } from '#contract/id.ts'
import type { SessionSet } from '#contract/session.ts'
import { aLoggedSet, anId, blankSet, exerciseOf, sessionOf } from '../../../tests/builders.ts'
import { volumeAgainstLastTime } from './against-last-time.ts'
import { SAMPLE_WORKOUT_ID } from './sample.ts'

const PUSH = anId<WorkoutId>()
const on = (day: number, sets: readonly SessionSet[], workoutId: WorkoutId | '' = PUSH) =>
  sessionOf([exerciseOf(sets)], { workoutId, startedAt: `2026-03-0${day}T18:00:00.000Z` })

const today = on(5, [aLoggedSet(80, 10), blankSet()])
const last = on(3, [aLoggedSet(75, 10)])

test('the volume is compared with the last time of the same workout before it', () => {
  const [later, other, older] = [
    on(6, [aLoggedSet(99, 9)]),
    on(4, [aLoggedSet(60, 9)], anId()),
    on(1, [aLoggedSet(5, 5)]),
  ]
  expect(volumeAgainstLastTime(today, [later, today, other, last, older])).toBe(50)
  expect(volumeAgainstLastTime(last, [today, last, on(2, [aLoggedSet(80, 10)])])).toBe(-50)
})

test('nothing is compared without an earlier one, without a workout, in a sample, or without volume', () => {
  expect(volumeAgainstLastTime(today, [today])).toBeNull()
  expect(volumeAgainstLastTime(on(5, [aLoggedSet(80, 10)], ''), [on(3, [aLoggedSet(75, 10)], '')])).toBeNull()
  const sample = (day: number) => on(day, [aLoggedSet(80, 10)], SAMPLE_WORKOUT_ID)
  expect(volumeAgainstLastTime(sample(5), [sample(3)])).toBeNull()
  expect(volumeAgainstLastTime(today, [on(3, [])])).toBeNull()
})
