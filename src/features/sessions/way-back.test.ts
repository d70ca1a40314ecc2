import { expect, test } from 'vitest'
import { HISTORY_PATH } from '#contract/routes.ts'
import { leftFrom, wayBack } from './way-back.ts'

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
