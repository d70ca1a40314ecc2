import { expect, test } from 'vitest'
import { exercise } from '#contract/exercise.ts'
import { anId } from '../../../tests/builders.ts'
import { nextStamp } from '../merge/hybrid-clock.ts'
import { quickExercise } from './exercise-change.ts'

test('a quick exercise can be stored, whatever its typed name', () => {
  const made = quickExercise(anId(), {
    name: `  Remo\u0000 na máquina \ud800${'x'.repeat(300)}`,
    kind: 'weight-reps',
    equipment: 'machine',
    muscle: 'lats',
  })
  expect(exercise.parse({ ...made, updatedAt: nextStamp(1_000, undefined, 'abcd0001') })).toMatchObject({
    source: 'own',
    kind: 'weight-reps',
    primaryMuscles: ['lats'],
    hidden: false,
  })
  expect(made.name).toMatch(/^Remo na máquina/)
  expect(made).toMatchObject({ secondaryMuscles: [], aliases: [], oneSided: false, defaultRestSeconds: null, note: '' })
})
