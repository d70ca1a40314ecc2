import { expect, test } from 'vitest'
import type { SessionId } from '#contract/id.ts'
import type { Tap } from '#contract/tap.ts'
import { blankSet, exerciseOf, sessionOf } from '../../../tests/builders.ts'
import { NO_VALUES } from './set-values.ts'
import { completeSet } from './sets.ts'
import { completeTapped } from './tapped-set.ts'

const AT = '2026-11-24T10:00:00.000Z'
const VALUES = { ...NO_VALUES, weight: { value: 80, unit: 'kg' as const }, reps: 8 }

function aTapIn(session: ReturnType<typeof sessionOf>): Tap {
  const setId = session.exercises[0]?.sets[0]?.id
  if (!setId) throw new Error('the session has no set')
  return { account: 'a', sessionId: session.id as SessionId, setId, values: VALUES, restSeconds: 90, completedAt: AT }
}

const firstSet = (session: ReturnType<typeof sessionOf>) => session.exercises[0]?.sets[0]

test('a tapped set has the values that its row showed, the instant of the tap, and starts its rest then', () => {
  const session = sessionOf([exerciseOf([blankSet(), blankSet()])])
  const completed = completeTapped(session, aTapIn(session))
  expect(firstSet(completed)).toMatchObject({ ...VALUES, completedAt: AT })
  expect(completed.rest).toMatchObject({ afterSetId: aTapIn(session).setId, startedAt: AT })
})

test('applying a tap again changes nothing', () => {
  const session = sessionOf([exerciseOf([blankSet(), blankSet()])])
  const tap = aTapIn(session)
  const completed = completeTapped(session, tap)
  expect(completeTapped(completed, { ...tap, values: { ...VALUES, reps: 1 } })).toBe(completed)
})

test('a set completed meanwhile keeps its values', () => {
  const session = sessionOf([exerciseOf([blankSet({ reps: 5 }), blankSet()])])
  const tap = aTapIn(session)
  const elsewhere = completeSet(session, tap.setId, '2026-11-24T09:00:00.000Z', { restSeconds: 60 })
  expect(completeTapped(elsewhere, tap)).toBe(elsewhere)
})

test('a set that was removed meanwhile stays removed', () => {
  const session = sessionOf([exerciseOf([blankSet()])])
  const other = sessionOf([exerciseOf([blankSet()])])
  expect(completeTapped(session, aTapIn(other))).toBe(session)
})
