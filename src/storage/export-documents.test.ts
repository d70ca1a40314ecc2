import { expect, test } from 'vitest'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { aLoggedSession, aWorkout } from '../../tests/builders.ts'
import { openTestDatabase } from '../../tests/test-database.ts'
import { editPreferences, preferencesOf } from './collections/preferences.ts'
import type { Database } from './documents.ts'
import { documentsAsJson } from './export-documents.ts'

async function exported(db: Database): Promise<Record<string, readonly unknown[]>> {
  let text = ''
  for await (const piece of documentsAsJson(db)) text += piece
  return JSON.parse(text) as Record<string, readonly unknown[]>
}

test('an empty account is exported with all its collections', async () => {
  const db = await openTestDatabase()
  expect(await exported(db)).toEqual(Object.fromEntries(COLLECTION_NAMES.map((name) => [name, []])))
})

test('exports everything, in many pages, including the trash', async () => {
  const db = await openTestDatabase()
  const sessions = Array.from({ length: 401 }, () => aLoggedSession())
  const trashed = aWorkout({ binnedAt: '2026-03-03T00:00:00.000Z' })
  await db.collections.sessions.bulkInsert(sessions)
  await db.collections.workouts.insert(trashed)
  await editPreferences(db, (preferences) => ({ ...preferences, weightUnit: 'lb' }))

  const all = await exported(db)

  const byId = (left: { readonly id: string }, right: { readonly id: string }) => (left.id < right.id ? -1 : 1)
  expect(all['sessions']).toEqual(sessions.toSorted(byId))
  expect(all['workouts']).toEqual([trashed])
  expect(all['preferences']).toEqual([await preferencesOf(db).get()])
})
