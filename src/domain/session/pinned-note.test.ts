import { expect, test } from 'vitest'
import { aSession, aSessionExercise } from '../../../tests/builders.ts'
import { pinNote, withNotePinned } from './pinned-note.ts'

test.each([
  ['a first note', '', 'Straps next time', 'Straps next time'],
  ['a further note goes below', 'Seat 4', 'Straps next time', 'Seat 4\nStraps next time'],
  ['one that is pinned already changes nothing', 'Seat 4\nStraps', 'Straps', null],
  ['one without room changes nothing', 'x'.repeat(9_995), 'Straps', null],
])('%s', (_case, pinned, note, expected) => {
  expect(withNotePinned(pinned, note)).toBe(expected)
})

test('a note is pinned in the session’s copy of the exercise', () => {
  const exercise = aSessionExercise({ exerciseNote: 'Seat 4' })
  const session = aSession({ exercises: [exercise, aSessionExercise({ orderKey: 'a1' })] })
  const pinned = pinNote(session, exercise.id, 'Straps')
  expect(pinned.exercises.map(({ exerciseNote }) => exerciseNote ?? '')).toEqual(['Seat 4\nStraps', ''])
  expect(pinNote(pinned, exercise.id, 'Straps')).toBe(pinned)
})
