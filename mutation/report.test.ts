import { expect, test } from 'vitest'
import { figuresOf, folderTable, onlyFiles, type Report, survivorLines } from './report.ts'

const source = 'export const isHeavy = (kg: number) =>\n  kg > 100\n'
const at = (line: number, from: number, to: number) => ({
  location: { start: { line, column: from }, end: { line, column: to } },
})
const comparison = { mutatorName: 'EqualityOperator', replacement: 'kg >= 100', ...at(2, 3, 11) }
const condition = { mutatorName: 'ConditionalExpression', replacement: 'true', ...at(2, 3, 11) }
const report: Report = {
  files: {
    'src/domain/heavy.ts': {
      source,
      mutants: [
        { ...comparison, status: 'Survived' },
        { ...condition, status: 'Killed' },
        { ...condition, status: 'Timeout' },
        { ...condition, status: 'Ignored' },
      ],
    },
    'src/domain/merge/heavy.ts': { source, mutants: [{ ...condition, status: 'NoCoverage' }] },
  },
}

test('the score counts killed and timed out mutants among those that could be judged', () => {
  expect(figuresOf(report)).toEqual({ mutants: 4, killed: 1, survived: 1, noCoverage: 1, timedOut: 1, score: 50 })
})

test('a report without mutants has no score', () => {
  expect(figuresOf({ files: {} }).score).toBeNull()
})

test('survivors are listed with the code and its replacement', () => {
  expect(survivorLines(report)).toEqual([
    'src/domain/heavy.ts:2 EqualityOperator kg > 100 → kg >= 100',
    'src/domain/merge/heavy.ts:2 ConditionalExpression kg > 100 → true (no coverage)',
  ])
})

test('code of several lines becomes one line', () => {
  const block = { mutatorName: 'ArrowFunction', replacement: '() => undefined', status: 'Survived' }
  const location = { start: { line: 1, column: 24 }, end: { line: 2, column: 11 } }
  expect(survivorLines({ files: { 'a/b.ts': { source, mutants: [{ ...block, location }] } } })).toEqual([
    'a/b.ts:1 ArrowFunction (kg: number) => kg > 100 → () => undefined',
  ])
})

test('the table has a row for each folder and one for all', () => {
  const cells = folderTable(report)
    .split('\n')
    .map((line) => line.split(/\s{2,}/))
  expect(cells).toEqual([
    ['folder', 'mutants', 'killed', 'survived', 'no coverage', 'timed out', 'score'],
    ['src/domain', '3', '1', '1', '0', '1', '66.7 %'],
    ['src/domain/merge', '1', '0', '0', '1', '0', '0.0 %'],
    ['all', '4', '1', '1', '1', '1', '50.0 %'],
  ])
})

test('a report is limited to files', () => {
  expect(Object.keys(onlyFiles(report, ['src/domain/heavy.ts']).files)).toEqual(['src/domain/heavy.ts'])
})
