import { expect, test } from 'vitest'
import { agoText } from './ago-text.ts'

const now = new Date(2026, 2, 20, 8, 0)
const at = (day: number, hour = 18, month = 2) => new Date(2026, month, day, hour, 0).toISOString()

test.each([
  ['this morning is today', at(20, 6), 'today'],
  ['last evening is yesterday, whatever the hours between', at(19, 23), 'yesterday'],
  ['days up to two weeks', at(10), '10 days ago'],
  ['then weeks', at(1), '2 weeks ago'],
  ['then months', at(1, 18, 0), '2 months ago'],
  ['then years', new Date(2020, 1, 1).toISOString(), '6 years ago'],
])('%s', (_rule, instant, text) => {
  expect(agoText(instant, now, 'en-US')).toBe(text)
})

test('speaks the language of the screen', () => {
  expect(agoText(at(19), now, 'pt-BR')).toBe('ontem')
})
