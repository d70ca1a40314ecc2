import { beforeEach, expect, test } from 'vitest'
import { updateSet } from '#domain/session/sets.ts'
import { aSession, aSessionExercise, aSet } from '../../../../tests/builders.ts'
import { stubStorage } from '../../../../tests/support/stub-storage.ts'
import { unsavedCopyOf } from './unsaved-copy.ts'

// Without a browser's reserve here: restores from local notes. e2e/storage-faults.spec.ts covers the reserve.

const typed = aSet({ reps: null })
const other = aSet({ reps: null })
const before = aSession({ exercises: [aSessionExercise({ sets: [typed, other] })] })
const after = updateSet(before, typed.id, { reps: 8 })
const shelf = unsavedCopyOf('ana', before.id)

beforeEach(() => void stubStorage())

test('edits refused by the disk are restored beside later changes', async () => {
  await shelf.keep({ before, after })
  const stored = updateSet(before, other.id, { reps: 5 })
  const sets = (await shelf.recover())?.(stored).exercises[0]?.sets
  expect(sets?.map(({ reps }) => reps).toSorted()).toEqual([5, 8])
})

test('a set that was saved is the same set when the others come back', async () => {
  await shelf.keep({ before, after })
  const changed = (await shelf.recover())?.(before)
  expect(changed?.exercises[0]?.sets.find(({ id }) => id === other.id)).toBe(other)
})

test('the session itself is known from its copy, for where it was deleted for good meanwhile', async () => {
  expect(await shelf.lastKnown()).toBeNull()
  await shelf.keep({ before, after })
  expect(await shelf.lastKnown()).toEqual(before)
})

test('once saved, nothing is restored', async () => {
  await shelf.keep({ before, after })
  await shelf.forget()
  expect(await shelf.recover()).toBeNull()
})

test.each(['', 'null', '{', '{"before":{},"after":{}}', '[]'])('%j in its place is nothing', async (text) => {
  localStorage.setItem(`barra.unsaved.${before.id}`, text)
  expect(await shelf.recover()).toBeNull()
})

test('a note alone does not count as kept: the browser writes it seconds later', async () => {
  expect(await shelf.keep({ before, after })).toBe(false)
})
