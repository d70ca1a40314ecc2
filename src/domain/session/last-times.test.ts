import { expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import { aSession, aSessionExercise, aSet } from '../../../tests/builders.ts'
import { lastTimes } from './last-times.ts'

const SQUAT = 'back-squat' as ExerciseId
const done = { completedAt: '2026-03-02T18:00:00.000Z' }
const withSets = (...sets: Parameters<typeof aSet>[0][]) =>
  aSession({ exercises: [aSessionExercise({ exerciseId: SQUAT, sets: sets.map((set) => aSet(set)) })] })

test('only sessions in which it was logged count, newest first, up to the most asked for', () => {
  const sessions = [withSets(done), withSets({}), aSession(), withSets(done), withSets(done)]
  expect(lastTimes(sessions, SQUAT, 2).map(({ sessionId }) => sessionId)).toEqual([sessions[0]?.id, sessions[3]?.id])
})

test('sets that were not done and warm-ups are left out', () => {
  const [last] = lastTimes([withSets({ ...done, kind: 'warm-up' }, { ...done, reps: 3 }, { reps: 9 })], SQUAT, 5)
  expect(last?.sets.map(({ reps }) => reps)).toEqual([3])
})

test('if only warm-ups were done, they are returned', () => {
  expect(lastTimes([withSets({ ...done, kind: 'warm-up' })], SQUAT, 5)[0]?.sets).toHaveLength(1)
})

test('an exercise done twice in one session is one time, in the order of the session', () => {
  const twice = aSession({
    exercises: [
      aSessionExercise({ orderKey: 'a1', exerciseId: SQUAT, sets: [aSet({ ...done, reps: 2 })] }),
      aSessionExercise({ orderKey: 'a0', exerciseId: SQUAT, sets: [aSet({ ...done, reps: 1 })] }),
    ],
  })
  expect(lastTimes([twice], SQUAT, 5).map(({ sets }) => sets.map(({ reps }) => reps))).toEqual([[1, 2]])
})
