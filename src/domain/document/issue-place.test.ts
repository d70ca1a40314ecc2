import { expect, test } from 'vitest'
import { issuePlace } from './issue-place.ts'

const SESSION = { name: 'Upper', exercises: [{ name: 'Barbell bench press', sets: [{}, {}] }, { sets: [{}] }] }

test.each([
  ['exercises.0.sets.1.reps', { exercise: 'Barbell bench press', set: 2, field: 'reps' }],
  ['exercises.0.sets.0.weight.value', { exercise: 'Barbell bench press', set: 1, field: 'weight.value' }],
  ['exercises.0.note', { exercise: 'Barbell bench press', set: null, field: 'note' }],
  ['exercises.1.sets.0', { exercise: null, set: 1, field: '' }],
  ['exercises.7.sets.0.reps', { exercise: null, set: 1, field: 'reps' }],
  ['exercises', null],
  ['exercises.0', { exercise: 'Barbell bench press', set: null, field: '' }],
  ['exercises.0.sets', { exercise: 'Barbell bench press', set: null, field: 'sets' }],
  [
    'exercises.0.progression.step.value',
    { exercise: 'Barbell bench press', set: null, field: 'progression.step.value' },
  ],
  ['name', null],
  ['', null],
])('%s is read as a place in the workout', (path, place) => {
  expect(issuePlace(SESSION, path)).toEqual(place)
})

test('sets are numbered in key order, wherever they are in the document', () => {
  const sets = [{ orderKey: 'a2' }, { orderKey: 'a0' }, { orderKey: 'a1' }]
  const set = (index: number) =>
    issuePlace({ exercises: [{ name: 'Squat', sets }] }, `exercises.0.sets.${index}.reps`)?.set
  expect([set(0), set(1), set(2)]).toEqual([3, 1, 2])
})

test('where a set has no key, they are numbered as they are in the document', () => {
  const sets = [{ orderKey: 'a2' }, {}, { orderKey: 'a1' }]
  const set = (index: number) => issuePlace({ exercises: [{ sets }] }, `exercises.0.sets.${index}.reps`)?.set
  expect([set(0), set(1), set(2), set(7)]).toEqual([1, 2, 3, 8])
})

test('a document that is none of ours has places all the same', () => {
  for (const exercises of [undefined, {}, [null], [{ name: 7, sets: {} }]])
    expect(issuePlace({ exercises }, 'exercises.0.sets.2.reps')).toEqual({ exercise: null, set: 3, field: 'reps' })
})
