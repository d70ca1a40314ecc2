import { expect, test } from 'vitest'
import type { ExerciseId, SupersetId, WorkoutExerciseId } from '#contract/id.ts'
import type { ProgressionStep } from '#contract/progression.ts'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import {
  aLoggedSession,
  anExercise,
  anId,
  aPlannedSet,
  aSession,
  aSessionExercise,
  aSet,
  aStamp,
  aWorkout,
  aWorkoutExercise,
} from '../../../tests/builders.ts'
import { mergeReceived, type OwnDocuments, type Reception, receive } from './reception.ts'
import { transferSession, transferWorkout } from './transfer.ts'

const NOW = Date.parse('2026-03-02T19:00:00.000Z')
const own = anExercise({ name: 'Landmine press', note: 'Left shoulder!', starred: true })
const workout = aWorkout({
  exercises: [
    aWorkoutExercise({ exerciseId: own.id, supersetId: anId<SupersetId>(), sets: [aPlannedSet()] }),
    aWorkoutExercise({ orderKey: 'a1' }),
  ],
})
const giver = (account: string | null) => ({ account, nowIso: '2026-03-02T19:00:00.000Z', exercises: [own] })
const here = (fields: Partial<OwnDocuments> = {}): OwnDocuments => ({
  account: 'bia',
  workouts: [],
  sessions: [],
  exercises: [],
  nowMs: NOW,
  ...fields,
})
const handed = (of: Workout = workout, account: string | null = 'ana') => transferWorkout(of, giver(account))
const handedSession = (of: Session, account: string | null = 'ana') => transferSession(of, giver(account))

function asWorkout(reception: Reception) {
  if (reception.kind !== 'workout') throw new Error('a workout was received')
  return reception
}

function asSession(reception: Reception) {
  if (reception.kind !== 'session') throw new Error('a session was received')
  return reception
}

const idsOf = (document: object) =>
  [...JSON.stringify(document).matchAll(/"(?:id|supersetId|afterSetId)":"([^"]+)"/g)].map(([, id]) => id)

test("another person's workout is added with its own ids and its exercises", () => {
  const { does, workout: taken, exercises } = asWorkout(receive(handed(), here()))
  expect(does).toBe('add')
  expect(idsOf(taken).filter((id) => idsOf(workout).includes(id))).toEqual([])
  expect(exercises).toMatchObject([{ name: 'Landmine press', note: '', starred: false }])
  expect(taken.exercises.map(({ exerciseId }) => exerciseId)).toEqual([exercises[0]?.id, 'barbell-bench-press'])
})

test('the same workout again is here already; a changed one is offered beside it, once', () => {
  const first = asWorkout(receive(handed(), here()))
  const there = { workouts: [first.workout], exercises: [...first.exercises] }
  expect(receive(handed(), here(there))).toMatchObject({ does: 'same', exercises: [] })

  const changed = { ...workout, name: 'Push, heavier' }
  const second = asWorkout(receive(handed(changed), here(there)))
  expect(second.does).toBe('changed')
  expect(second.workout.id).not.toBe(first.workout.id)
  const both = { ...there, workouts: [first.workout, second.workout] }
  expect(receive(handed(changed), here(both)).does).toBe('same')
  expect(receive(handed(), here(both)).does).toBe('same')
})

test('a progression rule is included, and a different rule makes a different workout', () => {
  const [bench] = workout.exercises
  const progression = { kind: 'linear', step: { value: 2.5, unit: 'kg' }, deload: null } as const
  const ruled = { ...workout, exercises: bench ? [{ ...bench, progression }] : [] }
  const { workout: taken } = asWorkout(receive(handed(ruled), here()))
  expect(taken.exercises[0]?.progression).toEqual(progression)
  const without = { ...ruled, exercises: bench ? [bench] : [] }
  expect(receive(handed(without), here({ workouts: [taken] }))).toMatchObject({ does: 'changed' })
})

test("a session's rule refers to the planned exercise by its local id", () => {
  const planned = workout.exercises[0]?.id ?? anId<WorkoutExerciseId>()
  const step: ProgressionStep = {
    ...{ plannedBy: planned, rule: 'linear', start: null, reps: null, sets: 3 },
    ...{ reason: 'start', by: null, misses: 0, week: null },
  }
  const running = aSession({ workoutId: workout.id, exercises: [aSessionExercise({ progression: step })] })
  const { workout: taken } = asWorkout(receive(handed(), here()))
  const { session } = asSession(receive(handedSession(running), here()))
  expect(session.exercises[0]?.progression?.plannedBy).toBe(taken.exercises[0]?.id)
  // It returns to its origin with the sender's own id.
  const back = asSession(receive(handedSession(session, 'bia'), here({ account: 'ana', sessions: [running] })))
  expect(back.session.exercises[0]?.progression?.plannedBy).toBe(planned)
})

test('a trashed workout is restored', () => {
  const first = asWorkout(receive(handed(), here()))
  const trashed = { ...first.workout, binnedAt: '2026-03-01T10:00:00.000Z' }
  expect(receive(handed(), here({ workouts: [trashed], exercises: first.exercises }))).toMatchObject({
    does: 'add',
    workout: { id: first.workout.id, binnedAt: '' },
  })
})

test('an exercise of the same name and kind is the one that is here', () => {
  const mine = anExercise({ name: 'LANDMINE  Press'.replace('  ', ' ') })
  const { workout: taken, exercises } = asWorkout(receive(handed(), here({ exercises: [mine] })))
  expect(exercises).toEqual([])
  expect(taken.exercises[0]?.exerciseId).toBe(mine.id)
})

test("one's own workout keeps its ids on another device, and returns as the same", () => {
  const back = asWorkout(receive(handed(), here({ account: 'ana' })))
  expect(back).toMatchObject({ does: 'add', workout: { id: workout.id, updatedAt: workout.updatedAt } })
  expect(receive(handed(), here({ account: 'ana', workouts: [workout], exercises: [own] })).does).toBe('same')

  const atBias = asWorkout(receive(handed(), here()))
  const returned = transferWorkout(atBias.workout, {
    account: 'bia',
    nowIso: '2026-03-03T19:00:00.000Z',
    exercises: atBias.exercises,
  })
  expect(receive(returned, here({ account: 'ana', workouts: [workout], exercises: [own] })).does).toBe('same')
})

const running = aSession({
  exercises: [aSessionExercise({ exerciseId: own.id, sets: [aSet({ completedAt: '2026-03-02T18:10:00.000Z' })] })],
})

test.each([
  ['a guest gives to an account', null, 'ana'],
  ['an account gives to a guest', 'ana', null],
  ['a guest gives to a guest', null, null],
])('where %s, ids stay: they may be one person, who takes an account later', (_who, from, to) => {
  const taken = asWorkout(receive(handed(workout, from), here({ account: to })))
  expect(idsOf(taken.workout)).toEqual(idsOf(workout))
  expect(taken.exercises).toMatchObject([{ id: own.id }])
  const session = asSession(receive(handedSession(running, from), here({ account: to })))
  expect(idsOf(session.session)).toEqual(idsOf(running))
})

test("a guest's exercise of the same name and kind is the one that is here", () => {
  const mine = anExercise({ name: own.name })
  const { workout: taken, exercises } = asWorkout(receive(handed(workout, null), here({ exercises: [mine] })))
  expect([exercises, taken.exercises[0]?.exerciseId]).toEqual([[], mine.id])
})

/** The session after another set on some device. */
function withSet(session: Session, fields: Parameters<typeof aSet>[0]): Session {
  const [exercise] = session.exercises
  if (!exercise) throw new Error('the session has an exercise')
  return { ...session, exercises: [{ ...exercise, sets: [...exercise.sets, aSet({ orderKey: 'a5', ...fields })] }] }
}

test("a session of the same account is merged by set: both devices' logged sets stay", () => {
  const here1 = withSet(running, { reps: 8, completedAt: '2026-03-02T18:20:00.000Z' })
  const there = withSet(running, { reps: 9, completedAt: '2026-03-02T18:21:00.000Z' })
  const reception = asSession(
    receive(handedSession(there), here({ account: 'ana', sessions: [here1], exercises: [own] })),
  )
  expect(reception).toMatchObject({ does: 'merge', newSets: 1 })
  const merged = mergeReceived(here1, reception.session)
  expect(merged.exercises[0]?.sets.map(({ reps }) => reps).toSorted()).toEqual([5, 8, 9])
  expect(receive(handedSession(there), here({ account: 'ana', sessions: [merged], exercises: [own] })).does).toBe(
    'same',
  )
})

test("another person's session is added once, and updated later", () => {
  const first = asSession(receive(handedSession(running), here()))
  expect(first).toMatchObject({ does: 'add', newSets: 1, session: { status: 'active', name: running.name } })
  expect(idsOf(first.session).filter((id) => idsOf(running).includes(id))).toEqual([])
  const there = { sessions: [first.session], exercises: first.exercises }
  expect(receive(handedSession(running), here(there)).does).toBe('same')

  const finished: Session = {
    ...withSet(running, { completedAt: '2026-03-02T18:30:00.000Z', updatedAt: aStamp(5_000) }),
    status: 'completed',
    endedAt: '2026-03-02T18:40:00.000Z',
    updatedAt: aStamp(6_000),
  }
  const later = asSession(receive(handedSession(finished), here(there)))
  expect(later).toMatchObject({ does: 'merge', newSets: 1 })
  expect(mergeReceived(first.session, later.session)).toMatchObject({ status: 'completed' })
})

test("a session sent to a partner returns with the partner's sets, into the same one", () => {
  const atBias = asSession(receive(handedSession(running), here()))
  const continued = withSet(atBias.session, { reps: 12, completedAt: '2026-03-02T18:25:00.000Z' })
  const returned = transferSession(continued, {
    account: 'bia',
    nowIso: '2026-03-02T19:00:00.000Z',
    exercises: atBias.exercises,
  })
  const back = asSession(receive(returned, here({ account: 'ana', sessions: [running], exercises: [own] })))
  expect(back).toMatchObject({ does: 'merge', newSets: 1, exercises: [], session: { id: running.id } })
  const merged = mergeReceived(running, back.session)
  expect(merged.exercises).toHaveLength(1)
  expect(merged.exercises[0]).toMatchObject({ exerciseId: own.id, id: running.exercises[0]?.id })
  expect(merged.exercises[0]?.sets.map(({ reps }) => reps)).toEqual([5, 12])
})

test('a session that comes back is in the very supersets and of the very workout that it was', () => {
  const supersetId = anId<SupersetId>()
  const both = ['a0', 'a1'].map((orderKey) => aSessionExercise({ orderKey, supersetId }))
  const paired = aSession({ workoutId: workout.id, exercises: both })
  const { session: atBias } = asSession(receive(handedSession(paired), here()))
  expect(atBias.exercises.map((exercise) => exercise.supersetId)).not.toContain(supersetId)
  const { session: back } = asSession(
    receive(handedSession(atBias, 'bia'), here({ account: 'ana', sessions: [paired] })),
  )
  expect(idsOf(back)).toEqual(idsOf(paired))
  expect(back.workoutId).toBe(workout.id)
})

test('the rest that runs names its set under the id it has here', () => {
  const [set] = running.exercises[0]?.sets ?? []
  if (!set) throw new Error('the session has a set')
  const resting = {
    ...running,
    rest: { afterSetId: set.id, startedAt: '2026-03-02T18:10:00.000Z', endsAt: '2026-03-02T18:12:00.000Z' },
  }
  const { session } = asSession(receive(handedSession(resting), here()))
  expect(session.rest?.afterSetId).toBe(session.exercises[0]?.sets[0]?.id)
})

test('a stamp from far in the future does not win over every later edit', () => {
  const future = aLoggedSession({ updatedAt: aStamp(NOW * 2) })
  const { session } = asSession(receive(handedSession(future), here()))
  expect(session.updatedAt < aStamp(NOW)).toBe(true)
})

test('only the own exercises that are used go along', () => {
  const other = anExercise({ id: anId<ExerciseId>() })
  const { exercises } = transferWorkout(workout, { ...giver('ana'), exercises: [own, other] })
  expect(exercises.map(({ id }) => id)).toEqual([own.id])
})
