import { expect, test } from 'vitest'
import type { Session, SessionSet } from '#contract/session.ts'
import { aSession, aSessionExercise, aSet } from '../tests/builders.ts'
import { checkPromises } from './invariants.ts'
import { Ledger } from './ledger.ts'

const NOW = '2026-03-02T18:05:00.000Z'
const set = aSet({ reps: 6, completedAt: NOW, orderKey: 'a0' })
const other = aSet({ reps: 8, completedAt: NOW, orderKey: 'a1' })
const exercise = aSessionExercise({ orderKey: 'a0' })
const session = aSession({ exercises: [] })

const withSets = (...sets: SessionSet[]): Session => ({ ...session, exercises: [{ ...exercise, sets }] })
const logged = withSets(set, other)
const corrected = withSets({ ...set, reps: 7 }, other)

/** One device corrects a set that another one has as it was. */
function aCorrectedSet() {
  const ledger = new Ledger()
  const edits = (device: string, before: Session | null, after: Session) =>
    ledger.note(ledger.nextOrder(), device, 0, { id: session.id, act: before ? 'edit' : 'start', before, after }, true)
  edits('a', null, logged)
  edits('b', logged, corrected)
  const violationsWith = (left: Session) =>
    checkPromises(ledger, [{ collection: 'sessions', document: { ...left, _deleted: false } }], 0, {
      removedStays: ledger.removedStays,
    }).map(({ invariant }) => invariant)
  return { ledger, edits, violationsWith }
}

test.each([true, false])(
  'a removed set may return as the other device had it, whether the past is known: %s',
  (isPastKnown) => {
    const { ledger, edits, violationsWith } = aCorrectedSet()
    edits('b', corrected, session)
    const edited = withSets(set, { ...other, reps: 9 })
    edits('a', logged, edited)
    if (!isPastKnown) ledger.forgetPast()
    expect(violationsWith(edited)).toEqual([])
    const unknown = withSets({ ...set, reps: 70 }, { ...other, reps: 9 })
    if (!isPastKnown) expect(violationsWith(unknown)).toEqual(['nobody lifted that'])
  },
)

test.each([true, false])(
  'a corrected set that nobody removed keeps its correction, whether the past is known: %s',
  (isPastKnown) => {
    const { ledger, violationsWith } = aCorrectedSet()
    if (!isPastKnown) ledger.forgetPast()
    expect(violationsWith(corrected)).toEqual([])
    expect(violationsWith(logged)).toEqual(['a set keeps its latest value'])
  },
)

test.each([
  ['is gone where that was shown beside it', true, []],
  ['is lost where it was not', false, ['no logged set is lost']],
])('a set that was removed with the value of another device %s', (_, isShown, violations) => {
  const { ledger, edits, violationsWith } = aCorrectedSet()
  const heavier = { ...set, reps: 5 }
  edits('a', logged, withSets(heavier, other))
  const choice = { path: ['exercises', exercise.id, 'sets', set.id], kept: { reps: 5 }, dropped: { reps: 7 } }
  ledger.observe('a', 0, { sessions: [withSets(heavier, other)], choices: isShown ? [choice] : [] })
  edits('a', withSets(heavier, other), withSets(other))
  expect(violationsWith(withSets(other))).toEqual(violations)
})
