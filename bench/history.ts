import type { ExerciseId, SessionExerciseId, SessionId, SetId } from '#contract/id.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { uuidV7 } from '#domain/document/identifier.ts'
import type { NewId } from '#domain/document/new-id.ts'
import { newestFirstKey } from '#domain/list/newest-first.ts'
import { orderKeysAfter } from '#domain/list/order-key.ts'
import { nextStamp } from '#domain/merge/hybrid-clock.ts'
import { repeatSession } from '#domain/session/start-session.ts'
import { instantOf } from '#domain/time/instant.ts'
import { type Dice, diceFrom } from '../server/local/demo/dice.ts'
import { idMaker } from '../server/local/demo/id-maker.ts'

/** Ten years of three visits a week. */
export const TEN_YEARS = 1_500

const DEVICE = 'be7c4000'
const TIME_ZONE = 'America/Sao_Paulo'
const BETWEEN_VISITS_MS = 56 * 3_600_000
const SET_MS = 150_000
const MINUTES_AGO_MS = 20 * 60_000
const LONG = { exercises: 30, sets: 10 }
const SETS_EACH = 4
const NO_TARGET = { reps: null, weight: null, percentOfOneRepMax: null, seconds: null, distance: null, rpe: null }
const LAST_VISIT_MS = Date.parse('2026-03-02T18:00:00.000Z')

const DAYS = [
  {
    name: 'Push day',
    exercises: [
      ['barbell-bench-press', 'Bench press'],
      ['overhead-press', 'Overhead press'],
      ['incline-dumbbell-press', 'Incline dumbbell press'],
      ['dumbbell-lateral-raise', 'Lateral raise'],
      ['rope-triceps-pushdown', 'Rope triceps pushdown'],
    ],
  },
  {
    name: 'Pull day',
    exercises: [
      ['deadlift', 'Deadlift'],
      ['pull-up', 'Pull-up'],
      ['barbell-row', 'Barbell row'],
      ['face-pull', 'Face pull'],
      ['dumbbell-curl', 'Dumbbell curl'],
    ],
  },
  {
    name: 'Leg day',
    exercises: [
      ['barbell-back-squat', 'Back squat'],
      ['romanian-deadlift', 'Romanian deadlift'],
      ['leg-press', 'Leg press'],
      ['leg-curl', 'Leg curl'],
      ['standing-calf-raise', 'Standing calf raise'],
    ],
  },
] as const

type Day = (typeof DAYS)[number]

/** Sessions of 20 logged sets, oldest first, half of them by a plan, as a phone would have left them: the same for the same seed. */
export function trainingHistory(count: number, seed: number): readonly Session[] {
  const dice = diceFrom(seed)
  return Array.from({ length: count }, (_, index) => {
    const startMs = LAST_VISIT_MS - (count - 1 - index) * BETWEEN_VISITS_MS
    return visit(DAYS[index % DAYS.length] ?? DAYS[0], startMs, idMaker(dice)(startMs), dice)
  })
}

/** A session that has been running for a while, with the sets of the last one of the history, all open. */
export function runningAgain(history: readonly Session[], newId: NewId): Session {
  const done = history.at(-1)
  if (!done) throw new Error('there is no session to repeat')
  return repeatSession(done, { nowIso: instantOf(Date.now() - MINUTES_AGO_MS), timeZone: TIME_ZONE, newId })
}

/** The same as a session of 30 exercises with 10 sets each. */
export function longRunningAgain(history: readonly Session[], newId: NewId): Session {
  const session = runningAgain(history, newId)
  const repeated = <Item extends { readonly orderKey: string }>(items: readonly Item[], count: number): Item[] =>
    orderKeysAfter(null, count).flatMap((orderKey, index) => {
      const item = items[index % items.length]
      return item ? [{ ...item, id: newId(), orderKey }] : []
    })
  const exercises = repeated(session.exercises, LONG.exercises)
  return {
    ...session,
    exercises: exercises.map((exercise) => ({ ...exercise, sets: repeated(exercise.sets, LONG.sets) })),
  }
}

/** A new id each time, as a device makes them. */
export function newId(): string {
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))
}

function visit(day: Day, startMs: number, newId: NewId, dice: Dice): Session {
  const startedAt = instantOf(startMs)
  const endMs = startMs + day.exercises.length * SETS_EACH * SET_MS
  const keys = orderKeysAfter(null, day.exercises.length)
  const isPlanned = dice.chance(0.5)
  return {
    // The ids of what is created here.
    id: newId() as SessionId,
    updatedAt: nextStamp(endMs, undefined, DEVICE),
    binnedAt: '',
    newestFirst: newestFirstKey(startedAt),
    status: 'completed',
    workoutId: '',
    name: day.name,
    note: dice.chance(0.2) ? 'Everything moved fast today.' : '',
    startedAt,
    endedAt: instantOf(endMs),
    timeZone: TIME_ZONE,
    rest: null,
    pausedAt: null,
    pausedMs: 0,
    exercises: day.exercises.map(([slug, name], place): SessionExercise => {
      const beganMs = startMs + place * SETS_EACH * SET_MS
      return {
        id: newId() as SessionExerciseId,
        updatedAt: nextStamp(beganMs, undefined, DEVICE),
        orderKey: keys[place] ?? '',
        exerciseId: slug as string as ExerciseId,
        name,
        kind: 'weight-reps',
        supersetId: null,
        restSeconds: 120,
        note: '',
        sets: loggedSets(beganMs, isPlanned, newId, dice),
      }
    }),
  }
}

function loggedSets(beganMs: number, isPlanned: boolean, newId: NewId, dice: Dice): SessionSet[] {
  const weight = { value: Math.round(dice.between(8, 56)) * 2.5, unit: 'kg' as const }
  const reps = Math.round(dice.between(5, 10))
  return orderKeysAfter(null, SETS_EACH).map((orderKey, index) => {
    const doneMs = beganMs + (index + 1) * SET_MS
    return {
      id: newId() as SetId,
      updatedAt: nextStamp(doneMs, undefined, DEVICE),
      orderKey,
      kind: index === 0 ? 'warm-up' : 'working',
      target: isPlanned && index > 0 ? { ...NO_TARGET, reps: { min: 5, max: 10 }, weight } : null,
      weight,
      reps: reps - (index === SETS_EACH - 1 ? 1 : 0),
      seconds: null,
      distance: null,
      rpe: null,
      rir: dice.chance(0.5) ? Math.round(dice.between(0, 3)) : null,
      completedAt: instantOf(doneMs),
    }
  })
}
