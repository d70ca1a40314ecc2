import { expect, test } from 'vitest'
import { aLoggedSession, aSession } from '../../../tests/builders.ts'
import { trainingWeek } from './training-week.ts'

// 2026-03-02 is a Monday.
const monday = aLoggedSession({ startedAt: '2026-03-02T21:00:00.000Z' }, { exercises: 2, setsEach: 3 })
const sundayBefore = aLoggedSession({ startedAt: '2026-03-01T21:00:00.000Z' })

test('counts the sessions and working sets of the week, and the days they fell on', () => {
  const week = trainingWeek([monday, sundayBefore], '2026-03-04', 1)
  expect(week).toMatchObject({ sessions: 1, sets: 6 })
  expect(week.days.map(({ sessions }) => sessions)).toEqual([1, 0, 0, 0, 0, 0, 0])
})

test('a week that starts on Sunday takes the Sunday in', () => {
  const week = trainingWeek([monday, sundayBefore], '2026-03-04', 0)
  expect(week.days[0]).toEqual({ day: '2026-03-01', sessions: 1 })
  expect(week.sessions).toBe(2)
})

test('a session belongs to the day it began where it began', () => {
  const lateInSaoPaulo = aLoggedSession({ startedAt: '2026-03-03T02:30:00.000Z' })
  const week = trainingWeek([lateInSaoPaulo], '2026-03-04', 1)
  expect(week.days[0]?.sessions).toBe(1)
})

test('a session that was only opened is no training', () => {
  const opened = aSession({ startedAt: '2026-03-03T18:00:00.000Z' })
  const givenUp = aSession({ startedAt: '2026-03-03T18:00:00.000Z', status: 'abandoned' })
  expect(trainingWeek([opened, givenUp], '2026-03-04', 1).sessions).toBe(0)
})
