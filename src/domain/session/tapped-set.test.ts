import { expect, test } from 'vitest'
import type { SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { Tap } from '#contract/tap.ts'
import { aStamp, BENCH, blankSet, exerciseOf, PULL_UP, ROW, sessionOf } from '../../../tests/builders.ts'
import { removeExercise, replaceExercise } from './exercises.ts'
import { finishSession } from './lifecycle.ts'
import { NO_VALUES } from './set-values.ts'
import { completeSet, removeSet, updateSet } from './sets.ts'
import { completeTapped } from './tapped-set.ts'

const AT = '2026-11-24T10:00:00.000Z'
const VALUES = { ...NO_VALUES, weight: { value: 80, unit: 'kg' as const }, reps: 8 }

function aTapIn(session: ReturnType<typeof sessionOf>): Tap {
  const setId = session.exercises[0]?.sets[0]?.id
  if (!setId) throw new Error('the session has no set')
  return {
    account: 'a',
    sessionId: session.id as SessionId,
    setId,
    seen: seenIn(session),
    values: VALUES,
    restSeconds: 90,
    completedAt: AT,
  }
}

function seenIn(session: Session): Tap['seen'] {
  const exercise = session.exercises[0]
  const set = exercise?.sets[0]
  if (!exercise || !set) throw new Error('the session has no set')
  const { sets: _, ...rest } = exercise
  return { exercise: rest, set }
}

const logged = (session: Session | null) =>
  session?.exercises.flatMap(({ exerciseId, sets }) =>
    sets.filter(({ completedAt }) => completedAt !== null).map((set) => ({ ...set, exerciseId })),
  )

const firstSet = (session: Session | null) => session?.exercises[0]?.sets[0]

test('a tapped set has the values that its row showed, the instant of the tap, and starts its rest then', () => {
  const session = sessionOf([exerciseOf([blankSet(), blankSet()])])
  const completed = completeTapped(session, aTapIn(session))
  expect(firstSet(completed)).toMatchObject({ ...VALUES, completedAt: AT })
  expect(completed?.rest).toMatchObject({ afterSetId: aTapIn(session).setId, startedAt: AT })
})

test('applying a tap again changes nothing', () => {
  const session = sessionOf([exerciseOf([blankSet(), blankSet()])])
  const tap = aTapIn(session)
  const completed = completeTapped(session, tap)
  expect(completed && completeTapped(completed, { ...tap, values: { ...VALUES, reps: 1 } })).toBe(completed)
})

test('a set completed meanwhile keeps its values', () => {
  const session = sessionOf([exerciseOf([blankSet({ reps: 5 }), blankSet()])])
  const tap = aTapIn(session)
  const elsewhere = completeSet(session, tap.setId, '2026-11-24T09:00:00.000Z', { restSeconds: 60 })
  expect(completeTapped(elsewhere, tap)).toBe(elsewhere)
})

/** As storage writes it: the set that was edited has a later stamp. */
function typedLater(session: Session, setId: string, values: Parameters<typeof updateSet>[2]): Session {
  const edited = updateSet(session, setId, values)
  const stamped = (set: Session['exercises'][number]['sets'][number]) =>
    set.id === setId ? { ...set, updatedAt: aStamp(2_000) } : set
  return { ...edited, exercises: edited.exercises.map((it) => ({ ...it, sets: it.sets.map(stamped) })) }
}

test('figures that were typed after the still was kept stay, and the row only fills the gaps', () => {
  const session = sessionOf([exerciseOf([blankSet({ updatedAt: aStamp(1_000) }), blankSet()])])
  const tap = aTapIn(session)
  const typed = typedLater(session, tap.setId, { weight: { value: 110, unit: 'kg' } })
  expect(firstSet(completeTapped(typed, tap))).toMatchObject({
    weight: { value: 110, unit: 'kg' },
    reps: 8,
    completedAt: AT,
  })
})

test('an effort that was cleared after the still was kept stays cleared', () => {
  const session = sessionOf([exerciseOf([blankSet({ rpe: 8, updatedAt: aStamp(1_000) })])])
  const tap = { ...aTapIn(session), values: { ...VALUES, rpe: 8 } }
  const cleared = typedLater(session, tap.setId, { rpe: null })
  expect(firstSet(completeTapped(cleared, tap))).toMatchObject({ rpe: null, completedAt: AT })
})

const LATER = '2026-11-24T11:00:00.000Z'

test.each<[string, (session: Session, setId: string, exerciseId: string) => Session]>([
  ['its set was removed', (session, setId) => removeSet(session, setId)],
  ['its exercise was removed', (session, _, exerciseId) => removeExercise(session, exerciseId)],
  ['its exercise was replaced', (session, _, exerciseId) => replaceExercise(session, exerciseId, ROW)],
  [
    'its exercise was replaced by one with other fields',
    (session, _, exerciseId) => replaceExercise(session, exerciseId, PULL_UP),
  ],
  [
    'its workout was finished without the open sets',
    (session) => finishSession(session, LATER, { unfinished: 'discard' }),
  ],
  ['its workout was finished with the open sets', (session) => finishSession(session, LATER, { unfinished: 'keep' })],
])('a tapped set is logged once, in its own exercise, where %s', (_case, elsewhere) => {
  const session = sessionOf([
    exerciseOf([blankSet(), blankSet()], { exerciseId: BENCH.id, name: BENCH.name, kind: BENCH.kind }),
    exerciseOf([blankSet()], { exerciseId: BENCH.id }),
  ])
  const tap = aTapIn(session)
  const changed = elsewhere(session, tap.setId, session.exercises[0]?.id ?? '')
  const completed = completeTapped(changed, tap)
  expect(logged(completed)).toMatchObject([{ id: tap.setId, ...VALUES, completedAt: AT, exerciseId: BENCH.id }])
  // Nothing else changes, and a second time changes nothing.
  expect(completed?.status).toBe(changed.status)
  expect(logged(completed && completeTapped(completed, tap))).toEqual(logged(completed))
})

test('a tap of an older build, which did not keep the set, cannot be put back', () => {
  const session = sessionOf([exerciseOf([blankSet()])])
  const tap = { ...aTapIn(session), seen: null }
  expect(firstSet(completeTapped(session, tap))).toMatchObject({ ...VALUES, completedAt: AT })
  expect(completeTapped(removeSet(session, tap.setId), tap)).toBeNull()
})
