import { expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import { type ExerciseMuscles, muscleSets } from './muscle-sets.ts'

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

test('an exercise without sets, or one that nobody knows, works nothing', () => {
  expect(muscleSets([done('bench', 0), done('unknown', 3)], (id) => library[id])).toEqual([])
})
