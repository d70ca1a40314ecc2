import '../../../tests/setup/fake-indexeddb.ts'
import { expect, test } from 'vitest'
import { insertDocument } from '#storage/commands.ts'
import { aFolder, aLoggedSession, aWorkout } from '../../../tests/builders.ts'
import { openTestDatabase } from '../../../tests/test-database.ts'
import { findNext } from './use-dashboard.ts'

const TODAY = '2026-03-02'
const doneAt = (workoutId: ReturnType<typeof aWorkout>['id'], startedAt: string) =>
  aLoggedSession({ workoutId, startedAt, timeZone: 'UTC' })

test('a routine that was done today is not next while another was never done', async () => {
  const db = await openTestDatabase()
  const folderId = aFolder().id
  const [push, pull] = [aWorkout({ folderId }), aWorkout({ folderId })]
  const run = aWorkout({ name: 'Run' })
  const latest = [doneAt(pull.id, `${TODAY}T19:00:00.000Z`), doneAt(push.id, `${TODAY}T18:00:00.000Z`)]
  for (const session of latest) await insertDocument(db, 'sessions', session)

  expect(await findNext(db, [push, pull, run], latest, TODAY)).toEqual({ workout: run, lastDay: null })
  expect((await findNext(db, [push, pull], latest, TODAY))?.workout).toBe(push)
  expect((await findNext(db, [push, pull, run], latest, '2026-03-03'))?.workout).toBe(push)
})
