import type { MangoQuery, MangoQuerySelector, MangoQuerySortPart, RxJsonSchema } from 'rxdb/plugins/core'
import type { SessionId, WorkoutId } from '#contract/id.ts'
import type { Session, SessionStatus } from '#contract/session.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
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

/** Where a page of a list ends; a session is one. */
export type SessionPlace = Pick<Session, 'id' | 'newestFirst'>

/** `after`: the last session of the page before. `status`: only such sessions; left out: all. */
export type SessionPage = {
  readonly limit: number
  readonly after?: SessionPlace | undefined
  readonly status?: SessionStatus | undefined
}

const NEWEST_FIRST: MangoQuerySortPart<Session>[] = [{ newestFirst: 'asc' }, { id: 'asc' }]

/** Null where there is none. A session in the bin is still found. */
export function sessionById(db: Database, sessionId: SessionId): LiveQuery<Session | null> {
  return documentById(db, 'sessions', sessionId)
}

/** Usually one or none; more where two devices each started one. Newest first. */
export function runningSessions(db: Database): LiveQuery<readonly Session[]> {
  return documents(db, 'sessions', { selector: { binnedAt: '', status: 'active' }, sort: NEWEST_FIRST })
}

/** A page of all sessions that are not in the bin, newest first. Reads no more sessions than it returns. */
export function latestSessions(db: Database, page: SessionPage): LiveQuery<readonly Session[]> {
  return documents(db, 'sessions', pageQuery({}, page))
}

/** A page of one workout's sessions, newest first; workout '' means sessions of no workout. */
export function latestSessionsOfWorkout(
  db: Database,
  workoutId: WorkoutId | '',
  page: SessionPage,
): LiveQuery<readonly Session[]> {
  return documents(db, 'sessions', pageQuery({ workoutId }, page))
}

/** How many sessions are not in the bin. Reads none of them. */
export function countSessions(db: Database, status?: SessionStatus): LiveQuery<number> {
  return numberOf(db, 'sessions', { binnedAt: '', ...(status && { status }) })
}

/** How many sessions of this workout are not in the bin. Reads none of them. */
export function countSessionsOfWorkout(db: Database, workoutId: WorkoutId): LiveQuery<number> {
  return numberOf(db, 'sessions', { binnedAt: '', workoutId })
}

function pageQuery(of: { workoutId?: WorkoutId | '' }, { limit, after, status }: SessionPage): MangoQuery<Session> {
  return {
    selector: { binnedAt: '', ...of, ...(status && { status }), ...(after && behind(after)) },
    sort: NEWEST_FIRST,
    limit,
  }
}

/** Sessions can begin in the same millisecond, imported ones do: then the id decides. */
function behind({ id, newestFirst }: SessionPlace): MangoQuerySelector<Session> {
  return {
    newestFirst: { $gte: newestFirst },
    $or: [{ newestFirst: { $gt: newestFirst } }, { id: { $gt: id } }],
  }
}
