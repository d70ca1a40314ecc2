import { expect, test } from 'vitest'
import { transferSession, transferText, transferWorkout } from '#domain/transfer/transfer.ts'
import { aLoggedSession, anExercise, aWorkout, aWorkoutExercise } from '../../tests/builders.ts'
import { parseTransfer } from './transfer.ts'
import { MAX_TRANSFER_BYTES } from './transfer-format.ts'

const giver = { account: 'ana', nowIso: '2026-03-02T19:00:00.000Z' }
const own = anExercise()
const WORKOUT = transferText(
  transferWorkout(aWorkout({ exercises: [aWorkoutExercise({ exerciseId: own.id })] }), { ...giver, exercises: [own] }),
)
const SESSION = transferText(transferSession(aLoggedSession(), { ...giver, exercises: [] }))

test.each([
  ['is no JSON', WORKOUT.slice(0, -9), { kind: 'not-json' }],
  ['is empty', '', { kind: 'not-json' }],
  ['is another file', '{"app":"barra","formatVersion":1}', { kind: 'not-ours' }],
  ['is a list', '[]', { kind: 'not-ours' }],
  ['is null', 'null', { kind: 'not-ours' }],
  ['is by a newer Barra', WORKOUT.replace('"version": 1', '"version": 2'), { kind: 'newer' }],
  ['has no version', WORKOUT.replace('"version": 1', '"version": "1"'), { kind: 'not-ours' }],
  ['is larger than any', ' '.repeat(MAX_TRANSFER_BYTES + 1), { kind: 'too-large' }],
  ['is neither', WORKOUT.replace('"kind": "workout"', '"kind": "plan"'), { kind: 'broken', place: 'kind' }],
  ['has no name', WORKOUT.replace('"name": "Push"', '"name": ""'), { kind: 'broken', place: 'workout.name' }],
  [
    'has a set that is none',
    SESSION.replace('"reps": 5', '"reps": -5'),
    { kind: 'broken', place: 'session.exercises.0.sets.0.reps' },
  ],
  ['has an unknown field', SESSION.replace('"timeZone"', '"zone"'), { kind: 'broken', place: 'session.timeZone' }],
  [
    'changes a built-in exercise',
    WORKOUT.replace('"source": "own"', '"source": "built-in"'),
    { kind: 'broken', place: 'exercises.0.source' },
  ],
])('what %s is not taken, and says where', (_, text, problem) => {
  expect(parseTransfer(text)).toMatchObject({ kind: 'problem', problem })
})

test('a valid transfer is accepted', () => {
  expect([WORKOUT, SESSION].map((text) => parseTransfer(text).kind)).toEqual(['read', 'read'])
})
