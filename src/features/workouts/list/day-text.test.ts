import { expect, test } from 'vitest'
import { dayText } from './day-text.ts'

const at = (day: number, hour: number, month = 2) => new Date(2026, month, day, hour)
const NOW = at(20, 9).getTime()

test.each([
  ['today', at(20, 0)],
  ['yesterday', at(19, 23)],
  ['5 days ago', at(15, 12)],
  ['2 weeks ago', at(6, 12)],
  ['Jan 10, 2026', at(10, 12, 0)],
])('%s', (text, started) => {
  expect(dayText(started.toISOString(), NOW, 'en-US')).toBe(text)
})

test('in the words of the language', () => {
  expect(dayText(at(19, 23).toISOString(), NOW, 'pt-BR')).toBe('ontem')
  expect(dayText(at(17, 8).toISOString(), NOW, 'es-ES')).toBe('hace 3 días')
})
