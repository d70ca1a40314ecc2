import { expect, test } from 'vitest'
import { aLoggedSet, blankSet, exerciseOf, sessionOf } from '../../../tests/builders.ts'
import { takeInHand } from './set-in-hand.ts'

test('the first time an exercise is done, one tap logs what the set before it was', () => {
  const next = blankSet()
  const session = sessionOf([exerciseOf([aLoggedSet(62.5, 10), next])])
  expect(takeInHand(session, next.id, new Map())).toMatchObject({
    previous: null,
    missing: null,
    values: { weight: { value: 62.5, unit: 'kg' }, reps: 10, rpe: null },
  })
})
