import { expect, test } from 'vitest'
import { linesWith, sourceFiles } from '../../tests/support/source-files.ts'
import * as limits from './limits.ts'

// Two copies of a bound come apart: each has one name, MAX_… or MIN_…, and those of documents stand in limits.ts.

const OTHER_WORDS = /\bconst (MOST|LONGEST|LARGEST|HIGHEST|HEAVIEST|LEAST|FEWEST|SHORTEST|SMALLEST|LOWEST)(_\w+)?\b/
const COPY = new RegExp(`\\bconst (${Object.keys(limits).join('|')})\\b`)
const TYPED_IN_SCHEMA = /\.(max|min)\(-?\d[\d_]+|\btext\(\d/
const TYPED_IN_FIELD = /\b(maxLength|minLength)=\{\d/

test.each([
  ['is called MAX or MIN', OTHER_WORDS, '{src,workers,sw,server,scripts,bench,e2e,faults,simulate}/**/*.{ts,tsx}'],
  ['has one home', COPY, '{src,workers,sw,server,scripts,bench,e2e,faults,simulate}/**/*.{ts,tsx}'],
  ['is named by the schemas', TYPED_IN_SCHEMA, 'src/contract/*.ts'],
  ['is named by the fields', TYPED_IN_FIELD, 'src/{features,shared,ui}/**/*.tsx'],
])('a bound %s', (_rule, pattern, glob) => {
  const files = sourceFiles(glob).filter(({ name }) => !name.endsWith('contract/limits.ts'))
  expect(files.length).toBeGreaterThan(15)
  expect(linesWith(pattern, files)).toEqual([])
})

test.each([
  [OTHER_WORDS, 'const LONGEST_NOTE = 10_000'],
  [COPY, 'const MAX_NOTE_LENGTH = 10_000'],
  [TYPED_IN_SCHEMA, 'const note = z.string().max(10_000)'],
  [TYPED_IN_SCHEMA, 'const note = text(9)'],
  [TYPED_IN_FIELD, '<input maxLength={200} />'],
])('a copy is found: %s', (pattern, line) => {
  expect(line).toMatch(pattern)
})
