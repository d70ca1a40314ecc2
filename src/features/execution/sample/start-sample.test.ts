import '../../../../tests/setup/fake-indexeddb.ts'
import { expect, test } from 'vitest'
import { editPreferences } from '#storage/collections/preferences.ts'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { continueOrStartSample } from './start-sample.ts'

test('the sample workout belongs to a day of the chosen time zone', async () => {
  const db = await openTestDatabase()
  await editPreferences(db, (preferences) => ({ ...preferences, timeZone: 'Pacific/Kiritimati' }))
  expect(await continueOrStartSample(db, 'Sample', 'en-US')).toMatchObject({ timeZone: 'Pacific/Kiritimati' })
})
