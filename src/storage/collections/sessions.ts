import type { MangoQuery, MangoQuerySelector, MangoQuerySortPart, RxJsonSchema } from 'rxdb/plugins/core'
import type { ExerciseId, SessionId, WorkoutId } from '#contract/id.ts'
import type { Session, SessionStatus } from '#contract/session.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { isAheadOfClock } from '#domain/session/ahead-of-clock.ts'
import { isSample } from '#domain/session/sample.ts'
import type { Database } from '../documents.ts'
import type { LiveQuery } from '../live-query.ts'
import { documentById, documents, numberOf } from '../questions.ts'
import { binnedAt, id, list, newestFirst, number, optionalText, part, text } from './document-properties.ts'

export const sessionSchema: RxJsonSchema<Session> = {
  version: SCHEMA_VERSION,
  type: 'object',
  primaryKey: 'id',
  properties: {
    id,
    updatedAt: text,
    binnedAt,
    newestFirst,
    status: { type: 'string', maxLength: 9 },
    workoutId: { type: 'string', maxLength: 36 },
    name: text,
    note: text,
    startedAt: text,
    endedAt: optionalText,
    timeZone: text,
    rest: part,
    pausedAt: optionalText,
    pausedMs: number,
    exercises: list,
  },
  required: ['id', 'binnedAt', 'newestFirst', 'status', 'workoutId'],
  indexes: [
    ['binnedAt', 'newestFirst'],
    ['binnedAt', 'status', 'newestFirst'],
    ['binnedAt', 'workoutId', 'newestFirst'],
  ],
}

/** End of a list page; a session is one. */
export type SessionPlace = Pick<Session, 'id' | 'newestFirst'>

/** `after`: the last session of the previous page. `status`: only such sessions; omitted: all. */
export type SessionPage = {
  readonly limit: number
  readonly after?: SessionPlace | undefined
  readonly status?: SessionStatus | undefined
}

/** A screen of the history asks for this many at a time. */
export const HISTORY_PAGE = 30
/** More than anybody trains in a week, so that the dashboard's week is complete. */
export const DASHBOARD_SESSIONS = 40

const NEWEST_FIRST: MangoQuerySortPart<Session>[] = [{ newestFirst: 'asc' }, { id: 'asc' }]

export function sessionById(db: Database, sessionId: SessionId): LiveQuery<Session | null> {
  return documentById(db, 'sessions', sessionId)
}

/** Usually zero or one; more if several devices started one. */
export function runningSessions(db: Database): LiveQuery<readonly Session[]> {
  return documents(db, 'sessions', { selector: { binnedAt: '', status: 'active' }, sort: NEWEST_FIRST })
}

/** In no order; those that are unknown are left out. */
export function sessionsByIds(db: Database, ids: readonly SessionId[]): LiveQuery<readonly Session[]> {
  return documents(db, 'sessions', { selector: { id: { $in: [...ids] } } })
}

/** A page of all sessions outside of the trash, newest first. Reads only the sessions it returns. */
export function latestSessions(db: Database, page: SessionPage): LiveQuery<readonly Session[]> {
  return documents(db, 'sessions', pageQuery({}, page))
}

/** Workout '' means sessions without a workout. */
export function latestSessionsOfWorkout(
  db: Database,
  workoutId: WorkoutId | '',
  page: SessionPage,
): LiveQuery<readonly Session[]> {
  return documents(db, 'sessions', pageQuery({ workoutId }, page))
}

const LOOK_BACK_PAGE = 20
/** Maximum number of sessions searched: an exercise not done in that many starts over. */
const MAX_LOOK_BACK = 120

export type LookBack = {
  readonly except: SessionId | null
  /** The place from which it looks back; by default, every session counts. */
  readonly from?: SessionPlace | undefined
  /** Whether an exercise needs no sessions older than these, newest first; by default one is enough. */
  readonly isEnough?: ((exerciseId: ExerciseId, sessions: readonly Session[]) => boolean) | undefined
}

/** Ended ones by exercise, newest first; exercises without a match are omitted. Reads page by page, as far as needed. */
export async function latestSessionsWith(
  db: Database,
  exerciseIds: Iterable<ExerciseId>,
  { except, from, isEnough = () => true }: LookBack,
): Promise<ReadonlyMap<ExerciseId, readonly Session[]>> {
  const missing = new Set(exerciseIds)
  const nowMs = Date.now()
  const found = new Map<ExerciseId, readonly Session[]>()
  let after = from
  for (let read = 0; read < MAX_LOOK_BACK && missing.size > 0; read += LOOK_BACK_PAGE) {
    const page = await latestSessions(db, { limit: LOOK_BACK_PAGE, after }).get()
    for (const id of missing) {
      const sessions = page.filter(
        (session) =>
          session.id !== except &&
          session.status !== 'active' &&
          !isSample(session) &&
          // Of a wrong clock: it would hide every newer one.
          !isAheadOfClock(session, nowMs) &&
          hasLogged(session, id),
      )
      if (sessions.length === 0) continue
      const all = [...(found.get(id) ?? []), ...sessions]
      found.set(id, all)
      if (isEnough(id, all)) missing.delete(id)
    }
    after = page.at(-1)
    if (page.length < LOOK_BACK_PAGE) break
  }
  return found
}

/** Reads none of them. */
export function countSessions(db: Database, status?: SessionStatus): LiveQuery<number> {
  return numberOf(db, 'sessions', { binnedAt: '', ...(status && { status }) })
}

export function countSessionsOfWorkout(db: Database, workoutId: WorkoutId): LiveQuery<number> {
  return numberOf(db, 'sessions', { binnedAt: '', workoutId })
}

function hasLogged({ exercises }: Session, id: ExerciseId): boolean {
  return exercises.some(
    ({ exerciseId, sets }) => exerciseId === id && sets.some(({ completedAt }) => completedAt !== null),
  )
}

function pageQuery(of: { workoutId?: WorkoutId | '' }, { limit, after, status }: SessionPage): MangoQuery<Session> {
  return {
    selector: { binnedAt: '', ...of, ...(status && { status }), ...(after && behind(after)) },
    sort: NEWEST_FIRST,
    limit,
  }
}

/** Sessions, such as imported ones, can begin in the same millisecond: then the id decides. */
function behind({ id, newestFirst }: SessionPlace): MangoQuerySelector<Session> {
  return {
    newestFirst: { $gte: newestFirst },
    $or: [{ newestFirst: { $gt: newestFirst } }, { id: { $gt: id } }],
  }
}
