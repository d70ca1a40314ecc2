import { expect, test } from 'vitest'
import { startText } from './start-text.ts'

const MINUTE_MS = 60_000
/** Noon where the test runs, so that a few minutes stay within the day. */
const NOON = new Date(2026, 2, 2, 12).getTime()
const minutesAgo = (minutes: number) => new Date(NOON - minutes * MINUTE_MS).toISOString()

test('today it is the time alone', () => {
  expect(startText(minutesAgo(5), 'pt-BR', NOON)).toBe('11:55')
  expect(startText(minutesAgo(30), 'es-ES', NOON)).toBe('11:30')
})

test('on another day it is the day too', () => {
  const yesterday = startText(minutesAgo(24 * 60), 'pt-BR', NOON)
  expect(yesterday).toContain('12:00')
  expect(yesterday).toMatch(/1 de mar/)
})
