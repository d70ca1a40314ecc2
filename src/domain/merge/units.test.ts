import { expect, test } from 'vitest'
import { pick, withoutStrayRest } from './units.ts'

test('only requested fields with a value are picked', () => {
  const picked = pick({ name: 'Push', note: undefined, reps: null }, ['name', 'note', 'reps', 'constructor'])
  expect(Object.keys(picked)).toEqual(['name', 'reps'])
})

test('a rest stays with a session that runs, and ends where it is paused or over', () => {
  const rest = { afterSetId: 'a' }
  for (const running of [
    { status: 'active', rest },
    { status: 'active', pausedAt: null, rest },
  ])
    expect(withoutStrayRest(running)).toBe(running)
  expect(withoutStrayRest({ status: 'active', pausedAt: '2026-03-02T18:00:00.000Z', rest })).toMatchObject({
    rest: null,
  })
  expect(withoutStrayRest({ status: 'completed', rest })).toMatchObject({ rest: null })
})

test('a document that is no session keeps its field called rest, and a session without one gets none', () => {
  for (const other of [{ rest: 90 }, { status: 'completed' }]) expect(withoutStrayRest(other)).toBe(other)
})
