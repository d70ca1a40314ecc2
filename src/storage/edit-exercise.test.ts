import { expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import { hideExercise, starExercise } from '#domain/exercise/exercise-change.ts'
import { anId } from '../../tests/builders.ts'
import { openBeside, openTestDatabase } from '../../tests/test-database.ts'
import { exerciseById, ownExercises } from './collections/exercises.ts'
import { revertEdit } from './commands.ts'
import { editExercise } from './edit-exercise.ts'

const BENCH = 'barbell-bench-press' as ExerciseId
const star = (exercise: Parameters<typeof starExercise>[0]) => starExercise(exercise, true)
const hide = (exercise: Parameters<typeof hideExercise>[0]) => hideExercise(exercise, true)

test('the first change to a built-in exercise makes its document, the next ones edit it', async () => {
  const db = await openTestDatabase()
  await editExercise(db, BENCH, star)
  await editExercise(db, BENCH, hide)
  expect(await ownExercises(db).get()).toMatchObject([{ id: BENCH, source: 'built-in', starred: true, hidden: true }])
})

test('taking back the first change leaves the exercise as built in, later changes stay', async () => {
  const db = await openTestDatabase()
  const edit = await editExercise(db, BENCH, star)
  await editExercise(db, BENCH, hide)
  await revertEdit(db, 'exercises', edit)
  expect(await exerciseById(db, BENCH).get()).toMatchObject({ starred: false, hidden: true })
})

test('a change that changes nothing writes nothing', async () => {
  const db = await openTestDatabase()
  await editExercise(db, BENCH, (exercise) => exercise)
  expect(await ownExercises(db).get()).toEqual([])
})

test('two tabs that make the first change at the same time keep both', async () => {
  const db = await openTestDatabase()
  const beside = await openBeside(db)
  await Promise.all([editExercise(db, BENCH, star), editExercise(beside, BENCH, hide)])
  await expect.poll(() => exerciseById(db, BENCH).get()).toMatchObject({ starred: true, hidden: true })
})

test('an own exercise that does not exist is not made up', async () => {
  const db = await openTestDatabase()
  await expect(editExercise(db, anId<ExerciseId>(), star)).rejects.toMatchObject({ reason: 'missing' })
})
