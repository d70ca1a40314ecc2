import type { SessionId } from '#contract/id.ts'
import { DASHBOARD_PATH, HISTORY_PATH, isExecutionPath, WORKOUTS_PATH } from '#contract/routes.ts'
import { ownExercises } from '#storage/collections/exercises.ts'
import { allFolders } from '#storage/collections/folders.ts'
import { preferencesOf } from '#storage/collections/preferences.ts'
import {
  countSessions,
  DASHBOARD_SESSIONS,
  HISTORY_PAGE,
  latestSessions,
  runningSessions,
  sessionById,
} from '#storage/collections/sessions.ts'
import { activeWorkouts } from '#storage/collections/workouts.ts'
import type { Database } from '#storage/documents.ts'
import type { LiveQuery } from '#storage/live-query.ts'

/** A disk that takes longer is not waited for: the screen shows that it is loading. */
const WAIT_MS = 200

/** Asks the disk for what the addressed screen shows first, so that its first render is complete. */
export async function readAhead(db: Database, pathname: string): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  const questions = [preferencesOf(db), runningSessions(db), ...questionsAt(db, pathname)]
  await Promise.race([late, Promise.allSettled(questions.map((question) => question.get()))])
}

function questionsAt(db: Database, pathname: string): readonly LiveQuery<unknown>[] {
  // Ids from the address are looked up, so a wrong one is just not found.
  if (isExecutionPath(pathname)) return [sessionById(db, pathname.split('/')[2] as SessionId)]
  switch (pathname) {
    case HISTORY_PATH:
      return [latestSessions(db, { limit: HISTORY_PAGE })]
    case DASHBOARD_PATH:
      return [latestSessions(db, { limit: DASHBOARD_SESSIONS }), activeWorkouts(db), countSessions(db)]
    case WORKOUTS_PATH:
      return [activeWorkouts(db), allFolders(db), ownExercises(db)]
    default:
      return []
  }
}
