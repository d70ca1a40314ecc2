import { expect, test } from 'vitest'
import { agoText } from './dates.ts'

const TODAY = '2026-03-20'

test.each([
  ['the same day is today', TODAY, 'today'],
  ['a day that has not begun here yet is today', '2026-03-21', 'today'],
  ['nothing was done in three days', '2026-03-23', 'today'],
  ['the day before is yesterday', '2026-03-19', 'yesterday'],
  ['days up to two weeks', '2026-03-10', '10 days ago'],
  ['then whole weeks: 18 days are two', '2026-03-02', '2 weeks ago'],
  ['25 days are three', '2026-02-23', '3 weeks ago'],
  ['then months', '2026-01-01', '2 months ago'],
  ['then years', '2020-02-01', '6 years ago'],
])('%s', (_rule, day, text) => {
  expect(agoText(day, TODAY, 'en-US')).toBe(text)
})

test.each([
  ['pt-BR', '2026-03-19', 'ontem'],
  ['es-ES', '2026-03-17', 'hace 3 días'],
])('in the words of %s', (locale, day, text) => {
  expect(agoText(day, TODAY, locale)).toBe(text)
})
