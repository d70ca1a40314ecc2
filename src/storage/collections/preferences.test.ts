import { expect, test } from 'vitest'
import { PREFERENCES_ID } from '#contract/vocabulary.ts'
import { openBeside, openTestDatabase } from '../../../tests/test-database.ts'
import { DEFAULT_PREFERENCES, editPreferences, preferencesOf } from './preferences.ts'

test('preferences nobody has set are the defaults, and nothing is stored', async () => {
  const db = await openTestDatabase()
  expect(await preferencesOf(db).get()).toEqual(DEFAULT_PREFERENCES)
  expect(await db.collections.preferences.find().exec()).toEqual([])
})

test('the first change stores them, the next ones change them, in all places that show them', async () => {
  const db = await openTestDatabase()
  const shown: unknown[] = []
  preferencesOf(db).subscribe(
    ({ weightUnit, theme }) => shown.push([weightUnit, theme]),
    () => {},
  )
  await editPreferences(db, (preferences) => ({ ...preferences, weightUnit: 'lb' }))
  await editPreferences(db, (preferences) => ({ ...preferences, theme: 'dark' }))
  await expect
    .poll(() => shown)
    .toEqual([
      ['kg', 'system'],
      ['lb', 'system'],
      ['lb', 'dark'],
    ])
})

test('a weekly goal is kept where older preferences have none, and taken back', async () => {
  const db = await openTestDatabase()
  await editPreferences(db, (preferences) => ({ ...preferences, theme: 'dark' }))
  expect(await preferencesOf(db).get()).not.toHaveProperty('weeklyGoal')
  await editPreferences(db, (preferences) => ({ ...preferences, weeklyGoal: 3 }))
  expect(await preferencesOf(db).get()).toMatchObject({ weeklyGoal: 3, theme: 'dark' })
  await editPreferences(db, (preferences) => ({ ...preferences, weeklyGoal: null }))
  expect(await preferencesOf(db).get()).toMatchObject({ weeklyGoal: null })
})

test('two tabs that set preferences for the first time at once both have their way', async () => {
  const here = await openTestDatabase()
  const there = await openBeside(here)
  await Promise.all([
    editPreferences(here, (preferences) => ({ ...preferences, weightUnit: 'lb' })),
    editPreferences(there, (preferences) => ({ ...preferences, sounds: false })),
  ])
  await expect.poll(() => preferencesOf(here).get()).toMatchObject({ weightUnit: 'lb', sounds: false })
})

test('a preference that an older version did not know has its default', async () => {
  const db = await openTestDatabase()
  const { keepAwake: _, ...older } = DEFAULT_PREFERENCES
  // As an older version of the app would have stored it.
  await db.collections.preferences.insert(older as typeof DEFAULT_PREFERENCES)
  expect(await preferencesOf(db).get()).toMatchObject({ id: PREFERENCES_ID, keepAwake: true })
})
