import { expect, test } from 'vitest'
import type { WorkoutId } from '#contract/id.ts'
import { newWorkout } from '#domain/workout/workout.ts'
import { clearDraft, clearDrafts, type DraftPlace, draftedWorkouts, readDraft, writeDraft } from './workout-drafts.ts'

const NEW: DraftPlace = { account: 'ana', workout: 'new' }
const workout = newWorkout({ name: 'Push', orderKey: 'a0', newId: () => '018f0000-0000-7000-8000-000000000001' })

/** What localStorage does, in memory. */
function memoryStorage(entries: Record<string, string> = {}) {
  const items = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

test('a draft is read as it was written, until it is cleared', () => {
  const storage = memoryStorage()
  const draft = { base: workout, workout: { ...workout, name: 'Pull' } }
  expect(writeDraft(NEW, draft, storage)).toBe(true)
  expect(readDraft(NEW, storage)).toEqual(draft)
  clearDraft(NEW, storage)
  expect(readDraft(NEW, storage)).toBeNull()
})

test('drafts of two accounts and two workouts do not mix', () => {
  const storage = memoryStorage()
  writeDraft(NEW, { base: null, workout }, storage)
  writeDraft({ account: 'ana', workout: workout.id }, { base: workout, workout }, storage)
  writeDraft({ account: 'bia', workout: 'other' as WorkoutId }, { base: null, workout }, storage)
  expect(draftedWorkouts('ana', storage)).toEqual(new Set(['new', workout.id]))
  expect(readDraft({ account: 'bia', workout: 'new' }, storage)).toBeNull()
  clearDrafts('ana', storage)
  expect(draftedWorkouts('ana', storage)).toEqual(new Set())
  expect(draftedWorkouts('bia', storage)).toEqual(new Set(['other']))
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
  expect(readDraft(NEW, memoryStorage({ 'barra.workout-draft.ana.new': text }))).toBeNull()
})

test('a browser that refuses to store loses the draft at a reload, and says so', () => {
  const full = { ...memoryStorage(), setItem: () => raise() }
  expect(writeDraft(NEW, { base: null, workout }, full)).toBe(false)
  const blocked = { ...memoryStorage(), getItem: raise, removeItem: raise }
  expect(readDraft(NEW, blocked)).toBeNull()
  expect(() => clearDraft(NEW, blocked)).not.toThrow()
})

function raise(): never {
  throw new DOMException('no room', 'QuotaExceededError')
}
