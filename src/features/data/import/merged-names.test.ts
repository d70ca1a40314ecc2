import { expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import { mergedNames } from './merged-names.ts'

const found = (name: string, sets: number) => ({ name, sets, workouts: 1, volume: 0, match: null, sure: true })
const known = (id: string) => ({ kind: 'known' as const, id: id as ExerciseId })

test('names that become one exercise are told of, those with most sets first', () => {
  const names = [
    found('Lat Pulldown (Cable)', 3),
    found('Lat Pulldown (Machine)', 1),
    found('Squat', 9),
    found('A', 9),
    found('B', 9),
  ]
  const choices = {
    'Lat Pulldown (Cable)': known('lat-pulldown'),
    'Lat Pulldown (Machine)': known('lat-pulldown'),
    Squat: known('back-squat'),
    A: known('deadlift'),
    B: known('deadlift'),
  }
  expect(mergedNames(names, choices)).toEqual([
    { id: 'deadlift', files: ['A', 'B'] },
    { id: 'lat-pulldown', files: ['Lat Pulldown (Cable)', 'Lat Pulldown (Machine)'] },
  ])
  expect(mergedNames(names, { A: { kind: 'new' }, B: { kind: 'new' } })).toEqual([])
})
