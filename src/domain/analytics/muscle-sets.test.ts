import { expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import { type ExerciseMuscles, exerciseIntensities, muscleIntensities, muscleSets } from './muscle-sets.ts'

const library: Record<string, ExerciseMuscles> = {
  bench: { primaryMuscles: ['chest'], secondaryMuscles: ['triceps', 'front-delts'] },
  dip: { primaryMuscles: ['chest', 'triceps'], secondaryMuscles: [] },
}
const done = (slug: string, sets: number) => ({ exerciseId: slug as ExerciseId, sets })

test('a set counts one for each primary and a half for each secondary muscle, the most worked first', () => {
  expect(muscleSets([done('bench', 4), done('dip', 3)], (id) => library[id])).toEqual([
    { muscle: 'chest', sets: 7 },
    { muscle: 'triceps', sets: 5 },
    { muscle: 'front-delts', sets: 2 },
  ])
})

test('an exercise without sets, or an unknown one, works no muscle', () => {
  expect(muscleSets([done('bench', 0), done('unknown', 3)], (id) => library[id])).toEqual([])
})

test('the most worked muscle is drawn the strongest, the others by their share of it, and those without sets not at all', () => {
  const intensities = muscleIntensities([
    { muscle: 'triceps', sets: 2 },
    { muscle: 'chest', sets: 8 },
    { muscle: 'neck', sets: 0 },
  ])
  expect([...intensities]).toEqual([
    ['triceps', 0.25],
    ['chest', 1],
  ])
  expect(muscleIntensities([]).size).toBe(0)
})

test('an exercise works its primary muscles fully and its secondary ones by half', () => {
  expect([...exerciseIntensities({ primaryMuscles: ['chest'], secondaryMuscles: ['triceps'] })]).toEqual([
    ['chest', 1],
    ['triceps', 0.5],
  ])
})
