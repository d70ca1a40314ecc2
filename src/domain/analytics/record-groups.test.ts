import { expect, test } from 'vitest'
import type { ExerciseId, SessionId } from '#contract/id.ts'
import type { PersonalRecord, RecordKind } from '#domain/analytics/questions.ts'
import { countRecords, recordGroups } from './record-groups.ts'

const aRecord = (session: string, exercise: string, kind: RecordKind): PersonalRecord => ({
  kind,
  exerciseId: exercise as ExerciseId,
  exerciseName: exercise,
  sessionId: session as SessionId,
  day: '2026-03-02',
  at: 0,
  value: 100,
  previous: 97.5,
  set: null,
})

test('several records of an exercise in one session are one line, by its heaviest set', () => {
  const volume = aRecord('monday', 'bench', 'session-volume')
  const heaviest = aRecord('monday', 'bench', 'heaviest')
  const reps = aRecord('monday', 'bench', 'reps-at-weight')
  const groups = recordGroups([volume, heaviest, reps], 4)
  expect(groups).toEqual([{ record: heaviest, others: 2 }])
  expect(countRecords(groups)).toBe(3)
})

test('other exercises and other sessions are lines of their own, newest first, as many as there is room for', () => {
  const records = ['friday', 'monday'].flatMap((session) =>
    ['squat', 'bench'].map((exercise) => aRecord(session, exercise, 'one-rep-max')),
  )
  expect(recordGroups(records, 3).map(({ record }) => [record.sessionId, record.exerciseId])).toEqual([
    ['friday', 'squat'],
    ['friday', 'bench'],
    ['monday', 'squat'],
  ])
})
