import { expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { aLoggedSet, exerciseOf, sessionOf } from '../../../tests/builders.ts'
import { repeatedWorkouts } from './repeated-workouts.ts'

const trained = (name: string, changes: Partial<Session> = {}) =>
  sessionOf([exerciseOf([aLoggedSet(100, 5)])], { name, status: 'completed', ...changes })

test('the workouts that were repeated most come first, each by its latest session', () => {
  const sessions = [
    trained('Pull'),
    trained('push '),
    trained('Legs'),
    trained('Push'),
    trained('Pull'),
    trained('Push'),
  ]
  expect(repeatedWorkouts(sessions, 3)).toEqual([
    { session: sessions[1], times: 3 },
    { session: sessions[0], times: 2 },
  ])
  expect(repeatedWorkouts(sessions, 1)).toHaveLength(1)
})

test('workouts that were stopped, or have no exercise, are not repeated ones', () => {
  const stopped = [trained('Push', { status: 'abandoned' }), trained('Push')]
  const empty = [trained('Open', { exercises: [] }), trained('Open', { exercises: [] })]
  expect(repeatedWorkouts([...stopped, ...empty], 3)).toEqual([])
})
