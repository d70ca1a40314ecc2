import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as limits from './limits.ts'

// Two copies of a bound come apart: each has one name, MAX_… or MIN_…, and those of documents stand in limits.ts.

const ROOT = join(import.meta.dirname, '../..')
const OTHER_WORDS = /\bconst (MOST|LONGEST|LARGEST|HIGHEST|HEAVIEST|LEAST|FEWEST|SHORTEST|SMALLEST|LOWEST)(_\w+)?\b/
const COPY = new RegExp(`\\bconst (${Object.keys(limits).join('|')})\\b`)
const TYPED_IN_SCHEMA = /\.(max|min)\(-?\d[\d_]+|\btext\(\d/
const TYPED_IN_FIELD = /\b(maxLength|minLength)=\{\d/

function linesWith(pattern: RegExp, files: string): readonly string[] {
  const names = globSync(files, { cwd: ROOT }).filter((name) => !/\.test\.tsx?$|contract\/limits\.ts$/.test(name))
  expect(names.length).toBeGreaterThan(15)
  return names.flatMap((name) =>
    readFileSync(join(ROOT, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
  )
}

test.each([
  ['is called MAX or MIN', OTHER_WORDS, '{src,workers,sw,server,scripts,bench,e2e,faults,simulate}/**/*.{ts,tsx}'],
  ['has one home', COPY, '{src,workers,sw,server,scripts,bench,e2e,faults,simulate}/**/*.{ts,tsx}'],
  ['is named by the schemas', TYPED_IN_SCHEMA, 'src/contract/*.ts'],
  ['is named by the fields', TYPED_IN_FIELD, 'src/{features,shared,ui}/**/*.tsx'],
])('a bound %s', (_rule, pattern, files) => {
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
