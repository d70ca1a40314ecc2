import type { ExerciseId } from '#contract/id.ts'
import type { Locale } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { loadExerciseTexts } from '#domain/exercise-library/load-exercise-texts.ts'
import { resolveExercises } from '#domain/exercise-resolve.ts'
import { instantOf } from '#domain/instant.ts'
import type { ExerciseHabits } from '#domain/session/exercises.ts'
import { abandonSession, finishSession, isForgotten, proposedEnd } from '#domain/session/lifecycle.ts'
import { lastCompleted } from '#domain/session/set-order.ts'
import { startSession } from '#domain/session/start-session.ts'
import { exerciseById, ownExercises } from '#storage/collections/exercises.ts'
import { latestSessionsWith, runningSessions } from '#storage/collections/sessions.ts'
import { editDocument, insertDocument } from '#storage/commands.ts'
import type { Database } from '#storage/documents.ts'
import { newId, now } from '#storage/new-id.ts'
import { previousIn } from '../previous.ts'
import type { StartedExercise } from './follow-rules.ts'

/** Nothing is known of it. */
const NO_HABITS: ExerciseHabits = { note: '', barWeight: null, oneSided: false }
const START_LOCK = 'barra-start-workout'

export type Start = {
  /** Null: a free session, called `freeName`. */
  readonly workout: Workout | null
  readonly freeName: string
  readonly locale: Locale
  readonly timeZone: string
}

/**
 * Writes a new running session and answers it. Two taps, or two tabs, start one: the second is answered the first's.
 * Rejects with StorageError.
 */
export async function startWorkout(db: Database, start: Start): Promise<Session> {
  const begin = async () => (await alreadyStarted(db, start)) ?? (await insertSession(db, start))
  return 'locks' in navigator ? navigator.locks.request(`${START_LOCK}-${db.account}`, begin) : begin()
}

/**
 * Ends a workout in favour of another one: as planned sets it keeps what was not done, so that nothing is lost. One in which
 * nothing was done is not counted as training.
 */
export async function finishOther(db: Database, other: Session): Promise<void> {
  const nowMs = Date.now()
  const end = isForgotten(other, nowMs) ? proposedEnd(other) : instantOf(nowMs)
  await editDocument(db, 'sessions', other.id, (session) =>
    lastCompleted(session) ? finishSession(session, end, { unfinished: 'keep' }) : abandonSession(session, end),
  )
}

async function alreadyStarted(db: Database, { workout }: Start): Promise<Session | undefined> {
  const running = await runningSessions(db).get()
  return running.find(({ workoutId }) => workoutId === (workout?.id ?? ''))
}

async function insertSession(db: Database, { workout, freeName, locale, timeZone }: Start): Promise<Session> {
  const ids = new Set(workout?.exercises.map(({ exerciseId }) => exerciseId) ?? [])
  const rules = workout?.exercises.some(({ progression }) => progression) ? await import('./follow-rules.ts') : null
  const [copies, sessions] = await Promise.all([
    exerciseCopies(db, ids, locale),
    latestSessionsWith(db, ids, { except: null, isEnough: workout ? rules?.isEnoughFor(workout) : undefined }),
  ])
  const previous = previousIn(sessions)
  const askedOf = await rules?.followRules(db, sessions, copies)
  const session = startSession(
    {
      workout,
      name: freeName,
      exerciseOf: (id) => copies.get(id) ?? unknownExercise(id),
      previousOf: (id) => previous.get(id) ?? null,
      ...(askedOf && { askedOf }),
    },
    { nowIso: now(), timeZone, newId },
  )
  return insertDocument(db, 'sessions', session)
}

async function exerciseCopies(
  db: Database,
  ids: ReadonlySet<ExerciseId>,
  locale: Locale,
): Promise<ReadonlyMap<ExerciseId, StartedExercise>> {
  if (ids.size === 0) return new Map()
  const [texts, own] = await Promise.all([loadExerciseTexts(locale), ownExercises(db).get()])
  const known = new Map<ExerciseId, StartedExercise>(
    resolveExercises(own, texts, locale).map((exercise) => [exercise.id, exercise]),
  )
  const gone = await Promise.all([...ids].filter((id) => !known.has(id)).map((id) => deletedExercise(db, id)))
  return new Map([...known, ...gone.map((copy) => [copy.id, copy] as const)])
}

/** An exercise in the bin still has its name. */
async function deletedExercise(db: Database, id: ExerciseId): Promise<StartedExercise> {
  const document = await exerciseById(db, id).get()
  const unknown = unknownExercise(id)
  return document
    ? {
        id,
        name: document.name ?? unknown.name,
        kind: document.kind ?? unknown.kind,
        equipment: document.equipment,
        defaultRestSeconds: document.defaultRestSeconds,
        note: document.note,
        barWeight: document.barWeight,
        oneSided: document.oneSided ?? unknown.oneSided,
      }
    : unknown
}

/** From a newer version of the app, or gone for good: its id is all there is to show. */
function unknownExercise(id: ExerciseId): StartedExercise {
  return {
    id,
    name: id.replaceAll('-', ' '),
    kind: 'weight-reps',
    equipment: null,
    defaultRestSeconds: null,
    ...NO_HABITS,
  }
}
