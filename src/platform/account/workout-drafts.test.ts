import { expect, test } from 'vitest'
import type { WorkoutId } from '#contract/id.ts'
import { newWorkout } from '#domain/workout/workout.ts'
import { refuseStorage, stubStorage } from '../../../tests/support/stub-storage.ts'
import { clearDraft, type DraftPlace, draftedWorkouts, readDraft, writeDraft } from './workout-drafts.ts'

const NEW: DraftPlace = { account: 'ana', workout: 'new' }
const workout = newWorkout({ name: 'Push', orderKey: 'a0', newId: () => '018f0000-0000-7000-8000-000000000001' })

test('a draft is read as it was written, until it is cleared', () => {
  stubStorage()
  const draft = { base: workout, workout: { ...workout, name: 'Pull' } }
  expect(writeDraft(NEW, draft)).toBe(true)
  expect(readDraft(NEW)).toEqual(draft)
  clearDraft(NEW)
  expect(readDraft(NEW)).toBeNull()
})

test('drafts of two accounts and two workouts do not mix', () => {
  stubStorage()
  writeDraft(NEW, { base: null, workout })
  writeDraft({ account: 'ana', workout: workout.id }, { base: workout, workout })
  writeDraft({ account: 'bia', workout: 'other' as WorkoutId }, { base: null, workout })
  expect(draftedWorkouts('ana')).toEqual(new Set(['new', workout.id]))
  expect(readDraft({ account: 'bia', workout: 'new' })).toBeNull()
  expect(draftedWorkouts('bia')).toEqual(new Set(['other']))
})

test.each([
  ['nonsense', 'nonsense'],
  ['another version', JSON.stringify({ version: 99, base: null, workout })],
  ['no workout', JSON.stringify({ version: 0, base: null, workout: { id: 'x' } })],
  [
    'exercises without sets',
    JSON.stringify({ version: 0, base: null, workout: { ...workout, exercises: [{ id: 'x' }] } }),
  ],
])('a draft that holds %s is not used', (_what, text) => {
  stubStorage('localStorage', new Map([['barra.workout-draft.ana.new', text]]))
  expect(readDraft(NEW)).toBeNull()
})

test('a browser that refuses to store loses the draft at a reload, and reports it', () => {
  refuseStorage()
  expect(writeDraft(NEW, { base: null, workout })).toBe(false)
  expect(readDraft(NEW)).toBeNull()
  expect(() => clearDraft(NEW)).not.toThrow()
})
