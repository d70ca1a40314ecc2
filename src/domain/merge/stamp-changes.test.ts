import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Session, session as sessionSchema } from '#contract/session.ts'
import { aLoggedSet, blankSet, exerciseOf, idMaker, START, sessionOf, sinceStart } from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { applyEdit, sessionEdit } from '../../../tests/support/session-edits.ts'
import { moveExercise } from '../session/exercises.ts'
import { addSet, updateSet } from '../session/sets.ts'
import { sameContent } from './canonical.ts'
import { nextStamp, UNSTAMPED } from './hybrid-clock.ts'
import { stampChanges } from './stamp-changes.ts'

const EARLIER = nextStamp(Date.parse(START), undefined, '00000001')
const NOW = nextStamp(Date.parse(START) + 1_000, undefined, '00000001')
const [one, two, three] = [aLoggedSet(100, 5), blankSet(), blankSet()]
const before = stampChanges(undefined, sessionOf([exerciseOf([one, two]), exerciseOf([three])]), EARLIER)
/** The parts with the new stamp, as a drawing of the session. */
const drawn = (session: Session) => ({
  session: session.updatedAt === NOW,
  exercises: session.exercises.map((exercise) => ({
    exercise: exercise.updatedAt === NOW,
    sets: exercise.sets.map((set) => set.updatedAt === NOW),
  })),
})

test('a new document is stamped in all its parts', () => {
  const stamped = stampChanges(undefined, before, NOW)
  expect(drawn(stamped)).toEqual({
    session: true,
    exercises: [
      { exercise: true, sets: [true, true] },
      { exercise: true, sets: [true] },
    ],
  })
  expect(JSON.stringify(stamped)).not.toContain(UNSTAMPED)
})

test('a changed set is stamped, with its parents; its siblings are not', () => {
  const stamped = stampChanges(before, updateSet(before, two.id, { reps: 8 }), NOW)
  expect(drawn(stamped)).toEqual({
    session: true,
    exercises: [
      { exercise: true, sets: [false, true] },
      { exercise: false, sets: [false] },
    ],
  })
})

test('a moved exercise is stamped, and the one it passes is not', () => {
  const stamped = stampChanges(before, moveExercise(before, before.exercises[1]?.id ?? '', 0), NOW)
  expect(drawn(stamped).exercises.map(({ exercise }) => exercise)).toEqual([true, false])
})

test('an added set is stamped', () => {
  const added = addSet(before, before.exercises[0]?.id ?? '', idMaker(9))
  expect(drawn(stampChanges(before, added, NOW)).exercises[0]?.sets).toEqual([false, false, true])
})

test('a member that bears no stamp gets none', () => {
  const gyms = [{ id: 'home' }, { id: 'park', updatedAt: EARLIER }]
  const document = { id: 'preferences', updatedAt: EARLIER, gyms }
  const stamped = stampChanges(document, { ...document, gyms: gyms.map((gym) => ({ ...gym, name: 'New' })) }, NOW)
  expect(stamped.gyms).toEqual([
    { id: 'home', name: 'New' },
    { id: 'park', name: 'New', updatedAt: NOW },
  ])
})

test('without a change, the same object is returned', () => {
  expect(stampChanges(before, structuredClone(before), NOW)).toBe(before)
})

test('after any edit no part is left without a stamp, and nothing but stamps is different', () => {
  const withoutStamps = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (key, inner) => (key === 'updatedAt' ? '' : inner)))
  holds(
    fc.property(sessionEdit, (edit) => {
      const after = applyEdit(before, edit, { nowIso: sinceStart(60), newId: idMaker(9) })
      const stamped = stampChanges(before, after, NOW)
      expect(JSON.stringify(stamped)).not.toContain(UNSTAMPED)
      expect(withoutStamps(stamped)).toEqual(withoutStamps(after))
      expect(sessionSchema.safeParse(stamped).success).toBe(true)
      expect(stamped.updatedAt === NOW).toBe(!sameContent(before, after))
    }),
  )
})
