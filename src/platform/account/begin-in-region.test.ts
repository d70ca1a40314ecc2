import '../../../tests/setup/fake-indexeddb.ts'
import { expect, test, vi } from 'vitest'
import { DEFAULT_PREFERENCES, editPreferences, preferencesOf } from '#storage/collections/preferences.ts'
import { insertDocument } from '#storage/commands.ts'
import { aSession, aWorkout } from '../../../tests/builders.ts'
import { openTestDatabase } from '../../../tests/test-database.ts'
import { beginInRegion } from './begin-in-region.ts'

const AMERICAN = { languages: ['en-US'], timeZone: 'America/New_York' }

test('a new account begins with the units and the week of its region', async () => {
  const db = await openTestDatabase()
  await beginInRegion(db, AMERICAN)
  const expected = { weightUnit: 'lb', distanceUnit: 'mi', lengthUnit: 'in', weekStart: 0, language: null }
  expect(await preferencesOf(db).get()).toMatchObject(expected)
})

test('where the region has the usual units, nothing is written', async () => {
  const db = await openTestDatabase()
  await beginInRegion(db, { languages: ['pt-BR'], timeZone: 'America/Sao_Paulo' })
  expect(await preferencesOf(db).get()).toEqual(DEFAULT_PREFERENCES)
})

test('a choice stays, whatever the region', async () => {
  const db = await openTestDatabase()
  await editPreferences(db, (preferences) => ({ ...preferences, language: 'es-ES' }))
  await beginInRegion(db, AMERICAN)
  expect(await preferencesOf(db).get()).toMatchObject({ language: 'es-ES', weightUnit: 'kg' })
})

test('an account with workouts goes on in kilograms', async () => {
  const db = await openTestDatabase()
  await insertDocument(db, 'workouts', aWorkout())
  await beginInRegion(db, AMERICAN)
  expect(await preferencesOf(db).get()).toMatchObject({ weightUnit: 'kg', weekStart: 1 })
})

test('an account with sessions goes on in kilograms', async () => {
  const db = await openTestDatabase()
  await insertDocument(db, 'sessions', aSession())
  await beginInRegion(db, AMERICAN)
  expect(await preferencesOf(db).get()).toMatchObject({ weightUnit: 'kg', weekStart: 1 })
})

test("the region is that of the device's languages", async () => {
  vi.stubGlobal('navigator', { languages: ['en-US'] })
  const db = await openTestDatabase()
  await beginInRegion(db)
  expect(await preferencesOf(db).get()).toMatchObject({ weekStart: 0 })
  vi.unstubAllGlobals()
})
