import type { Stamp } from '#contract/document.ts'
import type { Exercise } from '#contract/exercise.ts'
import type {
  ExerciseId,
  FolderId,
  MeasurementId,
  PlannedSetId,
  SessionExerciseId,
  SessionId,
  SetId,
  WorkoutExerciseId,
  WorkoutId,
} from '#contract/id.ts'
import type { Measurement } from '#contract/measurement.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import type { User } from '#contract/user.ts'
import type { Folder, PlannedSet, SetTarget, Workout, WorkoutExercise } from '#contract/workout.ts'
import type { NewId } from '#domain/document/new-id.ts'
import { newestFirstKey } from '#domain/list/newest-first.ts'
import { append, UNPLACED } from '#domain/list/ordered-list.ts'
import { UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { type ExerciseCopy, emptyExercise } from '#domain/session/exercises.ts'
import { emptySet } from '#domain/session/sets.ts'
import { NO_TARGET } from '#domain/workout/planned-sets.ts'
import { DEFAULT_PREFERENCES } from '#storage/collections/preferences.ts'

/**
 * Valid documents for tests, each with a unique id: `aSession({ status: 'completed' })`. Unspecified fields have the
 * simplest value. `newestFirst` follows `startedAt` and `measuredAt` unless given. Further down, the same from their
 * parts, in order and as a rule leaves them, unstamped: `sessionOf([exerciseOf([blankSet()])])`.
 */

let made = 0

/** A UUIDv7-shaped id; later ones sort behind earlier ones. */
export function anId<Id extends string>(): Id {
  made += 1
  // The caller determines the id's type.
  return `0190a000-0000-7000-8000-${made.toString(16).padStart(12, '0')}` as Id
}

/** A stamp of the given milliseconds since 1970. */
export function aStamp(milliseconds = 1_000, counter = 0, device = 'abcd0001'): Stamp {
  const time = milliseconds.toString(16).padStart(12, '0')
  return `${time}-${counter.toString(16).padStart(4, '0')}-${device}` as Stamp
}

export function aSet(fields: Partial<SessionSet> = {}): SessionSet {
  return {
    id: anId<SetId>(),
    updatedAt: aStamp(),
    orderKey: 'a0',
    kind: 'working',
    target: null,
    weight: { value: 100, unit: 'kg' },
    reps: 5,
    seconds: null,
    distance: null,
    rpe: null,
    rir: null,
    completedAt: null,
    ...fields,
  }
}

export function aSessionExercise(fields: Partial<SessionExercise> = {}): SessionExercise {
  return {
    id: anId<SessionExerciseId>(),
    updatedAt: aStamp(),
    orderKey: 'a0',
    exerciseId: 'barbell-bench-press' as ExerciseId,
    name: 'Bench press',
    kind: 'weight-reps',
    supersetId: null,
    restSeconds: null,
    note: '',
    sets: [],
    ...fields,
  }
}

/** A running session of no workout, without exercises. */
export function aSession(fields: Partial<Session> = {}): Session {
  const startedAt = fields.startedAt ?? '2026-03-02T18:00:00.000Z'
  return {
    id: anId<SessionId>(),
    updatedAt: aStamp(),
    binnedAt: '',
    newestFirst: newestFirstKey(startedAt),
    status: 'active',
    workoutId: '',
    name: 'Push day',
    note: '',
    startedAt,
    endedAt: null,
    timeZone: 'America/Sao_Paulo',
    rest: null,
    pausedAt: null,
    pausedMs: 0,
    exercises: [],
    ...fields,
  }
}

/** A completed session of the given size, every set logged, such as a year of training is made of. */
export function aLoggedSession(
  fields: Partial<Session> = {},
  size: { readonly exercises: number; readonly setsEach: number } = { exercises: 4, setsEach: 5 },
): Session {
  const startedAt = fields.startedAt ?? '2026-03-02T18:00:00.000Z'
  const endedAt = new Date(Date.parse(startedAt) + 3_600_000).toISOString()
  const exercises = Array.from({ length: size.exercises }, (_, place) =>
    aSessionExercise({
      orderKey: `a${place}`,
      sets: Array.from({ length: size.setsEach }, (_, index) => aSet({ orderKey: `a${index}`, completedAt: endedAt })),
    }),
  )
  return aSession({ status: 'completed', endedAt, exercises, ...fields, startedAt })
}

export function aPlannedSet(fields: Partial<PlannedSet> = {}): PlannedSet {
  return {
    id: anId<PlannedSetId>(),
    updatedAt: aStamp(),
    orderKey: 'a0',
    kind: 'working',
    target: NO_TARGET,
    ...fields,
  }
}

export function aWorkoutExercise(fields: Partial<WorkoutExercise> = {}): WorkoutExercise {
  return {
    id: anId<WorkoutExerciseId>(),
    updatedAt: aStamp(),
    orderKey: 'a0',
    exerciseId: 'barbell-bench-press' as ExerciseId,
    supersetId: null,
    restSeconds: null,
    note: '',
    sets: [],
    ...fields,
  }
}

export function aWorkout(fields: Partial<Workout> = {}): Workout {
  return {
    id: anId<WorkoutId>(),
    updatedAt: aStamp(),
    binnedAt: '',
    name: 'Push',
    note: '',
    folderId: null,
    orderKey: 'a0',
    archivedAt: null,
    exercises: [],
    ...fields,
  }
}

export function aFolder(fields: Partial<Folder> = {}): Folder {
  return { id: anId<FolderId>(), updatedAt: aStamp(), binnedAt: '', name: 'Strength', orderKey: 'a0', ...fields }
}

export function anExercise(fields: Partial<Exercise> = {}): Exercise {
  return {
    id: anId<ExerciseId>(),
    updatedAt: aStamp(),
    binnedAt: '',
    source: 'own',
    name: 'Zercher squat',
    aliases: [],
    kind: 'weight-reps',
    equipment: 'barbell',
    primaryMuscles: ['quads'],
    secondaryMuscles: [],
    oneSided: false,
    defaultRestSeconds: null,
    barWeight: null,
    note: '',
    instructions: '',
    starred: false,
    hidden: false,
    ...fields,
  }
}

export function aMeasurement(fields: Partial<Measurement> = {}): Measurement {
  const measuredAt = fields.measuredAt ?? '2026-03-02T07:00:00.000Z'
  return {
    id: anId<MeasurementId>(),
    updatedAt: aStamp(),
    binnedAt: '',
    newestFirst: newestFirstKey(measuredAt),
    kind: 'body-weight',
    value: 82.5,
    unit: 'kg',
    measuredAt,
    timeZone: 'America/Sao_Paulo',
    note: '',
    ...fields,
  }
}

/** Default preferences, with the given fields. */
export function somePreferences(fields: Partial<Preferences> = {}): Preferences {
  return { ...DEFAULT_PREFERENCES, updatedAt: aStamp(), ...fields }
}

export const START = '2026-03-02T18:00:00.000Z'

/** The instant so many seconds after START. */
export function sinceStart(seconds: number): string {
  return new Date(Date.parse(START) + seconds * 1_000).toISOString()
}

/** Ids that count up, apart from those of another `device`. */
export function idMaker(device = 0): NewId {
  let count = 0
  return () => {
    count++
    return `${device.toString(16).padStart(8, '0')}-0000-7000-8000-${count.toString(16).padStart(12, '0')}`
  }
}

/** Brands a readable name as an exercise's id. */
export const exerciseNamed = (slug: string) => slug as ExerciseId

export const BENCH: ExerciseCopy = {
  id: exerciseNamed('bench-press'),
  name: 'Bench press',
  kind: 'weight-reps',
  defaultRestSeconds: null,
  note: '',
  barWeight: null,
  oneSided: false,
}
export const ROW: ExerciseCopy = { ...BENCH, id: exerciseNamed('row'), name: 'Row' }
export const PULL_UP: ExerciseCopy = { ...BENCH, id: exerciseNamed('pull-up'), name: 'Pull-up', kind: 'reps-only' }

export function blankSet(given: Partial<SessionSet> = {}): SessionSet {
  return { ...emptySet(anId), ...given }
}

/** A set of so many kg and repetitions, completed so many seconds after START. */
export function aLoggedSet(kg: number, reps: number, seconds = 60, given: Partial<SessionSet> = {}): SessionSet {
  return blankSet({ weight: { value: kg, unit: 'kg' }, reps, completedAt: sinceStart(seconds), ...given })
}

/** An exercise of a session with these sets in this order. */
export function exerciseOf(sets: readonly SessionSet[], given: Partial<SessionExercise> = {}): SessionExercise {
  return { ...emptyExercise(BENCH, anId), sets: append<SessionSet>([], sets), ...given }
}

/** A running session with these exercises in this order. */
export function sessionOf(exercises: readonly SessionExercise[], given: Partial<Session> = {}): Session {
  return aSession({ updatedAt: UNSTAMPED, exercises: append<SessionExercise>([], exercises), ...given })
}

export function plannedSetFor(target: Partial<SetTarget> = {}, kind: PlannedSet['kind'] = 'working'): PlannedSet {
  return aPlannedSet({ updatedAt: UNSTAMPED, orderKey: UNPLACED, kind, target: { ...NO_TARGET, ...target } })
}

/** An exercise of a workout with these sets in this order. */
export function plannedExerciseOf(sets: readonly PlannedSet[], given: Partial<WorkoutExercise> = {}): WorkoutExercise {
  const placed = append<PlannedSet>([], sets)
  return aWorkoutExercise({
    updatedAt: UNSTAMPED,
    orderKey: UNPLACED,
    exerciseId: BENCH.id,
    sets: placed,
    ...given,
  })
}

/** A workout with these exercises in this order. */
export function workoutOf(exercises: readonly WorkoutExercise[], given: Partial<Workout> = {}): Workout {
  return aWorkout({ updatedAt: UNSTAMPED, exercises: append<WorkoutExercise>([], exercises), ...given })
}

export const setIds = (session: Session): readonly SetId[] =>
  session.exercises.flatMap((exercise) => exercise.sets.map((set) => set.id))

export const exerciseIds = (session: Session): readonly SessionExerciseId[] =>
  session.exercises.map((exercise) => exercise.id)

/** A person as the server knows them, who has said nothing of themselves but their name. */
export function aUser(facts: Partial<User> = {}): User {
  return {
    id: 'ana',
    firebaseUid: 'ana',
    email: 'ana@example.org',
    name: 'Ana',
    profileImageUrl: null,
    dateOfBirth: null,
    gender: null,
    weightKg: null,
    heightCm: null,
    experienceLevel: null,
    goals: [],
    limitations: '',
    timezone: null,
    userType: 'lifter',
    isActive: true,
    lastLogin: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    preferences: { language: null, timezone: null },
    ...facts,
  }
}
