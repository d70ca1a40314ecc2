import { expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import {
  aLoggedSet,
  BENCH,
  blankSet,
  exerciseIds,
  exerciseOf,
  idMaker,
  PULL_UP,
  ROW,
  START,
  sessionOf,
} from '../../../tests/builders.ts'
import { NO_TARGET } from '../workout/planned-sets.ts'
import { renameSession, setSessionNote } from './details.ts'
import {
  addExercises,
  continueWith,
  joinSuperset,
  leaveSuperset,
  moveExercise,
  removeExercise,
  replaceExercise,
  setExerciseNote,
  setExerciseRest,
} from './exercises.ts'
import { completeSet } from './sets.ts'

const newId = () => idMaker(5)
const supersetIds = idMaker(6)
const four = sessionOf(['A', 'B', 'C', 'D'].map((name) => exerciseOf([blankSet()], { name })))
const idOf = (session: Session, name: string) => session.exercises.find((it) => it.name === name)?.id ?? ''
const names = (session: Session) => session.exercises.map((exercise) => exercise.name).join('')
/** Which exercises are done in turn, as in `AB C D`. */
const blocks = (session: Session) =>
  session.exercises.reduce((text, exercise, index) => {
    const previous = session.exercises[index - 1]
    const isTogether = exercise.supersetId !== null && exercise.supersetId === previous?.supersetId
    return `${text}${index === 0 || isTogether ? '' : ' '}${exercise.name}`
  }, '')
const join = (session: Session, ...members: readonly string[]) =>
  joinSuperset(
    session,
    members.map((name) => idOf(session, name)),
    supersetIds,
  )

test('exercises are added behind the others, each with its own copy of name and kind and one empty set', () => {
  const session = addExercises(sessionOf([exerciseOf([blankSet()])]), [ROW, PULL_UP], newId())
  expect(session.exercises.slice(1)).toMatchObject([
    { exerciseId: ROW.id, name: 'Row', kind: 'weight-reps', sets: [{ kind: 'working', reps: null }] },
    { exerciseId: PULL_UP.id, name: 'Pull-up', kind: 'reps-only', sets: [{ kind: 'working' }] },
  ])
})

test('the same exercise can be added twice, but not to a full session', () => {
  const many = addExercises(
    sessionOf([]),
    Array.from({ length: 120 }, () => BENCH),
    newId(),
  )
  expect(many.exercises).toHaveLength(100)
  expect(addExercises(many, [BENCH], newId())).toBe(many)
})

test('removing an exercise ends the rest that one of its sets started', () => {
  const set = blankSet()
  const resting = completeSet(sessionOf([exerciseOf([set]), exerciseOf([blankSet()])]), set.id, START, {
    restSeconds: 60,
  })
  const remaining = removeExercise(resting, resting.exercises[0]?.id ?? '')
  expect(remaining.rest).toBeNull()
  expect(remaining.exercises).toEqual(resting.exercises.slice(1))
})

test('an exercise moves to another index', () => {
  expect(names(moveExercise(four, idOf(four, 'D'), 1))).toBe('ADBC')
  expect(names(moveExercise(four, idOf(four, 'A'), 3))).toBe('BCDA')
  expect(moveExercise(four, idOf(four, 'A'), 0)).toBe(four)
})

test('replacing keeps the sets, their logged values, the rest and the note', () => {
  const session = sessionOf([exerciseOf([aLoggedSet(100, 5), blankSet()], { restSeconds: 75, note: 'slow' })])
  const rings = { ...PULL_UP, note: 'rings at 8', oneSided: true }
  const replaced = replaceExercise(session, session.exercises[0]?.id ?? '', rings)
  expect(replaced.exercises[0]).toEqual({
    ...session.exercises[0],
    exerciseId: PULL_UP.id,
    name: 'Pull-up',
    kind: 'reps-only',
    exerciseNote: 'rings at 8',
    oneSided: true,
  })
})

test('a load that was meant for the exercise before is not lifted with the other', () => {
  const target = { ...NO_TARGET, reps: { min: 5, max: 8 }, weight: { value: 80, unit: 'kg' as const } }
  const open = { ...blankSet(), target, weight: { value: 80, unit: 'kg' as const }, reps: 5 }
  const session = sessionOf([exerciseOf([open])])
  const [exercise] = replaceExercise(session, session.exercises[0]?.id ?? '', ROW).exercises
  expect(exercise?.sets).toMatchObject([{ weight: null, reps: 5, target: { reps: { min: 5, max: 8 }, weight: null } }])
})

test('continuing with another exercise leaves logged sets where they were done', () => {
  const logged = aLoggedSet(80, 8)
  const open = { ...blankSet(), kind: 'drop' as const, weight: { value: 80, unit: 'kg' as const } }
  const pair = join(
    sessionOf([exerciseOf([logged, open], { name: 'A', restSeconds: 75 }), exerciseOf([blankSet()], { name: 'B' })]),
    'A',
    'B',
  )
  const session = continueWith(pair, idOf(pair, 'A'), ROW, newId())
  expect(blocks(session)).toBe('ARowB')
  expect(session.exercises[0]?.sets).toMatchObject([{ id: logged.id, completedAt: logged.completedAt, reps: 8 }])
  expect(session.exercises[1]).toMatchObject({
    exerciseId: ROW.id,
    restSeconds: 75,
    sets: [{ kind: 'drop', weight: null, completedAt: null }],
  })
  expect(session.exercises[1]?.sets[0]?.id).not.toBe(open.id)
})

test('going on with another exercise ends the rest before a set that goes along, and no other', () => {
  const [logged, open, other] = [aLoggedSet(80, 8), blankSet(), blankSet()]
  const session = sessionOf([exerciseOf([logged, open], { name: 'A' }), exerciseOf([other], { name: 'B' })])
  const restAfter = (id: string) => {
    const rest = { afterSetId: id as typeof open.id, startedAt: START, endsAt: '2026-03-02T19:00:00.000Z' }
    return continueWith({ ...session, rest }, idOf(session, 'A'), ROW, newId()).rest
  }
  expect(restAfter(open.id)).toBeNull()
  expect(restAfter(other.id)?.afterSetId).toBe(other.id)
})

test('a session that is full goes on with no other exercise, and nobody goes on with the same', () => {
  const [first, ...others] = [
    exerciseOf([aLoggedSet(80, 8), blankSet()]),
    ...Array.from({ length: 99 }, () => exerciseOf([])),
  ]
  if (!first) throw new Error('there is one')
  const full = sessionOf([first, ...others])
  expect(continueWith(full, first.id, ROW, newId())).toBe(full)
  const roomy = sessionOf([first, ...others.slice(1)])
  expect(continueWith(roomy, first.id, ROW, newId()).exercises).toHaveLength(100)
  expect(continueWith(roomy, first.id, BENCH, newId())).toBe(roomy)
  expect(continueWith(roomy, 'unknown', ROW, newId())).toBe(roomy)
})

test('what is noted of exercises comes along as far as there is room for it', () => {
  const noted = (length: number) => ({ ...ROW, note: 'x'.repeat(length) })
  const notes = (session: Session) => session.exercises.map(({ exerciseNote }) => exerciseNote?.length)
  const copies = [...Array.from({ length: 5 }, () => noted(10_000)), noted(9_990), noted(11), noted(10), noted(1)]
  expect(notes(addExercises(sessionOf([]), copies, newId()))).toEqual([
    ...Array.from({ length: 5 }, () => 10_000),
    9_990,
    0,
    10,
    0,
  ])
  // Another exercise in its place has the room of the one before.
  const full = addExercises(
    sessionOf([]),
    Array.from({ length: 6 }, () => noted(10_000)),
    newId(),
  )
  const replaced = replaceExercise(full, full.exercises[0]?.id ?? '', { ...PULL_UP, note: 'y'.repeat(10_000) })
  expect(notes(replaced)[0]).toBe(10_000)
})

test('a set without a load is left as it is by another exercise in its place', () => {
  const planned = { ...blankSet(), target: { ...NO_TARGET, reps: { min: 5, max: 8 } } }
  const session = sessionOf([exerciseOf([blankSet(), planned])])
  const [before] = session.exercises
  const [after] = replaceExercise(session, before?.id ?? '', ROW).exercises
  expect(after?.sets).toBe(before?.sets)
})

test('removing an exercise leaves the others the very same, so that nothing of them is stamped anew', () => {
  const { exercises } = removeExercise(four, idOf(four, 'B'))
  expect(exercises.map((exercise) => four.exercises.indexOf(exercise))).toEqual([0, 2, 3])
})

test('removing an exercise leaves the rest of another one alone', () => {
  const set = blankSet()
  const resting = completeSet(sessionOf([exerciseOf([set]), exerciseOf([blankSet()])]), set.id, START, {
    restSeconds: 60,
  })
  expect(removeExercise(resting, resting.exercises[1]?.id ?? '').rest).toEqual(resting.rest)
})

test('who carries the mark of a superset alone begins a new one', () => {
  const old = supersetIds() as NonNullable<Session['exercises'][number]['supersetId']>
  const marked = sessionOf([
    exerciseOf([blankSet()], { name: 'A', supersetId: old }),
    exerciseOf([blankSet()], { name: 'B' }),
    exerciseOf([blankSet()], { name: 'C', supersetId: old }),
  ])
  const joined = join(marked, 'A', 'B')
  expect(blocks(joined)).toBe('AB C')
  expect(joined.exercises[0]?.supersetId).not.toBe(old)
})

test('a rest may be none, or a day', () => {
  for (const seconds of [0, 86_400])
    expect(setExerciseRest(four, idOf(four, 'A'), seconds).exercises[0]?.restSeconds).toBe(seconds)
})

test('a name and a note may be as long as can be stored', () => {
  expect(renameSession(four, 'x'.repeat(200)).name).toHaveLength(200)
  expect(setSessionNote(four, 'x'.repeat(10_000)).note).toHaveLength(10_000)
  expect(setExerciseNote(four, idOf(four, 'A'), 'x'.repeat(10_000)).exercises[0]?.note).toHaveLength(10_000)
  expect(setExerciseNote(four, idOf(four, 'A'), 'x'.repeat(10_001))).toBe(four)
  expect(setExerciseNote(four, idOf(four, 'A'), '')).toBe(four)
})

test('with nothing logged yet, or nothing left to do, going on with another exercise replaces it', () => {
  for (const sets of [[blankSet(), blankSet()], [aLoggedSet(80, 8)]]) {
    const session = sessionOf([exerciseOf(sets, { name: 'A' })])
    expect(continueWith(session, idOf(session, 'A'), ROW, newId())).toEqual(
      replaceExercise(session, idOf(session, 'A'), ROW),
    )
  }
})

test('exercises join in one superset behind the first of them', () => {
  expect(blocks(join(four, 'D', 'A'))).toBe('AD B C')
  expect(blocks(join(four, 'B', 'C', 'D'))).toBe('A BCD')
})

test('another one joins the superset that is there', () => {
  const pair = join(four, 'A', 'B')
  expect(blocks(join(pair, 'A', 'D'))).toBe('ABD C')
  expect(join(pair, 'A', 'D').exercises[0]?.supersetId).toBe(pair.exercises[0]?.supersetId)
})

test('removing one of a pair leaves the other without a superset', () => {
  const pairs = join(join(four, 'A', 'B'), 'C', 'D')
  expect(blocks(pairs)).toBe('AB CD')
  const moved = join(pairs, 'A', 'C')
  expect(blocks(moved)).toBe('ABC D')
  expect(moved.exercises.at(-1)?.supersetId).toBeNull()
})

test('one exercise is no superset', () => {
  expect(join(four, 'A')).toBe(four)
  expect(join(four, 'A', 'nobody')).toBe(four)
})

test('an exercise that leaves is positioned after the superset, which stays together', () => {
  const giant = join(four, 'A', 'B', 'C')
  expect(blocks(leaveSuperset(giant, idOf(giant, 'B')))).toBe('AC B D')
})

test('without one of two, there is no superset any more', () => {
  const pair = join(four, 'A', 'B')
  const apart = leaveSuperset(pair, idOf(pair, 'A'))
  expect(blocks(apart)).toBe('B A C D')
  expect(apart.exercises.every((exercise) => exercise.supersetId === null)).toBe(true)
})

test('moving an exercise away from its superset takes it out', () => {
  const giant = join(four, 'A', 'B', 'C')
  expect(blocks(moveExercise(giant, idOf(giant, 'A'), 3))).toBe('BC D A')
})

test('note and rest of an exercise', () => {
  const id = idOf(four, 'B')
  expect(setExerciseNote(four, id, 'left knee').exercises[1]?.note).toBe('left knee')
  expect(setExerciseRest(four, id, 45).exercises[1]?.restSeconds).toBe(45)
  expect(setExerciseRest(setExerciseRest(four, id, 45), id, null).exercises[1]?.restSeconds).toBeNull()
})

test('name and note of the session', () => {
  expect(renameSession(four, '  Leg day ').name).toBe('Leg day')
  expect(setSessionNote(four, 'good sleep').note).toBe('good sleep')
})

test.each([
  ['an empty name', (session: Session) => renameSession(session, '   ')],
  ['the name it has', (session: Session) => renameSession(session, session.name)],
  ['a name too long to store', (session: Session) => renameSession(session, 'x'.repeat(201))],
  ['a note too long to store', (session: Session) => setSessionNote(session, 'x'.repeat(10_001))],
  ['the note it has', (session: Session) => setSessionNote(session, '')],
  ['a negative rest', (session: Session) => setExerciseRest(session, exerciseIds(session)[0] ?? '', -1)],
  ['a rest of half seconds', (session: Session) => setExerciseRest(session, exerciseIds(session)[0] ?? '', 1.5)],
  ['a rest of more than a day', (session: Session) => setExerciseRest(session, exerciseIds(session)[0] ?? '', 86_401)],
  ['no exercises to add', (session: Session) => addExercises(session, [], newId())],
  ['to remove an unknown exercise', (session: Session) => removeExercise(session, 'unknown')],
  ['to move an unknown exercise', (session: Session) => moveExercise(session, 'unknown', 1)],
  ['to replace an unknown exercise', (session: Session) => replaceExercise(session, 'unknown', ROW)],
  ['to replace an exercise by itself', (s: Session) => replaceExercise(s, exerciseIds(s)[0] ?? '', BENCH)],
  ['to leave no superset', (session: Session) => leaveSuperset(session, exerciseIds(session)[0] ?? '')],
  ['a note for an unknown exercise', (session: Session) => setExerciseNote(session, 'unknown', 'x')],
])('%s returns the same session', (_request, request) => {
  expect(request(four)).toBe(four)
})
