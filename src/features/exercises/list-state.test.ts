import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EQUIPMENT, EXERCISE_KINDS, MUSCLES } from '#contract/vocabulary.ts'
import { NO_FILTER } from '#domain/exercise/exercise-filter.ts'
import { readListState, writeListState } from './list-state.ts'

test('the initial list has an empty query string', () => {
  expect(writeListState({ query: ' ', filter: NO_FILTER, open: null })).toBe('')
  expect(readListState('')).toEqual({ query: '', filter: NO_FILTER, open: null })
})

test('an address that makes no sense shows everything', () => {
  expect(readListState('?muscle=tail&own=yes&kind=&exercise=')).toEqual({ query: '', filter: NO_FILTER, open: null })
})

test('every state finds its way back from its address', () => {
  const state = fc.record({
    query: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
    filter: fc.record({
      muscle: fc.constantFrom(null, ...MUSCLES),
      equipment: fc.constantFrom(null, ...EQUIPMENT),
      kind: fc.constantFrom(null, ...EXERCISE_KINDS),
      own: fc.boolean(),
      starred: fc.boolean(),
      hidden: fc.boolean(),
    }),
    open: fc.constantFrom(null, readListState('?exercise=back-squat').open),
  })
  fc.assert(
    fc.property(state, (it) => {
      expect(readListState(writeListState(it))).toEqual(it)
    }),
  )
})
