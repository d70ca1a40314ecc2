import { expect, test } from 'vitest'
import type { MeasurementGoal, MeasurementKind } from '#contract/measurement.ts'
import { PREFERENCES_ID } from '#contract/vocabulary.ts'
import { withGoal } from '#domain/measurement/goal.ts'
import { aStamp } from '../../../tests/builders.ts'
import { openBeside, openTestDatabase } from '../../../tests/test-database.ts'
import { mergeVersions } from '../merge-versions.ts'
import { DEFAULT_PREFERENCES, editPreferences, preferencesOf } from './preferences.ts'

// proves 3.5
test('unset preferences have defaults, and nothing is stored', async () => {
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

test('a preference unknown to an older version has its default', async () => {
  const db = await openTestDatabase()
  const { keepAwake: _, ...older } = DEFAULT_PREFERENCES
  // As stored by an older version of the app.
  await db.collections.preferences.insert(older as typeof DEFAULT_PREFERENCES)
  expect(await preferencesOf(db).get()).toMatchObject({ id: PREFERENCES_ID, keepAwake: true })
})

const target = (value: number) => ({ value, unit: 'kg', from: 84 }) as const

test('goals that two tabs set for different measurements both stand, each with a stamp of its own', async () => {
  const here = await openTestDatabase()
  const there = await openBeside(here)
  await editPreferences(here, (it) => ({ ...it, measurementGoals: withGoal([], 'body-weight', target(80)) }))
  await expect.poll(() => preferencesOf(there).get()).toMatchObject({ measurementGoals: [{ id: 'body-weight' }] })
  await Promise.all([
    editPreferences(here, (it) => ({ ...it, measurementGoals: withGoal(it.measurementGoals, 'waist', target(82)) })),
    editPreferences(there, (it) => ({ ...it, measurementGoals: withGoal(it.measurementGoals, 'neck', target(40)) })),
  ])
  await expect
    .poll(async () => (await preferencesOf(here).get()).measurementGoals?.map(({ id }) => id).toSorted())
    .toEqual(['body-weight', 'neck', 'waist'])
  const { measurementGoals = [] } = await preferencesOf(here).get()
  expect(new Set(measurementGoals.map(({ updatedAt }) => updatedAt)).size).toBe(3)
  await editPreferences(there, (it) => ({ ...it, measurementGoals: withGoal(it.measurementGoals, 'neck', null) }))
  await expect
    .poll(async () => (await preferencesOf(here).get()).measurementGoals?.map(({ id }) => id).toSorted())
    .toEqual(['body-weight', 'waist'])
})

test('goals that two devices set apart meet; one that was removed stays removed; an older app takes none away', () => {
  const goals = (...kinds: readonly MeasurementKind[]) =>
    kinds.map((id) => ({ id, updatedAt: DEFAULT_PREFERENCES.updatedAt, target: target(80) }))
  const made = (measurementGoals: readonly MeasurementGoal[] | undefined, at: number) => ({
    ...DEFAULT_PREFERENCES,
    updatedAt: aStamp(at),
    ...(measurementGoals && { measurementGoals: [...measurementGoals] }),
    _deleted: false,
  })
  const met = (base: ReturnType<typeof made> | undefined, phone: ReturnType<typeof made>, other: typeof phone) => {
    const { version } = mergeVersions(base, phone, other)
    return (version as typeof phone).measurementGoals?.map(({ id }) => id)
  }
  expect(met(undefined, made(goals('waist'), 1), made(goals('neck'), 2))).toEqual(['neck', 'waist'])
  const both = made(goals('neck', 'waist'), 1)
  expect(met(both, made(goals('neck'), 2), { ...both, sounds: false, updatedAt: aStamp(3) })).toEqual(['neck'])
  // It does not know of goals, and returns its version from before.
  expect(met(made(undefined, 0), both, { ...made(undefined, 4), sounds: false })).toEqual(['neck', 'waist'])
})
