import { expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import { newWorkout } from '#domain/workout/workout.ts'
import { addWorkoutExercises } from '#domain/workout/workout-exercises.ts'
import { searchWorkouts } from './workout-search.ts'

let made = 0
const newId = () => String(++made)
const NAMES: Readonly<Record<string, string>> = { bench: 'Supino reto', raise: 'Elevação lateral' }
const nameOf = (id: ExerciseId) => NAMES[id]
const workout = (name: string, ...exercises: string[]) =>
  addWorkoutExercises(newWorkout({ name, orderKey: 'a0', newId }), exercises as ExerciseId[], newId)

const push = workout('Peito e ombro', 'bench', 'raise')
const legs = workout('Pernas', 'gone')
const find = (query: string) => searchWorkouts([push, legs], query, nameOf).map(({ name }) => name)

test.each([
  ['pern', ['Pernas']],
  ['elevacao', ['Peito e ombro']],
  ['LATERAL peito', ['Peito e ombro']],
  ['', ['Peito e ombro', 'Pernas']],
  ['erna', []],
  ['agachamento', []],
])('%j finds %j', (query, names) => {
  expect(find(query)).toEqual(names)
})
