import { expect, test } from 'vitest'
import { DASHBOARD_PATH, HISTORY_PATH } from '#contract/routes.ts'
import { leftFrom, wayBack, wayOn } from './way-back.ts'

test('a session that was opened from the history leads back to it as it was', () => {
  expect(wayBack(leftFrom('/workout/all/sessions?q=supino'))).toBe('/workout/all/sessions?q=supino')
  expect(wayBack(leftFrom('/workout/a-workout/sessions'))).toBe('/workout/a-workout/sessions')
})

test.each([
  null,
  undefined,
  {},
  { history: 3 },
  { history: 'https://elsewhere.test' },
  { history: '//elsewhere.test' },
])('from anywhere else (%j) it leads to the whole history', (state) => {
  expect(wayBack(state)).toBe(HISTORY_PATH)
})

test('a result that was opened from the history leads on to it, one that has just ended to the dashboard', () => {
  expect(wayOn(leftFrom('/workout/all/sessions?q=supino'))).toBe('/workout/all/sessions?q=supino')
  expect(wayOn({ endedElsewhere: false })).toBe(DASHBOARD_PATH)
  expect(wayOn(null)).toBe(DASHBOARD_PATH)
})
