import { expect, test } from 'vitest'
import { workout } from '#contract/workout.ts'
import { isBuiltIn } from '#domain/exercise-library/built-in-exercises.ts'
import { anId, aStamp } from '../../../../tests/builders.ts'
import { sampleWorkout } from './sample-workout.ts'

test.each(['kg', 'lb'] as const)(
  'the sample in %s is a workout that can be stored, of exercises that there are',
  (unit) => {
    const sample = sampleWorkout('Sample', unit, anId)
    expect(workout.safeParse(JSON.parse(JSON.stringify(sample))).error).toBeUndefined()
    expect(sample.exercises.every(({ exerciseId }) => isBuiltIn(exerciseId))).toBe(true)
    expect(sample.updatedAt <= aStamp()).toBe(true)
  },
)
