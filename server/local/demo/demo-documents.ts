import type { Stamp } from '#contract/document.ts'
import type { GymId, MeasurementId } from '#contract/id.ts'
import type { Measurement } from '#contract/measurement.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { CollectionName } from '#contract/sync.ts'
import { PREFERENCES_ID } from '#contract/vocabulary.ts'
import type { Workout } from '#contract/workout.ts'
import type { ExerciseTexts } from '#domain/exercise-library/exercise-text.ts'
import { newestFirstKey } from '#domain/list/newest-first.ts'
import { orderKeysAfter } from '#domain/list/order-key.ts'
import { nextStamp, UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import { DAY_MS } from '#domain/time/instant.ts'
import { HOME_TIME_ZONE, trainingDays } from './calendar.ts'
import { demoExercises } from './demo-exercises.ts'
import { demoSessions } from './demo-sessions.ts'
import { demoWorkouts, workoutOf } from './demo-workouts.ts'
import { type Dice, diceFrom } from './dice.ts'
import { type IdMaker, idMaker } from './id-maker.ts'

type DemoDocument = { readonly id: string; readonly updatedAt: Stamp }
export type DemoDocuments = Readonly<Record<CollectionName, readonly DemoDocument[]>>

const SEED = 20_240_229
const DEVICE = 'ba44a000'
const HISTORY_DAYS = 730
export const BEFORE_THE_FIRST_SESSION_MS = (HISTORY_DAYS + 1) * DAY_MS
const BREAKFAST_UTC_MS = 10 * 3_600_000 + 12 * 60_000

/** Deterministic by day. `texts` are the built-in exercises' names in the demo's language. */
export function demoDocuments(today: Date, texts: ExerciseTexts): DemoDocuments {
  const dice = diceFrom(SEED)
  const ids = idMaker(dice)
  const beganMs = today.getTime() - BEFORE_THE_FIRST_SESSION_MS
  const exercises = demoExercises(texts, ids(beganMs))
  const { folders, workouts } = demoWorkouts(exercises, ids(beganMs))

  const hotelWorkout = ({ plan, startedAt }: { plan: Parameters<typeof workoutOf>[0]; startedAt: Date }): Workout =>
    workoutOf(plan, null, 'a0', exercises, ids(startedAt.getTime()))
  const sessions = demoSessions(trainingDays(today, dice), {
    exercises,
    workoutOf: (visit) => workouts.get(visit.plan) ?? hotelWorkout(visit),
    isKept: (visit) => workouts.has(visit.plan),
    ids,
    dice,
  })
  return {
    preferences: [stamped(demoPreferences(ids, beganMs), beganMs)],
    folders: folders.map((folder) => stamped(folder, beganMs)),
    workouts: [...workouts.values()].map((workout) => stamped(workout, beganMs)),
    exercises: exercises.documents.map((exercise) => stamped(exercise, beganMs)),
    sessions: sessions.map((session) => stamped(session, Date.parse(session.endedAt ?? session.startedAt))),
    measurements: demoMeasurements(today, ids, dice).map((it) => stamped(it, Date.parse(it.measuredAt))),
  }
}

function stamped<Document extends DemoDocument>(document: Document, writtenMs: number): Document {
  return stampChanges(undefined, document, nextStamp(writtenMs, undefined, DEVICE))
}

function demoPreferences(ids: IdMaker, beganMs: number): Preferences {
  // The id of the gym created here.
  const gymId = ids(beganMs)() as GymId
  const [orderKey = 'a0'] = orderKeysAfter(null, 1)
  return {
    id: PREFERENCES_ID,
    updatedAt: UNSTAMPED,
    binnedAt: '',
    language: null,
    timeZone: HOME_TIME_ZONE,
    weightUnit: 'kg',
    distanceUnit: 'km',
    lengthUnit: 'cm',
    weekStart: 1,
    weeklyGoal: 4,
    theme: 'system',
    defaultRestSeconds: 120,
    effort: 'rpe',
    sounds: true,
    vibration: true,
    keepAwake: true,
    gymId,
    gyms: [
      {
        id: gymId,
        updatedAt: UNSTAMPED,
        orderKey,
        name: 'Academia Ferro',
        bars: [
          { name: 'Olympic', weight: { value: 20, unit: 'kg' } },
          { name: 'EZ', weight: { value: 8, unit: 'kg' } },
        ],
        plates: [25, 20, 15, 10, 5, 2.5, 1.25].map((value) => ({ weight: { value, unit: 'kg' as const }, pairs: 4 })),
      },
    ],
  }
}

/** The scale two or three mornings a week, the tape once a month. */
function demoMeasurements(today: Date, ids: IdMaker, dice: Dice): readonly Measurement[] {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  return Array.from({ length: HISTORY_DAYS }, (_, day) => day).flatMap((day) => {
    const measuredMs =
      midnight - (HISTORY_DAYS - day) * DAY_MS + BREAKFAST_UTC_MS + Math.round(dice.normal(15)) * 60_000
    const measure = (kind: Measurement['kind'], value: number, unit: Measurement['unit']): Measurement => ({
      // The id of the measurement created here.
      id: ids(measuredMs)() as MeasurementId,
      updatedAt: UNSTAMPED,
      binnedAt: '',
      newestFirst: newestFirstKey(new Date(measuredMs).toISOString()),
      kind,
      value: Math.round(value * 10) / 10,
      unit,
      measuredAt: new Date(measuredMs).toISOString(),
      timeZone: HOME_TIME_ZONE,
      note: '',
    })
    return [
      ...(dice.chance(0.34) ? [measure('body-weight', bodyWeightKg(day) + dice.normal(0.45), 'kg')] : []),
      ...(day % 30 === 4 ? [measure('waist', 84 + (bodyWeightKg(day) - 78) * 0.8 + dice.normal(0.4), 'cm')] : []),
    ]
  })
}

/** A slow gain, a cut in the second spring, then a gain again. */
function bodyWeightKg(day: number): number {
  if (day < 400) return 77.5 + day * 0.0125
  if (day < 490) return 82.5 - (day - 400) * 0.045
  return 78.45 + (day - 490) * 0.013
}
