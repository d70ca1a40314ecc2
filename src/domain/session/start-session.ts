import type { ExerciseId, SessionId } from '#contract/id.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import type { PlannedSet, SetTarget, Workout, WorkoutExercise } from '#contract/workout.ts'
import type { NewId } from '../document/new-id.ts'
import { roomForNotes } from '../document/size-limits.ts'
import { newestFirstKey } from '../list/newest-first.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { inOrder } from '../merge/keyed-list.ts'
import type { NextTargets } from '../progression/next-step.ts'
import { type ExerciseCopy, type ExerciseHabits, emptyExercise, habitsOf, withFittingNotes } from './exercises.ts'
import { percentIn } from './percent-load.ts'
import { matchPrevious, type PreviousSets, previousExercise } from './previous-sets.ts'
import { isSample } from './sample.ts'
import { setGroup } from './set-numbers.ts'
import { prefill, type SetValues, valuesOf } from './set-values.ts'
import { emptySet } from './sets.ts'

export type SessionStart = { readonly nowIso: string; readonly timeZone: string; readonly newId: NewId }

export type SessionPlan = {
  readonly workout: Workout | null
  readonly name: string
  /** A deleted one still gets a name. */
  readonly exerciseOf: (id: ExerciseId) => ExerciseCopy
  readonly previousOf?: (id: ExerciseId) => PreviousSets | null
  readonly askedOf?: (planned: WorkoutExercise) => NextTargets | null
  /** Last time's figures before the plan's: a workout that is logged afterwards was no attempt at the next step. */
  readonly lastTimeFirst?: boolean
}

/** A running session: one open set per planned set, prefilled from the plan. */
export function startSession(plan: SessionPlan, start: SessionStart): Session {
  const { workout } = plan
  const exercises = workout
    ? inOrder(workout.exercises).map((planned) => fromPlan(planned, workout, plan, start.newId))
    : []
  return {
    ...emptySession(start, workout?.name ?? plan.name),
    workoutId: workout?.id ?? '',
    exercises: withHabitsThatFit(exercises),
  }
}

function withHabitsThatFit(exercises: readonly SessionExercise[]): SessionExercise[] {
  const written = exercises.map((exercise) => ({ ...exercise, exerciseNote: '' }))
  return [...withFittingNotes(exercises, roomForNotes({ note: '', exercises: written }))]
}

/**
 * Open and prefilled with the earlier results. `todayOf` returns the current settings and name of an exercise, if known:
 * an imported session has the names of another app.
 */
export function repeatSession(
  done: Session,
  start: SessionStart,
  todayOf?: (id: ExerciseId) => (ExerciseHabits & { readonly name?: string | undefined }) | undefined,
): Session {
  // The earlier rule's targets do not plan today's session.
  const exercises = inOrder(done.exercises).map(({ progression: _, ...exercise }) => {
    const today = todayOf?.(exercise.exerciseId)
    return {
      ...exercise,
      ...(today && habitsOf(today)),
      name: today?.name ?? exercise.name,
      ...freshIdentity(exercise, start.newId),
      sets: inOrder(exercise.sets).map((set) => repeatSet(set, start.newId)),
    }
  })
  return {
    ...emptySession(start, done.name),
    // Repeated on purpose, it is training.
    workoutId: isSample(done) ? '' : done.workoutId,
    exercises: withHabitsThatFit(exercises),
  }
}

function emptySession({ nowIso, timeZone, newId }: SessionStart, name: string): Session {
  return {
    id: newId() as SessionId,
    updatedAt: UNSTAMPED,
    binnedAt: '',
    newestFirst: newestFirstKey(nowIso),
    status: 'active',
    workoutId: '',
    name,
    note: '',
    startedAt: nowIso,
    endedAt: null,
    timeZone,
    rest: null,
    pausedAt: null,
    pausedMs: 0,
    exercises: [],
  }
}

function fromPlan(planned: WorkoutExercise, workout: Workout, plan: SessionPlan, newId: NewId): SessionExercise {
  const copy = plan.exerciseOf(planned.exerciseId)
  const asked = plan.askedOf?.(planned) ?? null
  const sets = asked ? withTargets(inOrder(planned.sets), asked) : inOrder(planned.sets)
  // A rule's targets apply as they are: last time only fills in open fields.
  const isExact = asked !== null && asked.step.reason !== 'start'
  const { id: workoutId, exercises } = workout
  const last = previousExercise(plan.previousOf?.(planned.exerciseId) ?? null, planned, { workoutId, exercises })
  const previous = matchPrevious(last, { ...planned, sets }, workoutId)
  return {
    ...emptyExercise(copy, newId),
    orderKey: planned.orderKey,
    supersetId: planned.supersetId,
    restSeconds: planned.restSeconds ?? copy.defaultRestSeconds,
    note: planned.note,
    ...(asked && { progression: asked.step }),
    sets: sets.map(({ kind, target, orderKey }, index) => {
      const last = previous[index] ?? null
      if (plan.lastTimeFirst) return emptySet(newId, { kind, target, orderKey, ...prefill(target, last, 'last-time') })
      const values = filledIn(target, last)
      const reps = isExact && setGroup(kind) === 'work' ? (target.reps?.min ?? values.reps) : values.reps
      return emptySet(newId, { kind, target, orderKey, ...values, reps })
    }),
  }
}

function withTargets(sets: readonly PlannedSet[], { targets }: NextTargets): readonly PlannedSet[] {
  let work = 0
  return sets.map((set) => (setGroup(set.kind) === 'work' ? { ...set, target: targets[work++] ?? set.target } : set))
}

/** A percentage of the maximum decides the load; it is suggested during training, so last time's load is omitted. */
function filledIn(target: SetTarget, previous: SetValues | null): SetValues {
  const values = prefill(target, previous)
  return percentIn(target) === null ? values : { ...values, weight: null }
}

function freshIdentity(exercise: SessionExercise, newId: NewId): Pick<SessionExercise, 'id' | 'updatedAt'> {
  return { id: newId() as typeof exercise.id, updatedAt: UNSTAMPED }
}

function repeatSet(set: SessionSet, newId: NewId): SessionSet {
  const { kind, target, orderKey } = set
  return emptySet(newId, { kind, target, orderKey, ...valuesOf(set), rpe: null, rir: null })
}
