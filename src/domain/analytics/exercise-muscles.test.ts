import { expect, test } from 'vitest'
import { anExercise, exerciseNamed } from '../../../tests/builders.ts'
import { unchangedExercise } from '../exercise/exercise-change.ts'
import { exerciseMuscles } from './exercise-muscles.ts'

const BENCH = exerciseNamed('barbell-bench-press')
const builtIn = exerciseMuscles([])(BENCH)
const binnedAt = '2026-03-02T18:00:00.000Z'

test('a built-in exercise works what it is built in with, but for what its person says otherwise', () => {
  expect(builtIn?.primaryMuscles).toEqual(['chest'])
  const changed = { ...unchangedExercise(BENCH), secondaryMuscles: ['abs' as const] }
  expect(exerciseMuscles([changed])(BENCH)).toEqual({
    primaryMuscles: builtIn?.primaryMuscles,
    secondaryMuscles: ['abs'],
  })
  expect(exerciseMuscles([{ ...changed, primaryMuscles: ['triceps'] }])(BENCH)?.primaryMuscles).toEqual(['triceps'])
  expect(exerciseMuscles([{ ...changed, secondaryMuscles: null }])(BENCH)).toEqual({
    primaryMuscles: builtIn?.primaryMuscles,
    secondaryMuscles: builtIn?.secondaryMuscles,
  })
})

test('an own exercise has worked its muscles even if it is in the trash; a change in the trash is none', () => {
  const own = anExercise({ primaryMuscles: ['quads'], secondaryMuscles: ['glutes'], binnedAt })
  const musclesOf = exerciseMuscles([own, { ...unchangedExercise(BENCH), primaryMuscles: ['neck'], binnedAt }])
  expect(musclesOf(own.id)).toEqual({ primaryMuscles: ['quads'], secondaryMuscles: ['glutes'] })
  expect(musclesOf(BENCH)?.primaryMuscles).toEqual(builtIn?.primaryMuscles)
  expect(musclesOf(exerciseNamed('gone'))).toBeUndefined()
})

test('an exercise of which nobody says its muscles works none', () => {
  const silent = anExercise({ primaryMuscles: null, secondaryMuscles: null })
  const unknown = unchangedExercise(exerciseNamed('an-exercise-of-tomorrow'))
  const musclesOf = exerciseMuscles([silent, unknown])
  for (const { id } of [silent, unknown]) expect(musclesOf(id)).toEqual({ primaryMuscles: [], secondaryMuscles: [] })
})
