import { expect, test } from 'vitest'
import { sessionDay } from '#domain/time/session-day.ts'
import { sessionOf } from '../../../../tests/builders.ts'
import { byMonth } from './by-month.ts'

const began = (startedAt: string, timeZone = 'UTC') => sessionOf([], { name: startedAt, startedAt, timeZone })
const onDays = (...days: string[]) => days.map((day) => began(`${day}T12:00:00.000Z`))
const drawn = (sessions: ReturnType<typeof began>[]) =>
  byMonth(sessions, sessionDay).map((item) => (item.kind === 'month' ? item.month : item.session.name.slice(0, 10)))

test('a month heading appears once above its sessions', () => {
  const sessions = onDays('2026-03-20', '2026-03-02', '2026-01-15')
  expect(drawn(sessions)).toEqual(['2026-03', '2026-03-20', '2026-03-02', '2026-01', '2026-01-15'])
})

test('a session late on the last evening belongs to the month it began in, where it began', () => {
  expect(drawn([began('2026-03-01T01:30:00.000Z', 'America/Sao_Paulo')])).toEqual(['2026-02', '2026-03-01'])
})

test('each month has one heading, also where sessions around its end began in different time zones', () => {
  const sessions = [
    began('2026-12-01T18:00:00.000Z'),
    began('2026-12-01T01:30:00.000Z', 'America/Sao_Paulo'),
    began('2026-11-30T23:00:00.000Z', 'Asia/Tokyo'),
    began('2026-11-02T18:00:00.000Z'),
  ]
  const months = ['2026-12', '2026-12-01', '2026-11-30', '2026-11', '2026-12-01', '2026-11-02']
  expect(drawn(sessions)).toEqual(months)
  expect(drawn(sessions.slice(1))).toEqual(['2026-12', '2026-11-30', '2026-11', '2026-12-01', '2026-11-02'])
})

test('no sessions, no months', () => {
  expect(byMonth([], sessionDay)).toEqual([])
})
