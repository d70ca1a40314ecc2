import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recordedTrials } from './record-trial.ts'
import type { Trial } from './trial.ts'
import { withTable } from './trials-table.ts'

const README = readFileSync('README.md', 'utf8')

test('the README shows the figures that the runs have written, and no others', () => {
  expect(withTable(README, recordedTrials())).toBe(README)
})

test('a run stands in its row, with its browser, its day and what it found', () => {
  const run: Trial = { name: 'leaves', engine: 'webkit', on: '2026-11-30', tried: 100, faults: 2 }
  const rows = withTable(README, [run])
    .split('\n')
    .filter((line) => line.startsWith('| 100 '))
  expect(rows).toEqual(['| 100 leaves of a page right after a tick, `npm run leaves` | webkit | 2026-11-30 | 2      |'])
})

test('a text without a place for the table is refused', () => {
  expect(() => withTable('# Barra', [])).toThrow('has no')
})
