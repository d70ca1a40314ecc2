import { expect, test } from 'vitest'
import { repeatedTries } from './repeated-tries.ts'

test('a test that needs its second try for the first time is recorded', () => {
  expect(repeatedTries([], [{ name: 'logs a set', outcome: 'flaky' }])).toEqual({
    record: ['logs a set'],
    repeated: [],
  })
})

test('a test that needs its second try in two runs in a row is reported', () => {
  const results = [{ name: 'logs a set', outcome: 'flaky' } as const]
  expect(repeatedTries(['logs a set'], results).repeated).toEqual(['logs a set'])
})

test('a test that passes at its first try leaves the record', () => {
  const results = [{ name: 'logs a set', outcome: 'expected' } as const]
  expect(repeatedTries(['logs a set'], results)).toEqual({ record: [], repeated: [] })
})

test('a test that did not run stays in the record', () => {
  expect(repeatedTries(['logs a set'], []).record).toEqual(['logs a set'])
  expect(repeatedTries(['logs a set'], [{ name: 'logs a set', outcome: 'skipped' }]).record).toEqual(['logs a set'])
})
