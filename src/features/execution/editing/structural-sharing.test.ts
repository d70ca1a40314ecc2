import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSession, aSessionExercise, aSet } from '../../../../tests/builders.ts'
import { reuse } from './structural-sharing.ts'

test('a version from the disk keeps the objects of all that did not change, also of what moved', () => {
  const [first, second] = [aSet(), aSet()]
  const shown = aSession({ exercises: [aSessionExercise({ sets: [first, second] })] })
  const stored = structuredClone(shown)
  const exercise = stored.exercises[0]
  if (exercise) exercise.sets = [{ ...second }, { ...first, reps: 9 }]
  const sets = reuse(shown, stored).exercises[0]?.sets
  expect(sets?.[0]).toBe(second)
  expect(sets?.[1]).toEqual({ ...first, reps: 9 })
})

test('the same content is the same object', () => {
  const shown = aSession()
  expect(reuse(shown, structuredClone(shown))).toBe(shown)
})

test('a version that was compared once is still told from another one on the screen', () => {
  const [first, second] = [aSession({ name: 'Push' }), aSession({ name: 'Pull' })]
  const stored = structuredClone(first)
  expect(reuse(first, stored)).toBe(first)
  expect(reuse(first, stored)).toBe(first)
  expect(reuse(second, stored)).toEqual(first)
})

test('it always says what the next version says', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (previous, next) => {
      expect(reuse(previous, next)).toEqual(next)
    }),
  )
})
