import { expect, test } from 'vitest'
import { aLoggedSet, anId, blankSet, exerciseOf, sessionOf } from '../../../tests/builders.ts'
import { removeExercise } from './exercises.ts'
import { pauseSession, resumeSession } from './lifecycle.ts'
import { addSet, removeSet } from './sets.ts'
import { isStillChanged } from './still-changed.ts'

const AT = '2026-03-02T10:00:00.000Z'
const session = () => sessionOf([exerciseOf([aLoggedSet(60, 10), blankSet()]), exerciseOf([blankSet()])])

function second<Item>([, item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('there is no second one')
  return item
}

test('a removed set is no longer removed once it is there again, with whatever figures', () => {
  const before = session()
  const [exercise] = before.exercises
  const gone = second(exercise?.sets ?? [])
  const after = removeSet(before, gone.id)
  expect(isStillChanged(before, after, after)).toBe(true)
  const logged = { ...gone, ...aLoggedSet(62.5, 8), id: gone.id }
  const merged = {
    ...after,
    exercises: after.exercises.map((it) => (it.id === exercise?.id ? { ...it, sets: [...it.sets, logged] } : it)),
  }
  expect(isStillChanged(before, after, merged)).toBe(false)
})

test('a removed exercise is no longer removed once it is there again, with whatever sets', () => {
  const before = session()
  const { id } = second(before.exercises)
  const after = removeExercise(before, id)
  expect(isStillChanged(before, after, after)).toBe(true)
  const other = { ...second(before.exercises), sets: [blankSet()] }
  expect(isStillChanged(before, after, { ...after, exercises: [...after.exercises, other] })).toBe(false)
})

test('an added set is no longer added once it has gone', () => {
  const before = session()
  const after = addSet(before, second(before.exercises).id, () => anId())
  expect(isStillChanged(before, after, { ...after, note: 'something else' })).toBe(true)
  expect(isStillChanged(before, after, before)).toBe(false)
})

test('a pause is over once the workout goes on', () => {
  const before = session()
  const after = pauseSession(before, AT)
  expect(isStillChanged(before, after, after)).toBe(true)
  expect(isStillChanged(before, after, resumeSession(after, AT))).toBe(false)
})
