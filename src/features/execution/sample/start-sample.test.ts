import '../../../../tests/setup/fake-indexeddb.ts'
import { expect, test } from 'vitest'
import { isSample } from '#domain/session/sample.ts'
import { editPreferences } from '#storage/collections/preferences.ts'
import { activeWorkouts } from '#storage/collections/workouts.ts'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { continueOrStartSample } from './start-sample.ts'

test('the sample workout belongs to a day of the chosen time zone', async () => {
  const db = await openTestDatabase()
  await editPreferences(db, (preferences) => ({ ...preferences, timeZone: 'Pacific/Kiritimati' }))
  expect(await continueOrStartSample(db, 'Sample', 'en-US')).toMatchObject({ timeZone: 'Pacific/Kiritimati' })
})

test('the sample is no routine, and a session of it is known as one', async () => {
  const db = await openTestDatabase()
  const started = await continueOrStartSample(db, 'Sample', 'en-US')
  expect(started.exercises).not.toEqual([])
  expect(isSample(started)).toBe(true)
  expect(await activeWorkouts(db).get()).toEqual([])
  expect((await continueOrStartSample(db, 'Sample', 'en-US')).id).toBe(started.id)
})
