import { expect, test } from 'vitest'
import { isMissingCode } from './is-missing-code.ts'

test.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://barra.example/assets/plans.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://barra.example/assets/plans.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['words', new Error('no messages: plans in en-US')],
  ['a stylesheet', new Error('Unable to preload CSS for /assets/plans.css')],
])('code that did not come is recognized: %s', (_where, error) => {
  expect(isMissingCode(error)).toBe(true)
})

test.each([
  ['an error of the screen', new TypeError("Cannot read properties of undefined (reading 'sets')")],
  ['a failed call', new TypeError('Failed to fetch')],
  ['no error at all', 'dynamically imported module'],
])('%s is none', (_what, error) => {
  expect(isMissingCode(error)).toBe(false)
})
