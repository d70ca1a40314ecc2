import type { Equipment, Exercise, ExerciseKind } from '#contract/exercise.ts'
import type { ExerciseId, MeasurementId, SessionExerciseId, SessionId, SetId, SupersetId } from '#contract/id.ts'
import { MAX_DOCUMENT_BYTES } from '#contract/limits.ts'
import type { Measurement } from '#contract/measurement.ts'
import type { Distance, Weight } from '#contract/quantity.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { derivedId } from '../document/identifier.ts'
import { unchangedExercise } from '../exercise/exercise-change.ts'
import { newestFirstKey } from '../list/newest-first.ts'
import { orderKeysAfter } from '../list/order-key.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { foldText } from '../search/search-text.ts'
import { setFields } from '../session/set-values.ts'
import { instantOf, millisecondsOf } from '../time/instant.ts'
import type { ImportAnswers } from './answers.ts'
import { setsByName, withoutBodyWeight } from './body-weight.ts'
import { instantIn, wallIn } from './date-order.ts'
import { describeExercise, type ExerciseFacts } from './describe-exercise.ts'
import {
  ImportError,
  type Imported,
  type ImportedDistance,
  type ImportedExercise,
  type ImportedSet,
  type ImportedWeight,
} from './imported.ts'
import type { KnownSession } from './known-sessions.ts'
import { ownDocuments } from './own-documents.ts'
import { asPounds } from './snap-weight.ts'
import { withUsualLength } from './usual-length.ts'
import { momentOf, type Started, startedWorkouts, wallMs } from './workout-ids.ts'

export type KnownExercise = {
  readonly id: ExerciseId
  readonly kind: ExerciseKind
  readonly oneSided: boolean
}

/** Storage sets the stamps. */
export type ImportDocuments = {
  readonly exercises: readonly Exercise[]
  readonly sessions: readonly Session[]
  readonly measurements: readonly Measurement[]
  readonly lines: ReadonlyMap<string, number>
}

const LATEST_MS = 8.64e15

/**
 * The same input gives the same documents: ids derive from the file's content. `sessions` are the account's existing
 * ones: a match keeps its id. Throws ImportError for a workout too large to store.
 */
export function buildDocuments(
  given: Imported,
  answers: ImportAnswers,
  known: ReadonlyMap<ExerciseId, KnownExercise>,
  sessions: readonly KnownSession[] = [],
): ImportDocuments {
  const chosen = (name: string): KnownExercise | null => {
    const choice = answers.exercises[name]
    return choice?.kind === 'known' ? (known.get(choice.id) ?? null) : null
  }
  const timed = answers.usualLength ? withUsualLength(given.workouts) : given.workouts
  const workouts = withoutBodyWeight(timed, answers, (name) => chosen(name)?.kind ?? null)
  const imported = { ...given, workouts }
  const exercises = new Map(
    [...setsByName(workouts)].map(([name, sets]) => [name, resolve(name, describeExercise(name, sets), chosen(name))]),
  )
  const lines = new Map<string, number>()
  const built = startedWorkouts(imported, answers, sessions).flatMap((started) => {
    const { workout } = started
    const session = buildSession(started, { imported, answers, exercises })
    if (session.exercises.length === 0) return []
    if (JSON.stringify(session).length > MAX_DOCUMENT_BYTES / 2) {
      throw new ImportError({ kind: 'large-workout', line: workout.line })
    }
    lines.set(session.id, workout.line)
    return [session]
  })
  const readings = imported.measurements.map((reading) => {
    const measurement = buildMeasurement(imported, reading, answers)
    lines.set(measurement.id, reading.line)
    return measurement
  })
  const own = ownDocuments(given, answers.dayOrder)
  return {
    exercises: [...exercises.values()].flatMap(({ made }) => made ?? []),
    sessions: [...built, ...own.sessions],
    // A file may contain a reading twice: it counts once.
    measurements: [...new Map([...readings, ...own.readings].map((reading) => [reading.id, reading])).values()],
    lines,
  }
}

type Resolved = { readonly id: ExerciseId; readonly facts: ExerciseFacts; readonly known: KnownExercise | null } & {
  readonly made: Exercise | null
}

function resolve(name: string, facts: ExerciseFacts, known: KnownExercise | null): Resolved {
  if (known) return { id: known.id, facts, known, made: null }
  const id = newExerciseId(name)
  return { id, facts, known, made: newExercise(id, name, facts.kind, facts.equipment) }
}

/** The id of an exercise created for a name, equal in every import from any file. */
export function newExerciseId(name: string): ExerciseId {
  // The brand matches the id's use.
  return derivedId(0, 'exercise', foldText(name) || name) as ExerciseId
}

export function newExercise(id: ExerciseId, name: string, kind: ExerciseKind, equipment: Equipment): Exercise {
  return {
    ...unchangedExercise(id),
    source: 'own',
    name,
    kind,
    equipment,
    primaryMuscles: [],
    secondaryMuscles: [],
    oneSided: false,
  }
}

type SessionParts = {
  readonly imported: Imported
  readonly answers: ImportAnswers
  readonly exercises: ReadonlyMap<string, Resolved>
}

function buildSession(
  { workout, startedAt: wall, id }: Started,
  { imported, answers, exercises }: SessionParts,
): Session {
  const startedAt = instantIn(momentOf(workout), answers)
  const endedAt = instantOf(Math.min(millisecondsOf(startedAt) + (workout.durationSeconds ?? 0) * 1_000, LATEST_MS))
  const done = workout.exercises.filter(({ sets, note }) => sets.length > 0 || note !== '')
  const keys = orderKeysAfter(null, done.length)
  return {
    id,
    updatedAt: UNSTAMPED,
    binnedAt: '',
    newestFirst: newestFirstKey(startedAt),
    status: 'completed',
    workoutId: '',
    name: workout.name === '?' ? wall.slice(0, 10) : workout.name,
    note: workout.note,
    startedAt,
    endedAt,
    timeZone: answers.timeZone,
    rest: null,
    pausedAt: null,
    pausedMs: 0,
    exercises: done.map((exercise, index) =>
      buildExercise(exercise, {
        sessionId: id,
        index,
        orderKey: keys[index] ?? '',
        endedAt,
        resolved: exercises.get(exercise.name),
        imported,
        answers,
      }),
    ),
  }
}

type ExercisePlace = {
  readonly sessionId: SessionId
  readonly index: number
  readonly orderKey: string
  readonly endedAt: string
  readonly resolved: Resolved | undefined
  readonly imported: Imported
  readonly answers: ImportAnswers
}

function buildExercise(exercise: ImportedExercise, place: ExercisePlace): SessionExercise {
  const { sessionId, index, orderKey, endedAt, resolved, imported, answers } = place
  const { sets } = exercise
  const keys = orderKeysAfter(null, sets.length)
  const kind = kindFor(resolved, sets)
  const figures = { imported, answers }
  return {
    id: derivedId(0, sessionId, String(index)) as SessionExerciseId,
    updatedAt: UNSTAMPED,
    orderKey,
    exerciseId: resolved?.id ?? newExerciseId(exercise.name),
    name: exercise.name,
    kind,
    // The number is only unique within its workout.
    supersetId:
      exercise.superset === '' ? null : (derivedId(0, sessionId, 'superset', exercise.superset) as SupersetId),
    restSeconds: exercise.restSeconds,
    note: exercise.note,
    ...(resolved?.known?.oneSided && { oneSided: true }),
    sets: sets.map((set, number) =>
      buildSet(set, { ...figures, sessionId, index, number, key: keys[number] ?? '', endedAt }),
    ),
  }
}

/** The exercise's own kind, unless it cannot hold what was done. */
function kindFor(resolved: Resolved | undefined, sets: readonly ImportedSet[]): ExerciseKind {
  if (!resolved?.known) return resolved?.facts.kind ?? 'weight-reps'
  // Anybody who ever added a load did so in bodyweight exercises, in every session alike.
  if (resolved.known.kind === 'bodyweight-reps' && resolved.facts.kind === 'weight-reps') return 'weighted-bodyweight'
  const fields = new Set<string>(setFields(resolved.known.kind))
  const hasRoom = sets.every(
    (set) =>
      (set.weight === null || fields.has('weight')) &&
      (set.reps === null || fields.has('reps')) &&
      (set.seconds === null || fields.has('seconds') || set.reps !== null) &&
      (set.distance === null || fields.has('distance')),
  )
  return hasRoom ? resolved.known.kind : describeExercise('', sets).kind
}

type SetPlace = {
  readonly imported: Imported
  readonly answers: ImportAnswers
  readonly sessionId: SessionId
  readonly index: number
  readonly number: number
  readonly key: string
  readonly endedAt: string
}

function buildSet(set: ImportedSet, place: SetPlace): SessionSet {
  return {
    id: derivedId(0, place.sessionId, String(place.index), String(place.number)) as SetId,
    updatedAt: UNSTAMPED,
    orderKey: place.key,
    kind: set.kind,
    target: null,
    weight: set.weight && weightOf(set.weight, place),
    reps: set.reps,
    seconds: set.seconds,
    distance: set.distance && distanceOf(set.distance, place.answers),
    rpe: set.rpe,
    rir: null,
    // No file contains the time of a set.
    completedAt: place.endedAt,
  }
}

function weightOf({ value, unit }: ImportedWeight, { imported, answers }: SetPlace): Weight {
  const inPounds = imported.questions.weightUnit === 'converted' && unit === 'kg' && answers.weightUnit === 'lb'
  return inPounds ? { value: asPounds(value), unit: 'lb' } : { value, unit: unit ?? answers.weightUnit }
}

function distanceOf({ value, unit }: ImportedDistance, { distanceUnit }: ImportAnswers): Distance {
  return { value, unit: unit ?? distanceUnit }
}

function buildMeasurement(
  { format }: Imported,
  reading: Imported['measurements'][number],
  answers: ImportAnswers,
): Measurement {
  const moment = { wall: reading.measuredAt, isOpen: reading.isDateOpen, offset: reading.offset }
  const wall = wallIn(moment, answers.dayOrder)
  const measuredAt = instantIn(moment, answers)
  return {
    id: derivedId(wallMs(wall), format, 'measurement', wall, reading.kind) as MeasurementId,
    updatedAt: UNSTAMPED,
    binnedAt: '',
    newestFirst: newestFirstKey(measuredAt),
    kind: reading.kind,
    value: reading.value,
    unit: reading.unit,
    measuredAt,
    timeZone: answers.timeZone,
    note: reading.note,
  }
}
