import '../../../tests/setup/fake-indexeddb.ts'
import { expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import { aWorkout, aWorkoutExercise } from '../../../tests/builders.ts'
import { openTestDatabase } from '../../../tests/test-database.ts'
import { insertDocument, trashDocument } from '../commands.ts'
import { workoutsWith } from './workouts.ts'

test('the workouts with an exercise are found once each, archived ones last, those in the trash not', async () => {
  const db = await openTestDatabase()
  const squat = 'my-squat' as ExerciseId
  const withSquat = () => aWorkout({ exercises: [aWorkoutExercise({ exerciseId: squat }), aWorkoutExercise()] })
  const twice = aWorkout({ exercises: [1, 2].map(() => aWorkoutExercise({ exerciseId: squat })) })
  const [trashed, archived] = [withSquat(), { ...withSquat(), archivedAt: '2026-03-01T00:00:00.000Z' }]
  for (const workout of [twice, trashed, archived, aWorkout()]) await insertDocument(db, 'workouts', workout)
  await trashDocument(db, 'workouts', trashed.id)
  expect((await workoutsWith(db, squat)).map(({ id }) => id)).toEqual([twice.id, archived.id])
})
