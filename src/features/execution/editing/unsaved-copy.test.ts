import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { updateSet } from '#domain/session/sets.ts'
import { aSession, aSessionExercise, aSet } from '../../../../tests/builders.ts'
import { forgetUnsavedCopy, keepUnsavedCopy, lastKnownSession, unsavedChange } from './unsaved-copy.ts'

const typed = aSet({ reps: null })
const other = aSet({ reps: null })
const before = aSession({ exercises: [aSessionExercise({ sets: [typed, other] })] })
const after = updateSet(before, typed.id, { reps: 8 })

function aStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

beforeEach(() => vi.stubGlobal('localStorage', aStorage()))
afterEach(() => vi.unstubAllGlobals())

test('what the disk refused comes back beside what changed meanwhile', () => {
  keepUnsavedCopy({ before, after })
  const stored = updateSet(before, other.id, { reps: 5 })
  const sets = unsavedChange(before.id)?.(stored).exercises[0]?.sets
  expect(sets?.map(({ reps }) => reps).toSorted()).toEqual([5, 8])
})

test('a set that was saved is the same set when the others come back', () => {
  keepUnsavedCopy({ before, after })
  const changed = unsavedChange(before.id)?.(before)
  expect(changed?.exercises[0]?.sets.find(({ id }) => id === other.id)).toBe(other)
})

test('the session itself is known from its copy, for where it was deleted for good meanwhile', () => {
  expect(lastKnownSession(before.id)).toBeNull()
  keepUnsavedCopy({ before, after })
  expect(lastKnownSession(before.id)).toEqual(before)
})

test('once it is saved, nothing comes back', () => {
  keepUnsavedCopy({ before, after })
  forgetUnsavedCopy(before.id)
  expect(unsavedChange(before.id)).toBeNull()
})

test.each(['', 'null', '{', '{"before":{},"after":{}}', '[]'])('%j in its place is nothing', (text) => {
  localStorage.setItem(`barra.unsaved.${before.id}`, text)
  expect(unsavedChange(before.id)).toBeNull()
})

test('a browser without room for it says so', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(keepUnsavedCopy({ before, after })).toBe(false)
})
