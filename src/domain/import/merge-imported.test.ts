import { expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { aLoggedSession, aSet, aStamp } from '../../../tests/builders.ts'
import { mergeImported } from './merge-imported.ts'

const there = aLoggedSession({ name: 'Push', note: '', updatedAt: aStamp(5_000) }, { exercises: 1, setsEach: 2 })
const trashed: Session = { ...there, binnedAt: '2026-04-01T00:00:00.000Z' }
const UNTOUCHED = { isUntouched: true, wasUndone: false, brought: undefined }
const TOUCHED = { isUntouched: false, wasUndone: false, brought: undefined }

test('what is not there is added', () => {
  expect(mergeImported(undefined, there, UNTOUCHED)).toEqual({ kind: 'add', after: there })
})

test('what says the same stays, whatever its stamps', () => {
  const restamped = { ...there, updatedAt: aStamp(9_000) }
  for (const past of [UNTOUCHED, TOUCHED]) expect(mergeImported(there, restamped, past)).toEqual({ kind: 'same' })
})

test('what only imports have written becomes what the file says now', () => {
  const renamed = { ...there, name: 'Pull', exercises: [] }
  expect(mergeImported(there, renamed, UNTOUCHED)).toEqual({
    kind: 'change',
    before: there,
    after: { ...renamed, updatedAt: there.updatedAt },
  })
})

test('what the person has changed keeps their word, and gets the sets that it lacks', () => {
  const [exercise] = there.exercises
  if (!exercise) throw new Error('no exercise')
  const added = aSet({ orderKey: 'z0' })
  const incoming = { ...there, name: 'Pull', exercises: [{ ...exercise, sets: [...exercise.sets, added] }] }
  const step = mergeImported(there, incoming, TOUCHED)
  expect(step).toMatchObject({ kind: 'change', after: { name: 'Push', updatedAt: there.updatedAt } })
  const after = step.kind === 'change' ? step.after : there
  expect(after.exercises[0]?.sets.map(({ id }) => id)).toEqual([...exercise.sets.map(({ id }) => id), added.id])
  expect(mergeImported(there, { ...there, exercises: [] }, TOUCHED)).toEqual({ kind: 'same' })
})

test('what the person has thrown away stays in the trash, unless it was an undone import', () => {
  expect(mergeImported(trashed, there, UNTOUCHED)).toEqual({ kind: 'trashed' })
  for (const isUntouched of [true, false]) {
    const step = mergeImported(trashed, there, { isUntouched, wasUndone: true, brought: undefined })
    expect(step).toMatchObject({ kind: 'change', before: trashed, after: { binnedAt: '', name: 'Push' } })
  }
})
