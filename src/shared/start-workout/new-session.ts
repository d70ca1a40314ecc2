import type { Exercise } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Locale } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { resolveExercises } from '#domain/exercise/exercise-resolve.ts'
import { loadExerciseLibrary } from '#domain/exercise-library/load-exercise-library.ts'
import type { ExerciseHabits } from '#domain/session/exercises.ts'
import { previousSets } from '#domain/session/previous-sets.ts'
import { repeatSession, type SessionStart, startSession } from '#domain/session/start-session.ts'
import { exerciseById, ownExercises } from '#storage/collections/exercises.ts'
import { preferencesOf } from '#storage/collections/preferences.ts'
import { latestSessionsWith, type SessionPlace } from '#storage/collections/sessions.ts'
import { insertDocument } from '#storage/commands.ts'
import type { Database } from '#storage/documents.ts'
import { newId, now } from '#storage/new-id.ts'
import { timeZoneOf } from '../format/today.ts'
import type { StartedExercise } from './follow-rules.ts'

const NO_HABITS: ExerciseHabits = { note: '', barWeight: null, oneSided: false }

/** A free session, called `freeName`, if there is no workout. */
export type Start = { readonly workout: Workout | null; readonly freeName: string; readonly locale: Locale }

/** Prefilled from the last time. */
export async function insertStarted(db: Database, start: Start): Promise<Session> {
  return insertDocument(db, 'sessions', await planSession(db, start, await sessionStart(db)))
}

/** `past`: results count that are behind this place, and come before the plan's figures. */
export async function planSession(
  db: Database,
  { workout, freeName, locale }: Start,
  start: SessionStart,
  past?: SessionPlace,
): Promise<Session> {
  const ids = new Set(workout?.exercises.map(({ exerciseId }) => exerciseId) ?? [])
  const rules = workout?.exercises.some(({ progression }) => progression) ? await import('./follow-rules.ts') : null
  const isEnough = workout ? rules?.isEnoughFor(workout) : undefined
  const [copies, sessions] = await Promise.all([
    exerciseCopies(db, ids, locale),
    latestSessionsWith(db, ids, { except: null, from: past, isEnough }),
  ])
  const askedOf = await rules?.followRules(db, sessions, copies)
  return startSession(
    {
      workout,
      name: freeName,
      exerciseOf: (id) => copies.get(id) ?? unknownExercise(id),
      previousOf: (id) => previousSets(sessions.get(id) ?? [], id, null),
      ...(askedOf && { askedOf }),
      lastTimeFirst: past !== undefined,
    },
    start,
  )
}

export async function insertRepeated(db: Database, session: Session, locale: Locale): Promise<Session> {
  const [library, own] = await Promise.all([loadExerciseLibrary(locale), ownExercises(db).get()])
  const habits = habitsIn(own, session)
  const names = new Map(resolveExercises(own, library, locale).map(({ id, name }) => [id, name]))
  const todayOf = (id: ExerciseId) => ({ ...habits(id), name: names.get(id) })
  return insertDocument(db, 'sessions', repeatSession(session, await sessionStart(db), todayOf))
}

/** The zone chosen by the person determines a session's day. */
export async function sessionStart(db: Database): Promise<SessionStart> {
  return { nowIso: now(), timeZone: timeZoneOf(await preferencesOf(db).get()), newId }
}

/** The current habits; whether a built-in exercise is one-sided is taken from the session. */
function habitsIn(own: readonly Exercise[], { exercises }: Session) {
  return (id: ExerciseId): ExerciseHabits => {
    const { note = '', barWeight = null, oneSided = null } = own.find((exercise) => exercise.id === id) ?? {}
    const then = exercises.find(({ exerciseId }) => exerciseId === id)?.oneSided ?? false
    return { note, barWeight, oneSided: oneSided ?? then }
  }
}

async function exerciseCopies(
  db: Database,
  ids: ReadonlySet<ExerciseId>,
  locale: Locale,
): Promise<ReadonlyMap<ExerciseId, StartedExercise>> {
  if (ids.size === 0) return new Map()
  const [library, own] = await Promise.all([loadExerciseLibrary(locale), ownExercises(db).get()])
  const known = new Map<ExerciseId, StartedExercise>(
    resolveExercises(own, library, locale).map((exercise) => [exercise.id, exercise]),
  )
  const gone = await Promise.all([...ids].filter((id) => !known.has(id)).map((id) => deletedExercise(db, id)))
  return new Map([...known, ...gone.map((copy) => [copy.id, copy] as const)])
}

/** An exercise in the trash still has its name. */
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

/** From a newer version of the app, or deleted for good: only the id is left. */
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
