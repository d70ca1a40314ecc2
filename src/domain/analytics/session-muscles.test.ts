import { expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import { aLoggedSet, blankSet, exerciseOf, sessionOf } from '../../../tests/builders.ts'
import { sessionMuscles } from './session-muscles.ts'

test('the muscles of a session are those of its logged working sets', () => {
  const session = sessionOf([
    exerciseOf([aLoggedSet(60, 10, 10, { kind: 'warm-up' }), aLoggedSet(100, 5), aLoggedSet(100, 4), blankSet()]),
    exerciseOf([blankSet()], { exerciseId: 'unlogged' as ExerciseId }),
  ])
  const musclesOf = (id: ExerciseId) =>
    id === 'unlogged'
      ? { primaryMuscles: ['abs' as const], secondaryMuscles: [] }
      : { primaryMuscles: ['chest' as const], secondaryMuscles: ['triceps' as const] }
  expect(sessionMuscles(session, musclesOf)).toEqual([
    { muscle: 'chest', sets: 2 },
    { muscle: 'triceps', sets: 1 },
  ])
})
