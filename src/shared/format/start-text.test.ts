import { expect, test } from 'vitest'
import { sessionOf } from '../../../tests/builders.ts'
import { startText } from './start-text.ts'

const MINUTE_MS = 60_000
const TIME_ZONE = 'America/Sao_Paulo'
const NOON = Date.parse('2026-03-02T12:00:00.000-03:00')
const CONTEXT = { timeZone: TIME_ZONE, nowMs: NOON }
const began = (minutes: number, name = 'Push') =>
  sessionOf([], { name, startedAt: new Date(NOON - minutes * MINUTE_MS).toISOString() })

test('today it is the time alone', () => {
  expect(startText(began(5), 'pt-BR', CONTEXT)).toBe('11:55')
  expect(startText(began(30), 'es-ES', CONTEXT)).toBe('11:30')
})

test('on another day it is the day too', () => {
  const yesterday = startText(began(24 * 60), 'pt-BR', CONTEXT)
  expect(yesterday).toContain('12:00')
  expect(yesterday).toMatch(/1 de mar/)
})

test('the day is the one of the chosen zone', () => {
  const lateHere = startText(began(5), 'pt-BR', { timeZone: 'Pacific/Kiritimati', nowMs: NOON })
  expect(lateHere).toMatch(/^0?4:55$/)
})

test('of two with one name that began in the same minute the seconds are told', () => {
  const running = [began(5), began(4.75), began(9), began(5, 'Pull')]
  const texts = running.map((session) => startText(session, 'pt-BR', { ...CONTEXT, running }))
  expect(texts).toEqual(['11:55:00', '11:55:15', '11:51', '11:55'])
})
