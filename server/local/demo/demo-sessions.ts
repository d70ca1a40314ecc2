import type { ExerciseId } from '#contract/id.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { setSessionNote } from '#domain/session/details.ts'
import { abandonSession, finishSession } from '#domain/session/lifecycle.ts'
import type { SetValues } from '#domain/session/set-values.ts'
import { changeSetKind, completeSet, removeSet, updateSet } from '#domain/session/sets.ts'
import { startSession } from '#domain/session/start-session.ts'
import { blocksOf } from '#domain/session/superset.ts'
import { instantOf } from '#domain/time/instant.ts'
import type { TrainingDay } from './calendar.ts'
import type { DemoExercises } from './demo-exercises.ts'
import type { Dice } from './dice.ts'
import type { IdMaker } from './id-maker.ts'
import type { Movement } from './programme.ts'
import { type Performance, Progress } from './strength.ts'

const PLATES_KG = 2.5
const WARM_UP_STEPS = [
  { share: 0.45, reps: 8 },
  { share: 0.65, reps: 5 },
  { share: 0.82, reps: 3 },
] as const
const SECONDS_PER_SET = 38
const ABANDONED = 0.008
const LAST_EXERCISE_SKIPPED = 0.06
const TO_FAILURE = 0.15
const NOTES = [
  'Slept badly, kept it honest.',
  'Gym was packed, waited for the rack.',
  'Everything moved fast today.',
  'Coffee at five was a good idea.',
  'Left shoulder a bit tight, warmed up longer.',
  'Trained with Caio.',
  'New shoes. Squats feel steadier.',
  'Short on time, kept rests tight.',
] as const

type Gym = {
  readonly exercises: DemoExercises
  readonly workoutOf: (visit: TrainingDay) => Workout
  /** Whether the sessions of such a visit belong to the workout, or are free ones. */
  readonly isKept: (visit: TrainingDay) => boolean
  readonly ids: IdMaker
  readonly dice: Dice
}

/** By the app's own rules, set by set. */
export function demoSessions(visits: readonly TrainingDay[], gym: Gym): readonly Session[] {
  const progress = new Map<Movement, Progress>()
  return visits.map((visit) => logVisit(visit, progress, gym))
}

function logVisit(visit: TrainingDay, progress: Map<Movement, Progress>, gym: Gym): Session {
  const { dice } = gym
  const startMs = visit.startedAt.getTime()
  const workout = gym.workoutOf(visit)
  const movements = new Map(visit.plan.movements.map((it) => [gym.exercises.copyOf(it.exercise).id, it]))
  const started = startSession(
    {
      workout,
      name: workout.name,
      exerciseOf: (id) => gym.exercises.copyOf(movementOf(movements, id).exercise),
    },
    { nowIso: instantOf(startMs), timeZone: visit.timeZone, newId: gym.ids(startMs) },
  )
  const planned = gym.isKept(visit) ? started : { ...started, workoutId: '' as const }

  const fate = dice.next()
  const upTo = fate < ABANDONED ? 2 : fate < ABANDONED + LAST_EXERCISE_SKIPPED ? planned.exercises.length - 1 : Infinity
  let session = planned
  let nowMs = startMs + dice.between(180, 420) * 1_000
  for (const block of blocksOf(planned.exercises.slice(0, upTo))) {
    const performed = block.map((exercise) =>
      performExercise(exercise, movementOf(movements, exercise.exerciseId), visit, progress, gym),
    )
    const rounds = Math.max(...performed.map((sets) => sets.length))
    for (let round = 0; round < rounds; round++) {
      for (const [place, sets] of performed.entries()) {
        const done = sets[round]
        if (!done) continue
        nowMs += SECONDS_PER_SET * dice.between(0.8, 1.3) * 1_000
        session = logSet(session, done, instantOf(Math.round(nowMs)))
        if (place === performed.length - 1) nowMs += restAfter(block[place], done, dice) * 1_000
      }
    }
    session = withoutSkippedSets(session, block, performed)
    nowMs += dice.between(40, 110) * 1_000
  }
  return conclude(session, visit, fate < ABANDONED, instantOf(Math.round(nowMs)), dice)
}

function movementOf(movements: ReadonlyMap<ExerciseId, Movement>, id: ExerciseId): Movement {
  const movement = movements.get(id)
  if (!movement) throw new Error(`no movement of the plan is ${id}`)
  return movement
}

type DoneSet = { readonly id: string; readonly kind: SessionSet['kind']; readonly values: Partial<SetValues> }

/** A deload omits the last sets. */
function performExercise(
  exercise: SessionExercise,
  movement: Movement,
  visit: TrainingDay,
  progress: Map<Movement, Progress>,
  { dice }: Gym,
): readonly DoneSet[] {
  const known = progress.get(movement) ?? new Progress(movement)
  progress.set(movement, known)
  const performances = known.train(visit.day, visit.form, visit.deload, dice)
  const sets = inOrder(exercise.sets)
  const warmUps = sets.filter((set) => set.kind === 'warm-up')
  const working = sets.filter((set) => set.kind !== 'warm-up').slice(0, performances.length)
  const top = performances[0]?.load ?? 0
  return [
    ...warmUps.map((set, index) => warmUpSet(set, index + WARM_UP_STEPS.length - warmUps.length, top, visit)),
    ...working.map((set, index) => workingSet(set, index, movement, performances[index], visit, dice)),
  ]
}

function warmUpSet(set: SessionSet, step: number, top: number, { unit }: TrainingDay): DoneSet {
  const { share, reps } = WARM_UP_STEPS[step] ?? WARM_UP_STEPS[0]
  const value = Math.max(20, Math.round((top * share) / PLATES_KG) * PLATES_KG)
  return { id: set.id, kind: 'warm-up', values: { weight: { value, unit }, reps } }
}

function workingSet(
  set: SessionSet,
  index: number,
  movement: Movement,
  performance: Performance | undefined,
  { unit, day, deload }: TrainingDay,
  dice: Dice,
): DoneSet {
  if (movement.seconds) {
    const { start, end } = movement.seconds
    const seconds = Math.round(start + ((end - start) * day) / 730 + dice.normal(4))
    return { id: set.id, kind: set.kind, values: { seconds } }
  }
  const { load = null, reps = 0, rpe = null } = performance ?? {}
  const isLast = index === movement.sets - 1
  // Heavy lifts stop short of it; other exercises often go to failure in the last set.
  const toFailure =
    isLast && !deload && !movement.warmUps && reps < (movement.reps?.max ?? 0) && dice.chance(TO_FAILURE)
  return {
    id: set.id,
    kind: toFailure ? 'failure' : set.kind,
    values: {
      weight: load === null ? null : { value: load, unit },
      reps: toFailure ? reps + 1 : reps,
      // Effort is logged for the first set of the main lifts.
      rpe: movement.warmUps && index === 0 ? rpe : null,
    },
  }
}

function logSet(session: Session, { id, kind, values }: DoneSet, nowIso: string): Session {
  const filled = changeSetKind(updateSet(session, id, values), id, kind)
  return completeSet(filled, id, nowIso, { restSeconds: 120 })
}

function restAfter(exercise: SessionExercise | undefined, done: DoneSet, dice: Dice): number {
  const planned = done.kind === 'warm-up' ? 60 : (exercise?.restSeconds ?? 120)
  return planned * dice.between(0.9, 1.25)
}

function withoutSkippedSets(
  session: Session,
  block: readonly SessionExercise[],
  performed: readonly (readonly DoneSet[])[],
): Session {
  const done = new Set(performed.flat().map((set) => set.id))
  const skipped = block.flatMap((exercise) => exercise.sets).filter((set) => !done.has(set.id))
  return skipped.reduce((rest, set) => removeSet(rest, set.id), session)
}

function conclude(session: Session, visit: TrainingDay, abandoned: boolean, endIso: string, dice: Dice): Session {
  if (abandoned) return abandonSession(setSessionNote(session, 'Lower back said no. Home.'), endIso)
  const note = visit.deload ? 'Deload week: light and fast.' : dice.chance(0.14) ? dice.pick(NOTES) : ''
  return finishSession(setSessionNote(session, note), endIso, { unfinished: 'discard' })
}
