import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WorkoutExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { SetTarget, Workout } from '#contract/workout.ts'
import {
  aStamp,
  BENCH,
  exerciseNamed,
  idMaker,
  PULL_UP,
  plannedExerciseOf,
  plannedSetFor,
  ROW,
  START,
  sinceStart,
  workoutOf,
} from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { inOrder } from '../merge/keyed-list.ts'
import {
  addExercises,
  continueWith,
  type ExerciseCopy,
  joinSuperset,
  leaveSuperset,
  moveExercise,
  removeExercise,
  replaceExercise,
  setExerciseRest,
} from '../session/exercises.ts'
import { finishSession } from '../session/lifecycle.ts'
import { addSet, changeSetKind, completeSet, moveSet, removeSet, updateSet } from '../session/sets.ts'
import { startSession } from '../session/start-session.ts'
import { replaceWarmUps } from '../warm-up/session-warm-up.ts'
import { isEditedSince, planChanges } from './plan-changes.ts'
import { updatePlan } from './update-plan.ts'

const newId = idMaker(9)
const kg = (value: number) => ({ value, unit: 'kg' as const })
const COPIES = new Map([BENCH, ROW, PULL_UP].map((copy) => [copy.id, copy]))
const DIP: ExerciseCopy = { ...BENCH, id: exerciseNamed('dip'), name: 'Dip' }
const five = (weight: SetTarget['weight']) => plannedSetFor({ weight, reps: { min: 5, max: 5 } })
const push = workoutOf([
  plannedExerciseOf([five(kg(60)), five(kg(60)), five(kg(60))], { restSeconds: 120 }),
  plannedExerciseOf([five(kg(40)), five(kg(40))], { exerciseId: ROW.id }),
  plannedExerciseOf([plannedSetFor({ reps: { min: 8, max: 12 } })], { exerciseId: PULL_UP.id }),
])

function started(workout: Workout = push): Session {
  const exerciseOf = (id: ExerciseCopy['id']) => COPIES.get(id) ?? DIP
  return startSession({ workout, name: '', exerciseOf }, { nowIso: START, timeZone: 'UTC', newId })
}
const all = (session: Session) => inOrder(session.exercises).flatMap(({ sets }) => inOrder(sets))
const exercise = (session: Session, index: number) => inOrder(session.exercises)[index]?.id ?? ''
const setAt = (session: Session, index: number) => all(session)[index]?.id ?? ''
/** Every set that is still open is done, with repetitions where none are filled in. */
function allDone(session: Session): Session {
  return all(session)
    .filter(({ completedAt }) => completedAt === null)
    .reduce((latest, { id, reps }, index) => {
      const filled = updateSet(latest, id, { reps: reps ?? 8 })
      return completeSet(filled, id, sinceStart(index + 1), { restSeconds: 60 })
    }, session)
}
const finished = (session: Session) => finishSession(session, sinceStart(3_600), { unfinished: 'discard' })
const NO_USUAL_REST = () => null
const changesOf = (session: Session, workout = push) => planChanges(workout, session, NO_USUAL_REST)
const told = (session: Session, workout = push) =>
  changesOf(session, workout).map((change) => ('count' in change ? `${change.type} ${change.count}` : change.type))
function takenOver(session: Session, workout = push): Workout {
  return updatePlan(workout, session, {
    chosen: new Set(changesOf(session, workout).map(({ key }) => key)),
    usualRest: NO_USUAL_REST,
    newId,
  })
}
const shape = (workout: Workout) =>
  inOrder(workout.exercises).map(({ exerciseId, sets }) => `${exerciseId} ${sets.length}`)

describe('differences from the plan', () => {
  test('is nothing where it was done as planned, or not at all', () => {
    expect(told(finished(allDone(started())))).toEqual([])
    expect(told(finished(started()))).toEqual([])
    const same = takenOver(finished(allDone(started())))
    expect(same).toBe(push)
  })

  test('is sets more and sets fewer', () => {
    const more = addSet(addSet(started(), exercise(started(), 0), newId), exercise(started(), 0), newId)
    expect(told(finished(allDone(more)))).toEqual([])
    const session = started()
    const longer = addSet(addSet(session, exercise(session, 0), newId), exercise(session, 0), newId)
    const shorter = removeSet(longer, setAt(longer, 6))
    const done = finished(allDone(shorter))
    expect(told(done)).toEqual(['more-sets 2', 'left-out'])
    expect(shape(takenOver(done))).toEqual(['bench-press 5', 'row 1', 'pull-up 1'])
  })

  test('is exercises added, left out, replaced and in another order', () => {
    const session = started()
    const added = addExercises(session, [DIP], newId)
    expect(told(finished(allDone(added)))).toEqual(['added 1'])
    expect(shape(takenOver(finished(allDone(added)))).at(-1)).toBe('dip 1')
    const without = removeExercise(session, exercise(session, 1))
    expect(told(finished(allDone(without)))).toEqual(['left-out'])
    expect(shape(takenOver(finished(allDone(without))))).toEqual(['bench-press 3', 'pull-up 1'])
    const moved = moveExercise(session, exercise(session, 2), 0)
    expect(told(finished(allDone(moved)))).toEqual(['order'])
    expect(shape(takenOver(finished(allDone(moved))))).toEqual(['pull-up 1', 'bench-press 3', 'row 2'])
    expect(told(finished(allDone(moveExercise(session, exercise(session, 2), 1))))).toEqual(['order'])
    expect(takenOver(finished(allDone(moved))).exercises.map(({ id }) => id)).toEqual(
      [2, 0, 1].map((index) => push.exercises[index]?.id),
    )
  })

  test('is another order where one that was added stands at the place of one that went forward', () => {
    const session = started()
    const joined = joinSuperset(session, [exercise(session, 0), exercise(session, 2)], newId)
    const longer = addExercises(joined, [DIP], newId)
    const done = finished(allDone(removeExercise(longer, exercise(longer, 2))))
    expect(told(done)).toEqual(['added 1', 'left-out', 'order', 'supersets'])
    const after = takenOver(done)
    expect(shape(after)).toEqual(['bench-press 3', 'pull-up 1', 'dip 1'])
    expect(told(done, after)).toEqual([])
  })

  test('goes by the exercise before it goes by the place', () => {
    const session = started()
    // Row gives way to dips at the end: nothing was done in its place.
    const other = addExercises(removeExercise(session, exercise(session, 1)), [DIP], newId)
    expect(told(finished(allDone(other)))).toEqual(['added 1', 'left-out'])
    expect(shape(takenOver(finished(allDone(other))))).toEqual(['bench-press 3', 'pull-up 1', 'dip 1'])
    // The bench was taken: dips came in its place, and the bench press at the end, which is no exercise more.
    const later = addExercises(replaceExercise(session, exercise(session, 0), DIP), [BENCH], newId)
    expect(told(finished(allDone(later)))).toEqual(expect.arrayContaining(['added 3', 'order']))
    expect(told(finished(allDone(later)))).not.toContain('replaced')
  })

  test('goes by the place where an exercise is planned twice', () => {
    const twice = workoutOf([
      plannedExerciseOf([five(kg(60))]),
      plannedExerciseOf([five(kg(40)), five(kg(40))], { exerciseId: ROW.id }),
      plannedExerciseOf([five(kg(30))]),
    ])
    const session = started(twice)
    const done = finished(allDone(removeExercise(session, exercise(session, 0))))
    expect(told(done, twice)).toEqual(['left-out'])
    expect(takenOver(done, twice).exercises).toEqual(twice.exercises.slice(1))
  })

  test('goes by place and group of sets, then by the group, then by the place', () => {
    const ramp = workoutOf([plannedExerciseOf([five(kg(60)), five(kg(70)), five(kg(80))])])
    const session = started(ramp)
    const lighter = finished(allDone(removeSet(session, setAt(session, 0))))
    expect(told(lighter, ramp)).toEqual(['left-out'])
    expect(takenOver(lighter, ramp).exercises[0]?.sets).toEqual(ramp.exercises[0]?.sets.slice(1))
    const dropped = finished(allDone(changeSetKind(session, setAt(session, 1), 'drop')))
    expect(told(dropped, ramp)).toEqual(['other-kinds'])
    expect(takenOver(dropped, ramp).exercises[0]?.sets.map(({ kind }) => kind)).toEqual(['working', 'drop', 'working'])
    const moved = finished(allDone(moveSet(session, setAt(session, 2), 0)))
    expect(takenOver(moved, ramp).exercises[0]?.sets).toHaveLength(3)
    expect(told(moved, ramp)).not.toContain('left-out')
  })

  test('an exercise whose sets were all removed is left out, wherever it stands', () => {
    const session = started()
    const emptied = removeSet(removeSet(session, setAt(session, 3)), setAt(session, 4))
    // With a note it stays in the session.
    const noted = { ...emptied, exercises: emptied.exercises.map((it) => ({ ...it, note: 'no rack free' })) }
    expect(told(finished(allDone(moveExercise(noted, exercise(noted, 1), 0))))).toEqual(['left-out'])
  })

  test('an exercise in the place of another keeps what was planned but the load, which is the one lifted', () => {
    const session = started()
    const replaced = replaceExercise(session, exercise(session, 0), DIP)
    const loaded = all(replaced)
      .slice(0, 2)
      .reduce((latest, { id }) => updateSet(latest, id, { weight: kg(20) }), replaced)
    const done = finished(allDone(removeSet(loaded, setAt(loaded, 2))))
    expect(told(done)).toEqual(['replaced', 'left-out'])
    const [key] = changesOf(done).map((change) => change.key)
    const after = updatePlan(push, done, { chosen: new Set([key ?? '']), usualRest: NO_USUAL_REST, newId })
    expect(after.exercises[0]).toMatchObject({ id: push.exercises[0]?.id, exerciseId: DIP.id, restSeconds: 120 })
    expect(after.exercises[0]?.sets.map(({ target }) => target.weight)).toEqual([kg(20), kg(20), null])
    expect(after.exercises[0]?.sets[0]?.target.reps).toEqual({ min: 5, max: 5 })
  })

  test('an exercise that was gone on with is another one, behind the one it began with', () => {
    const session = started()
    const begun = completeSet(session, setAt(session, 0), sinceStart(1), { restSeconds: 60 })
    const done = finished(allDone(continueWith(begun, exercise(begun, 0), DIP, newId)))
    expect(told(done)).toEqual(['added 2', 'left-out'])
    expect(shape(takenOver(done))).toEqual(['bench-press 1', 'dip 2', 'row 2', 'pull-up 1'])
  })

  test('is another rest, but not the one that the exercise has of its own', () => {
    const session = started()
    const rested = setExerciseRest(session, exercise(session, 0), 180)
    const done = finished(allDone(rested))
    expect(told(done)).toEqual(['rests'])
    expect(takenOver(done).exercises[0]?.restSeconds).toBe(180)
    const usual = finished(allDone(setExerciseRest(session, exercise(session, 1), 90)))
    expect(planChanges(push, usual, (id) => (id === ROW.id ? 90 : null))).toEqual([])
  })

  test('is another rest of the exercise in the place of one only where neither rests so by itself', () => {
    const session = started()
    const replaced = replaceExercise(session, exercise(session, 1), DIP)
    const restAfter = (restSeconds: number, usual: (id: string) => number | null) => {
      const done = finished(allDone(setExerciseRest(replaced, exercise(replaced, 1), restSeconds)))
      const chosen = new Set(planChanges(push, done, usual).map(({ key }) => key))
      return updatePlan(push, done, { chosen, usualRest: usual, newId }).exercises[1]
    }
    expect(restAfter(75, NO_USUAL_REST)).toMatchObject({ exerciseId: DIP.id, restSeconds: 75 })
    expect(restAfter(75, (id) => (id === ROW.id ? 75 : null))).toMatchObject({ exerciseId: DIP.id, restSeconds: null })
    expect(restAfter(75, (id) => (id === DIP.id ? 75 : null))?.restSeconds).toBeNull()
  })

  test('is a superset that came apart, and one with another partner', () => {
    const session = started()
    const pair = joinSuperset(session, [exercise(session, 0), exercise(session, 1)], newId)
    const workout = takenOver(finished(allDone(pair)))
    expect(told(finished(allDone(started(workout))), workout)).toEqual([])
    const apart = started(workout)
    expect(told(finished(allDone(leaveSuperset(apart, exercise(apart, 1)))), workout)).toContain('supersets')
    const other = joinSuperset(
      leaveSuperset(apart, exercise(apart, 0)),
      [exercise(apart, 1), exercise(apart, 2)],
      newId,
    )
    const after = takenOver(finished(allDone(other)), workout)
    const grouped = after.exercises.filter(({ supersetId }) => supersetId !== null).map(({ exerciseId }) => exerciseId)
    expect(grouped.toSorted()).toEqual([PULL_UP.id, ROW.id].toSorted())
  })

  test('is no more than a workout, or an exercise of it, has room for', () => {
    const addedTo = (workout: Workout, session: Session, type: string) => {
      const done = finished(allDone(session))
      const changes = changesOf(done, workout).filter((change) => change.type === type)
      const chosen = new Set(changes.map(({ key }) => key))
      return updatePlan(workout, done, { chosen, usualRest: NO_USUAL_REST, newId })
    }
    const many = workoutOf(Array.from({ length: 99 }, () => plannedExerciseOf([five(null)])))
    const begun = started(many)
    const fewer = removeExercise(removeExercise(begun, exercise(begun, 0)), exercise(begun, 1))
    const { exercises } = addedTo(many, addExercises(fewer, [DIP, ROW, PULL_UP], newId), 'added')
    expect(exercises).toHaveLength(100)
    expect(exercises.at(-1)?.exerciseId).toBe(DIP.id)

    const long = workoutOf([plannedExerciseOf(Array.from({ length: 99 }, () => five(null)))])
    const longer = started(long)
    const shorter = removeSet(removeSet(longer, setAt(longer, 50)), setAt(longer, 51))
    const ladder = [10, 20, 30].map((value) => ({ weight: kg(value), reps: 5 }))
    const warmedUp = replaceWarmUps(shorter, exercise(shorter, 0), ladder, newId)
    expect(addedTo(long, warmedUp, 'more-warm-ups').exercises[0]?.sets).toHaveLength(100)
  })

  test('is a superset, also with an exercise that was added', () => {
    const session = started()
    const joined = joinSuperset(session, [exercise(session, 0), exercise(session, 1)], newId)
    expect(told(finished(allDone(joined)))).toEqual(['supersets'])
    const [first, second] = takenOver(finished(allDone(joined))).exercises
    expect(first?.supersetId).toBe(second?.supersetId)
    expect(first?.supersetId).not.toBeNull()
    const withDip = addExercises(session, [DIP], newId)
    const both = joinSuperset(withDip, [exercise(withDip, 2), exercise(withDip, 3)], newId)
    const after = takenOver(finished(allDone(both)))
    expect(after.exercises[3]?.supersetId).toBe(after.exercises[2]?.supersetId)
    expect(after.exercises[3]?.supersetId).not.toBeNull()
  })

  test('tells warm-ups from other sets', () => {
    const session = started()
    const ladder = [
      { weight: kg(20), reps: 10 },
      { weight: kg(40), reps: 5 },
    ]
    const done = finished(allDone(replaceWarmUps(session, exercise(session, 0), ladder, newId)))
    expect(told(done)).toEqual(['more-warm-ups 2'])
    expect(takenOver(done).exercises[0]?.sets.map(({ kind, target }) => `${kind} ${target.weight?.value}`)).toEqual([
      'warm-up 20',
      'warm-up 40',
      'working 60',
      'working 60',
      'working 60',
    ])
  })

  test('is another kind of set', () => {
    const session = started()
    const done = finished(allDone(changeSetKind(session, setAt(session, 2), 'amrap')))
    expect(told(done)).toEqual(['other-kinds'])
    expect(takenOver(done).exercises[0]?.sets.map(({ kind }) => kind)).toEqual(['working', 'working', 'amrap'])
  })

  test('a set that stays open says nothing', () => {
    const session = started()
    const some = completeSet(session, setAt(session, 0), sinceStart(1), { restSeconds: 60 })
    expect(told(finishSession(some, sinceStart(60), { unfinished: 'keep' }))).toEqual([])
    const more = addSet(updateSet(some, setAt(some, 0), { weight: kg(70) }), exercise(some, 0), newId)
    const open = finishSession(more, sinceStart(60), { unfinished: 'keep' })
    expect(told(open)).toEqual(['values'])
    const everything = new Set(['values', `more-sets ${exercise(some, 0)}`])
    const after = updatePlan(push, open, { chosen: everything, usualRest: NO_USUAL_REST, newId })
    expect(after.exercises[0]?.sets.map(({ target }) => target.weight)).toEqual([kg(70), kg(60), kg(60)])
  })
})

describe('figures', () => {
  const typed = (index: number, values: Parameters<typeof updateSet>[2]) => {
    const session = started()
    return finished(allDone(updateSet(session, setAt(session, index), values)))
  }
  const targetAfter = (done: Session, index: number) =>
    takenOver(done).exercises.flatMap(({ sets }) => sets)[index]?.target

  test.each([
    ['a heavier load', 0, { weight: kg(62.5) }, { weight: kg(62.5) }],
    ['a lighter load', 0, { weight: kg(55) }, { weight: kg(55) }],
    ['more repetitions', 0, { reps: 6 }, { reps: { min: 6, max: 6 } }],
    [
      'a load in another unit',
      0,
      { weight: { value: 135, unit: 'lb' as const } },
      { weight: { value: 135, unit: 'lb' } },
    ],
  ] as const)('%s becomes the plan', (_rule, index, values, expected) => {
    expect(told(typed(index, values))).toEqual(['values'])
    expect(targetAfter(typed(index, values), index)).toMatchObject(expected)
  })

  test.each([
    ['fewer repetitions', 0, { reps: 4 }],
    ['the same load in another unit', 0, { weight: { value: 132.277, unit: 'lb' as const } }],
    ['repetitions in the range', 5, { reps: 12 }],
    ['repetitions beyond the range', 5, { reps: 15 }],
    ['a load where none was planned', 5, { weight: kg(10) }],
  ] as const)('%s leaves the plan as it is', (_rule, index, values) => {
    expect(told(typed(index, values))).toEqual([])
  })

  test('a share of the maximum stays one', () => {
    const workout = workoutOf([
      plannedExerciseOf([plannedSetFor({ percentOfOneRepMax: 80, reps: { min: 3, max: 3 } })]),
    ])
    const session = started(workout)
    const done = finished(allDone(updateSet(session, setAt(session, 0), { weight: kg(90) })))
    expect(told(done, workout)).toEqual([])
  })

  test('where a rule decides them, they stay its own', () => {
    const rule = { progression: { kind: 'linear', step: kg(2.5), deload: null } }
    const [first] = push.exercises
    const workout = { ...push, exercises: [{ ...first, ...rule }] } as Workout
    const session = started(workout)
    const done = finished(allDone(updateSet(session, setAt(session, 0), { weight: kg(70) })))
    expect(told(done, workout)).toEqual([])
    const chosen = new Set(['values'])
    expect(updatePlan(workout, done, { chosen, usualRest: NO_USUAL_REST, newId })).toBe(workout)
  })

  test('a set that was added asks for what was done, and leaves open what the plan leaves open', () => {
    const session = started()
    const longer = [0, 2].reduce((latest, index) => addSet(latest, exercise(latest, index), newId), session)
    const sets = all(longer)
    const dropped = changeSetKind(longer, sets[3]?.id ?? '', 'drop')
    const loaded = updateSet(updateSet(dropped, sets[3]?.id ?? '', { weight: kg(40), reps: 15 }), sets[7]?.id ?? '', {
      weight: kg(5),
      reps: 9,
    })
    const after = takenOver(finished(allDone(loaded)))
    expect(after.exercises[0]?.sets[3]).toMatchObject({
      kind: 'drop',
      target: { weight: kg(40), reps: { min: 15, max: 15 } },
    })
    expect(after.exercises[2]?.sets[1]?.target).toMatchObject({ weight: null, reps: { min: 8, max: 12 } })
  })
})

test('changes that are not chosen are not applied', () => {
  const session = addExercises(started(), [DIP], newId)
  const done = finished(allDone(updateSet(session, setAt(session, 0), { weight: kg(70) })))
  const after = updatePlan(push, done, { chosen: new Set(['values']), usualRest: NO_USUAL_REST, newId })
  expect(shape(after)).toEqual(shape(push))
  expect(after.exercises[0]?.sets[0]?.target.weight).toEqual(kg(70))
  expect(after.exercises.slice(1)).toEqual(push.exercises.slice(1))
  expect(updatePlan(push, done, { chosen: new Set(), usualRest: NO_USUAL_REST, newId })).toBe(push)
})

test('of several things that differ, each is taken over by itself', () => {
  const begun = started()
  const workout = takenOver(finished(allDone(joinSuperset(begun, [exercise(begun, 0), exercise(begun, 1)], newId))))
  const session = started(workout)
  const otherKind = changeSetKind(leaveSuperset(session, exercise(session, 1)), setAt(session, 0), 'amrap')
  const longer = addExercises(addSet(otherKind, exercise(session, 0), newId), [DIP], newId)
  const done = finished(allDone(updateSet(longer, setAt(longer, 1), { weight: kg(70) })))
  const chosenOnly = (type: string) => {
    const chosen = new Set(changesOf(done, workout).flatMap((change) => (change.type === type ? [change.key] : [])))
    expect(chosen.size).toBe(1)
    return updatePlan(workout, done, { chosen, usualRest: NO_USUAL_REST, newId })
  }
  const [bench] = workout.exercises
  const raised = chosenOnly('values').exercises[0]
  expect(raised).toMatchObject({ supersetId: bench?.supersetId, sets: [{ kind: 'working' }, {}, {}] })
  expect(raised?.sets).toHaveLength(3)
  expect(chosenOnly('other-kinds').exercises[0]?.sets).toMatchObject([
    { kind: 'amrap' },
    { kind: 'working', target: bench?.sets[1]?.target },
    { kind: 'working' },
  ])
  // An exercise that was added by itself takes nobody out of a superset.
  expect(chosenOnly('added').exercises.slice(0, 3)).toEqual(workout.exercises)
  expect(chosenOnly('more-sets').exercises[0]).toMatchObject({ supersetId: bench?.supersetId })
  expect(chosenOnly('supersets').exercises.every(({ supersetId }) => supersetId === null)).toBe(true)
})

test('of an exercise that was added, the sets that were done are planned', () => {
  const added = addExercises(started(), [DIP], newId)
  const longer = addSet(added, exercise(added, 3), newId)
  const some = completeSet(longer, setAt(longer, 6), sinceStart(1), { restSeconds: 60 })
  const after = takenOver(finishSession(some, sinceStart(60), { unfinished: 'keep' }))
  expect(shape(after)).toEqual(['bench-press 3', 'row 2', 'pull-up 1', 'dip 1'])
})

test('a set that was added leaves open what those of its like leave open', () => {
  const drop = plannedSetFor({ weight: kg(30), reps: { min: 15, max: 15 } }, 'drop')
  const workout = workoutOf([plannedExerciseOf([plannedSetFor({ reps: { min: 8, max: 12 } }), drop])])
  const session = started(workout)
  const longer = addSet(session, exercise(session, 0), newId)
  const added = all(longer)[2]?.id ?? ''
  const done = finished(allDone(updateSet(changeSetKind(longer, added, 'working'), added, { weight: kg(50), reps: 9 })))
  expect(takenOver(done, workout).exercises[0]?.sets[2]?.target).toMatchObject({
    weight: null,
    reps: { min: 8, max: 12 },
  })
})

test('fields of an exercise unknown to this version are kept', () => {
  const [first, ...others] = push.exercises
  // As a newer version would have written it.
  const newer = { ...push, exercises: [{ ...first, tempo: '3-1-1' }, ...others] } as Workout
  const session = started(newer)
  const done = finished(
    allDone(replaceExercise(addSet(session, exercise(session, 0), newId), exercise(session, 0), DIP)),
  )
  expect(takenOver(done, newer).exercises[0]).toMatchObject({ tempo: '3-1-1', exerciseId: DIP.id })
})

test('a workout that was edited after the session began is known by its stamp', () => {
  const session = started()
  const at = (seconds: number) => ({ ...push, updatedAt: aStamp(Date.parse(START) + seconds * 1_000) })
  expect(isEditedSince(at(-1), session, null)).toBe(false)
  expect(isEditedSince(at(0), session, null)).toBe(false)
  expect(isEditedSince(at(1), session, null)).toBe(true)
  expect(isEditedSince(at(1), session, at(1).updatedAt)).toBe(false)
})

const steps = fc.array(
  fc.record({ does: fc.nat(12), which: fc.nat(20), where: fc.nat(5), value: fc.integer({ min: 1, max: 200 }) }),
  { maxLength: 12 },
)

test('whatever was done otherwise, once it is all taken over nothing differs; ids stay, and none is there twice', () => {
  holds(
    fc.property(steps, (done) => {
      const session = finished(allDone(done.reduce(walk, started())))
      const after = takenOver(session)
      expect(told(session, after)).toEqual([])
      const ids = after.exercises.flatMap(({ id, sets }) => [id, ...sets.map((set) => set.id)])
      expect(new Set(ids).size).toBe(ids.length)
      expect(after.id).toBe(push.id)
    }),
  )
})

test('with every choice, what is chosen of nothing is left, and exercises of the plan go only where that was chosen', () => {
  holds(
    fc.property(steps, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (done, choices) => {
      const session = finished(allDone(done.reduce(walk, started())))
      const chosen = changesOf(session).filter((_, index) => choices[index % choices.length])
      const after = updatePlan(push, session, {
        chosen: new Set(chosen.map(({ key }) => key)),
        usualRest: NO_USUAL_REST,
        newId,
      })
      const dropped = chosen.flatMap((change) =>
        change.type === 'left-out' ? change.exercises.map(({ id }) => id) : [],
      )
      const stays = (id: WorkoutExerciseId) => after.exercises.some((exercise) => exercise.id === id)
      for (const { id } of push.exercises) expect(stays(id)).toBe(!dropped.includes(id))
    }),
  )
})

type Step = { readonly does: number; readonly which: number; readonly where: number; readonly value: number }

function walk(session: Session, { does, which, where, value }: Step): Session {
  const one = exercise(session, which % Math.max(session.exercises.length, 1))
  const set = setAt(session, which % Math.max(all(session).length, 1))
  const steps = [
    () => addSet(session, one, newId),
    () => removeSet(session, set),
    () => addExercises(session, [{ ...DIP, id: exerciseNamed(`extra-${value}`) }], newId),
    () => removeExercise(session, one),
    () => moveExercise(session, one, where),
    () => replaceExercise(session, one, { ...DIP, id: exerciseNamed(`other-${value}`) }),
    () => updateSet(session, set, { weight: kg(value), reps: (value % 10) + 1 }),
    () => moveSet(session, set, where),
    () => changeSetKind(session, set, (['warm-up', 'working', 'drop', 'amrap'] as const)[where % 4] ?? 'working'),
    () => joinSuperset(session, [one, exercise(session, where % Math.max(session.exercises.length, 1))], newId),
    () => leaveSuperset(session, one),
    () => setExerciseRest(session, one, value),
    () => replaceWarmUps(session, one, [{ weight: kg(value), reps: 5 }], newId),
  ]
  return steps[does]?.() ?? session
}
