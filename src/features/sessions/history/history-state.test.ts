import { expect, test } from 'vitest'
import type { ExerciseId, SessionId, WorkoutId } from '#contract/id.ts'
import { type HistoryState, isNarrowed, NO_FILTER, readHistoryState, writeHistoryState } from './history-state.ts'

const BEGINNING: HistoryState = { query: '', filter: NO_FILTER, month: null, session: null }
const EVERYTHING: HistoryState = {
  query: 'supino & cia',
  filter: {
    workoutId: 'a-workout' as WorkoutId,
    exerciseId: 'pull-up' as ExerciseId,
    status: 'abandoned',
    from: '2026-01-01',
    to: '2026-02-28',
  },
  month: '2026-02',
  session: 'a-session' as SessionId,
}

test('the initial history has an empty address', () => {
  expect(writeHistoryState(BEGINNING)).toBe('')
  expect(readHistoryState('')).toEqual(BEGINNING)
})

test.each([
  ['everything at once', EVERYTHING],
  ['sessions of no workout', { ...BEGINNING, filter: { ...NO_FILTER, workoutId: '' } }],
  ['one day', { ...BEGINNING, filter: { ...NO_FILTER, from: '2026-02-01', to: '2026-02-01' } }],
  ['the session beside the list', { ...BEGINNING, session: 'a-session' as SessionId }],
  ['only the calendar', { ...BEGINNING, month: '2025-12' }],
] as const)('%s survives the address', (_what, state) => {
  expect(readHistoryState(writeHistoryState(state))).toEqual(state)
})

test('invalid parts of an address are ignored', () => {
  expect(readHistoryState('?from=2026-02-30&to=soon&month=2026-13&status=done&workout=&exercise=')).toEqual(BEGINNING)
})

test('only what leaves something out narrows the history down', () => {
  expect(isNarrowed(BEGINNING)).toBe(false)
  expect(isNarrowed({ ...BEGINNING, query: '  ' })).toBe(false)
  expect(isNarrowed({ ...BEGINNING, query: 'p' })).toBe(true)
  expect(isNarrowed({ ...BEGINNING, filter: { ...NO_FILTER, workoutId: '' } })).toBe(true)
})
