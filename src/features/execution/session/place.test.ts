import { expect, test } from 'vitest'
import { aSession, aSessionExercise, aSet } from '../../../../tests/builders.ts'
import { placeOf } from './place.ts'

const DONE_AT = '2026-03-02T18:00:00.000Z'
const done = aSet({ orderKey: 'a0', completedAt: DONE_AT })
const open = aSet({ orderKey: 'a1' })
const session = aSession({
  exercises: [aSessionExercise({ sets: [done, open] })],
  rest: { afterSetId: done.id, startedAt: DONE_AT, endsAt: '2026-03-02T18:01:30.000Z' },
})

test('the next open set is up, and the rest ends at its deadline', () => {
  expect(placeOf(session, session)).toEqual({
    status: 'active',
    isPaused: false,
    currentSetId: open.id,
    openSetIds: [open.id],
    restEndsAtMs: Date.parse('2026-03-02T18:01:30.000Z'),
  })
})

test('a session that only looks finished is not', () => {
  expect(placeOf({ ...session, status: 'completed' }, { status: 'active' }).status).toBe('active')
})
