import type { WithDeleted } from 'rxdb/plugins/core'
import { expect, test } from 'vitest'
import type { Mergeable } from '#domain/merge/three-way.ts'
import { aStamp, aWorkout } from '../../tests/builders.ts'
import { DEFAULT_PREFERENCES } from './collections/preferences.ts'
import { conflictHandler } from './conflict-handler.ts'

const resolve = (realMasterState: object, newDocumentState: object) =>
  conflictHandler.resolve(
    { realMasterState, newDocumentState } as Parameters<typeof conflictHandler.resolve>[0],
    'replication',
  )

test('two devices that chose their first preferences apart keep what each chose', async () => {
  const onPhone = { ...DEFAULT_PREFERENCES, distanceUnit: 'mi', updatedAt: aStamp(1_000) }
  const onTablet = { ...DEFAULT_PREFERENCES, weekStart: 0, updatedAt: aStamp(2_000) }
  const both = { distanceUnit: 'mi', weekStart: 0 }
  await expect(resolve(onPhone, onTablet)).resolves.toMatchObject(both)
  await expect(resolve(onTablet, onPhone)).resolves.toMatchObject(both)
})

test('a weekly goal that one of them set holds, and the last word on it is had by who said it last', async () => {
  const without = { ...DEFAULT_PREFERENCES, weekStart: 0, updatedAt: aStamp(2_000) }
  const four = { ...DEFAULT_PREFERENCES, weeklyGoal: 4, updatedAt: aStamp(1_000) }
  const none = { ...DEFAULT_PREFERENCES, weeklyGoal: null, updatedAt: aStamp(3_000) }
  await expect(resolve(without, four)).resolves.toMatchObject({ weeklyGoal: 4, weekStart: 0 })
  await expect(resolve(four, without)).resolves.toMatchObject({ weeklyGoal: 4, weekStart: 0 })
  await expect(resolve(four, none)).resolves.toMatchObject({ weeklyGoal: null })
  await expect(resolve(none, four)).resolves.toMatchObject({ weeklyGoal: null })
})

test('what both chose apart is what was chosen later', async () => {
  const onPhone = { ...DEFAULT_PREFERENCES, theme: 'dark', updatedAt: aStamp(1_000) }
  const onTablet = { ...DEFAULT_PREFERENCES, theme: 'light', updatedAt: aStamp(2_000) }
  await expect(resolve(onPhone, onTablet)).resolves.toMatchObject({ theme: 'light' })
  await expect(resolve(onTablet, onPhone)).resolves.toMatchObject({ theme: 'light' })
})

test('other documents have no origin but the one that is known', async () => {
  const workout = aWorkout({ name: 'Upper', updatedAt: aStamp(1_000) })
  const renamed = { ...workout, name: 'Pull', updatedAt: aStamp(2_000) }
  await expect(resolve(renamed, workout)).resolves.toMatchObject({ name: 'Pull' })
})

test('two tombstones of one document are no conflict, with a body or without', () => {
  const workout = { ...aWorkout({ updatedAt: aStamp(1_000) }), _deleted: true }
  const { id, updatedAt, binnedAt, _deleted } = { ...workout, updatedAt: aStamp(2_000) }
  const isEqual = (left: object, right: object) =>
    conflictHandler.isEqual(left as WithDeleted<Mergeable>, right as WithDeleted<Mergeable>, 'replication')
  expect(isEqual(workout, { id, updatedAt, binnedAt, _deleted })).toBe(true)
  expect(isEqual(workout, { ...workout, _deleted: false })).toBe(false)
})
