import { expect, test } from 'vitest'
import type { WireDocument } from '#contract/sync.ts'
import { aStamp, aWorkout } from '../../tests/builders.ts'
import { DEFAULT_PREFERENCES } from './collections/preferences.ts'
import { mergeVersions } from './merge-versions.ts'

/** Merges two versions without a known base. */
const meet = (master: object, ours: object) =>
  mergeVersions(undefined, { ...master, _deleted: false } as WireDocument, { ...ours, _deleted: false } as WireDocument)
    .version

test('two devices that chose their first preferences apart keep what each chose', () => {
  const onPhone = { ...DEFAULT_PREFERENCES, distanceUnit: 'mi', updatedAt: aStamp(1_000) }
  const onTablet = { ...DEFAULT_PREFERENCES, weekStart: 0, updatedAt: aStamp(2_000) }
  const both = { distanceUnit: 'mi', weekStart: 0 }
  expect(meet(onPhone, onTablet)).toMatchObject(both)
  expect(meet(onTablet, onPhone)).toMatchObject(both)
})

test('a weekly goal that one of them set holds, and the last word on it is had by who said it last', () => {
  const without = { ...DEFAULT_PREFERENCES, weekStart: 0, updatedAt: aStamp(2_000) }
  const four = { ...DEFAULT_PREFERENCES, weeklyGoal: 4, updatedAt: aStamp(1_000) }
  const none = { ...DEFAULT_PREFERENCES, weeklyGoal: null, updatedAt: aStamp(3_000) }
  expect(meet(without, four)).toMatchObject({ weeklyGoal: 4, weekStart: 0 })
  expect(meet(four, without)).toMatchObject({ weeklyGoal: 4, weekStart: 0 })
  expect(meet(four, none)).toMatchObject({ weeklyGoal: null })
  expect(meet(none, four)).toMatchObject({ weeklyGoal: null })
})

test('conflicting first choices resolve to the later one', () => {
  const onPhone = { ...DEFAULT_PREFERENCES, theme: 'dark', updatedAt: aStamp(1_000) }
  const onTablet = { ...DEFAULT_PREFERENCES, theme: 'light', updatedAt: aStamp(2_000) }
  expect(meet(onPhone, onTablet)).toMatchObject({ theme: 'light' })
  expect(meet(onTablet, onPhone)).toMatchObject({ theme: 'light' })
})

test('other documents have no origin but the one that is known', () => {
  const workout = aWorkout({ name: 'Upper', updatedAt: aStamp(1_000) })
  const renamed = { ...workout, name: 'Pull', updatedAt: aStamp(2_000) }
  expect(meet(renamed, workout)).toMatchObject({ name: 'Pull' })
})
