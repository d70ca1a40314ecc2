import { expect, test } from 'vitest'
import { aLoggedSet, exerciseOf, sessionOf } from '../../../tests/builders.ts'
import { searchReasons } from './search-reason.ts'

const done = (name: string, note = '') => exerciseOf([aLoggedSet(100, 5)], { name, note })
const session = sessionOf([done('Bench press'), done('Row', 'Straps next time'), done('Rack pull')], {
  note: 'Left knee felt stable',
})
const reasons = (query: string) =>
  searchReasons(session, query, { shownExercises: 2, nameOf: ({ name }) => name }).map(({ kind }) => kind)

test.each([
  ['a word of the note', 'knee', ['note']],
  ['a word of an exercise’s note', 'straps', ['exercise-note']],
  ['an exercise that the card leaves out', 'rack', ['exercise']],
  ['a typing error', 'kneee', ['note']],
  ['an exercise that the card shows needs no reason', 'bench', []],
  ['nothing typed', '', []],
])('%s is the reason', (_rule, query, kinds) => {
  expect(reasons(query)).toEqual(kinds)
})
