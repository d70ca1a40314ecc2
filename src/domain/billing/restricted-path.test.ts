import { expect, test } from 'vitest'
import { isRestrictedPath } from './restricted-path.ts'

test.each([
  // proves 2.41
  ['/workout/018f/execute', true],
  ['/workout/execute', true],
  ['/workouts/execute', true],
  ['/dashboard', true],
  ['/metrics', true],
  // proves 2.42
  ['/analytics/volume', true],
  ['/statistics', true],
  ['/progress/', true],
  // proves 2.42
  ['/progressive', false],
  ['/dashboards', false],
  ['/workouts', false],
  ['/workout/018f/sessions', false],
  ['/profile/subscription', false],
  ['/subscription', false],
  ['/', false],
])('restricted to subscribers: %s is %s', (path, isRestricted) => {
  expect(isRestrictedPath(path)).toBe(isRestricted)
})
