import { expect, test } from 'vitest'
import type { Stamp } from '#contract/document.ts'
import type { ExerciseId } from '#contract/id.ts'
import { newWorkout, renameWorkout, setWorkoutNote } from '#domain/workout/workout.ts'
import { addWorkoutExercises, removeWorkoutExercise } from '#domain/workout/workout-exercises.ts'
import { mergeDraft } from './merge-draft.ts'

let made = 0
const newId = () => `018f0000-0000-7000-8000-${String(++made).padStart(12, '0')}`
const EARLIER = '018f00000000-0000-aaaaaaaa' as Stamp
const NOW = '018f00000001-0000-bbbbbbbb' as Stamp
const id = (slug: string) => slug as ExerciseId

const base = addWorkoutExercises(
  { ...newWorkout({ name: 'Push', orderKey: 'a0', newId }), updatedAt: EARLIER },
  [id('barbell-bench-press')],
  newId,
)
const names = (workout: typeof base) => workout.exercises.map((exercise) => exercise.exerciseId)

test("another device's additions stay beside the draft's", () => {
  const current = addWorkoutExercises({ ...base, updatedAt: EARLIER }, [id('chest-dip')], newId)
  const workout = addWorkoutExercises(base, [id('cable-crossover')], newId)
  const saved = mergeDraft({ base, workout }, current, NOW)
  expect(names(saved)).toEqual(expect.arrayContaining(['barbell-bench-press', 'chest-dip', 'cable-crossover']))
})

test('if both changed the same, the one saving now wins', () => {
  const current = { ...renameWorkout(base, 'Theirs'), updatedAt: EARLIER }
  const saved = mergeDraft({ base, workout: renameWorkout(base, 'Mine') }, current, NOW)
  expect(saved.name).toBe('Mine')
})

test('a change elsewhere that the draft did not touch is kept', () => {
  const current = setWorkoutNote(base, 'from the other phone')
  const saved = mergeDraft({ base, workout: renameWorkout(base, 'Mine') }, current, NOW)
  expect(saved).toMatchObject({ name: 'Mine', note: 'from the other phone' })
})

test('parts removed here are gone, and a workout trashed meanwhile is restored', () => {
  const bench = base.exercises[0]?.id ?? ''
  const current = { ...base, binnedAt: '2026-01-01T00:00:00.000Z' }
  const saved = mergeDraft({ base, workout: removeWorkoutExercise(base, bench) }, current, NOW)
  expect(saved.exercises).toEqual([])
  expect(saved.binnedAt).toBe('')
})
