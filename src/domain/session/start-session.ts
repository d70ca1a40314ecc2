import type { ExerciseId, SessionId } from '#contract/id.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import type { PlannedSet, SetTarget, Workout, WorkoutExercise } from '#contract/workout.ts'
import type { NewId } from '../document/new-id.ts'
import { roomForNotes } from '../document/size-limits.ts'
import { newestFirstKey } from '../list/newest-first.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { inOrder } from '../merge/keyed-list.ts'
import type { Asked } from '../progression/next-step.ts'
import { type ExerciseCopy, type ExerciseHabits, emptyExercise, habitsOf, withFittingNotes } from './exercises.ts'
import { percentIn } from './percent-load.ts'
import { matchPrevious, type PreviousSets } from './previous-sets.ts'
import { setGroup } from './set-numbers.ts'
import { prefill, type SetValues, valuesOf } from './set-values.ts'
import { emptySet } from './sets.ts'

/** Where and when a session begins. */
export type SessionStart = { readonly nowIso: string; readonly timeZone: string; readonly newId: NewId }

/** What a session is made from: a workout, or nothing but a name. */
export type SessionPlan = {
  readonly workout: Workout | null
  /** What a free session is called; one from a workout bears the workout's name. */
  readonly name: string
  /** What to copy of an exercise. One that is gone for good still gets a name to show. */
  readonly exerciseOf: (id: ExerciseId) => ExerciseCopy
  /** What was done last time, to fill in where the plan leaves a field open. */
  readonly previousOf?: (id: ExerciseId) => PreviousSets | null
  /** What the rule of a planned exercise asks for this time; null where none does. */
  readonly askedOf?: (planned: WorkoutExercise) => Asked | null
}

/** A running session: one set for each planned set, filled in as planned and still to do. */
export function startSession(plan: SessionPlan, start: SessionStart): Session {
  const { workout } = plan
  const exercises = inOrder(workout?.exercises ?? []).map((planned) => fromPlan(planned, plan, start.newId))
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
 * The same exercises and sets again, filled in with what was done and still to do. `habits` says what the person keeps
 * noted of an exercise today; without it, or where it knows none, what was noted then comes along.
 */
export function repeatSession(
  done: Session,
  start: SessionStart,
  habits?: (id: ExerciseId) => ExerciseHabits | undefined,
): Session {
  // What a rule asked for then is no plan of it for today.
  const exercises = inOrder(done.exercises).map(({ progression: _, ...exercise }) => {
    const today = habits?.(exercise.exerciseId)
    return {
      ...exercise,
      ...(today && habitsOf(today)),
      ...freshIdentity(exercise, start.newId),
      sets: inOrder(exercise.sets).map((set) => repeatSet(set, start.newId)),
    }
  })
  return {
    ...emptySession(start, done.name),
    workoutId: done.workoutId,
    exercises: withHabitsThatFit(exercises),
  }
}

function emptySession({ nowIso, timeZone, newId }: SessionStart, name: string): Session {
  return {
    // The id names the session that is made here.
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

function fromPlan(planned: WorkoutExercise, plan: SessionPlan, newId: NewId): SessionExercise {
  const copy = plan.exerciseOf(planned.exerciseId)
  const asked = plan.askedOf?.(planned) ?? null
  const sets = asked ? withTargets(inOrder(planned.sets), asked) : inOrder(planned.sets)
  // What a rule asks for is meant: the last time fills in only what it leaves open.
  const isExact = asked !== null && asked.step.reason !== 'start'
  const previous = matchPrevious(plan.previousOf?.(planned.exerciseId) ?? null, sets)
  return {
    ...emptyExercise(copy, newId),
    orderKey: planned.orderKey,
    supersetId: planned.supersetId,
    restSeconds: planned.restSeconds ?? copy.defaultRestSeconds,
    note: planned.note,
    ...(asked && { progression: asked.step }),
    sets: sets.map(({ kind, target, orderKey }, index) => {
      const values = filledIn(target, previous[index] ?? null)
      const reps = isExact && setGroup(kind) === 'work' ? (target.reps?.min ?? values.reps) : values.reps
      return emptySet(newId, { kind, target, orderKey, ...values, reps })
    }),
  }
}

function withTargets(sets: readonly PlannedSet[], { targets }: Asked): readonly PlannedSet[] {
  let work = 0
  return sets.map((set) => (setGroup(set.kind) === 'work' ? { ...set, target: targets[work++] ?? set.target } : set))
}

/** A share of the maximum decides the load; what it comes to is suggested while training, so last time's is left out. */
function filledIn(target: SetTarget, previous: SetValues | null): SetValues {
  const values = prefill(target, previous)
  return percentIn(target) === null ? values : { ...values, weight: null }
}

function freshIdentity(exercise: SessionExercise, newId: NewId): Pick<SessionExercise, 'id' | 'updatedAt'> {
  // An exercise of one session is never the exercise of another, although all else is copied.
  return { id: newId() as typeof exercise.id, updatedAt: UNSTAMPED }
}

function repeatSet(set: SessionSet, newId: NewId): SessionSet {
  const { kind, target, orderKey } = set
  return emptySet(newId, { kind, target, orderKey, ...valuesOf(set), rpe: null, rir: null })
}
