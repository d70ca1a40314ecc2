import '../../tests/setup/fake-indexeddb.ts'
import { expect, onTestFinished, test } from 'vitest'
import type { SessionId } from '#contract/id.ts'
import { DASHBOARD_PATH, executionPath, HISTORY_PATH, PROFILE_PATH, WORKOUTS_PATH } from '#contract/routes.ts'
import { preferencesOf } from '#storage/collections/preferences.ts'
import { countSessions, HISTORY_PAGE, latestSessions, sessionById } from '#storage/collections/sessions.ts'
import { activeWorkouts } from '#storage/collections/workouts.ts'
import { insertDocument } from '#storage/commands.ts'
import { startDatabase } from '#storage/start-database.ts'
import { aSession, aWorkout } from '../../tests/builders.ts'
import { anAccount, openTestDatabase } from '../../tests/test-database.ts'
import { readAhead } from './read-ahead.ts'

/** An account on the disk with a session and a workout, and what is known of it once `pathname` was read ahead. */
async function knownAt(pathname: (id: SessionId) => string) {
  const left = await openTestDatabase()
  const { id } = await insertDocument(left, 'sessions', aSession())
  await insertDocument(left, 'workouts', aWorkout())
  await left.close()
  const db = startDatabase(left.account)
  onTestFinished(() => db.close())
  await readAhead(db, pathname(id))
  expect(db.isOpen()).toBe(false)
  return {
    preferences: preferencesOf(db).known() !== undefined,
    session: sessionById(db, id).known() !== undefined,
    history: latestSessions(db, { limit: HISTORY_PAGE }).known() !== undefined,
    count: countSessions(db).known() !== undefined,
    workouts: activeWorkouts(db).known() !== undefined,
  }
}

const NOTHING = { preferences: true, session: false, history: false, count: false, workouts: false }

test.each([
  ['a running workout', executionPath, { session: true }],
  ['the history', () => HISTORY_PATH, { history: true }],
  ['the dashboard', () => DASHBOARD_PATH, { count: true, workouts: true }],
  ['the workouts', () => WORKOUTS_PATH, { workouts: true }],
  ['a screen that asks for nothing else', () => PROFILE_PATH, {}],
])('%s is read ahead without RxDB', async (_screen, pathname, known) => {
  expect(await knownAt(pathname)).toEqual({ ...NOTHING, ...known })
})

test('an account that is not on the device is opened at once, as nothing can be read ahead', async () => {
  const db = startDatabase(anAccount())
  onTestFinished(() => db.close())
  await readAhead(db, DASHBOARD_PATH)
  await expect.poll(db.isOpen).toBe(true)
})
