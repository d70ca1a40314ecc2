import { expect, test } from 'vitest'
import {
  figuresOf,
  folderTable,
  keyOf,
  onlyFiles,
  onlyMutants,
  type Report,
  sampleLines,
  scoreInterval,
  survivorLines,
} from './report.ts'

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
  expect(figuresOf(report)).toEqual({
    mutants: 4,
    killed: 1,
    survived: 1,
    noCoverage: 1,
    timedOut: 1,
    score: 50,
    reachedScore: (100 * 2) / 3,
  })
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

test('code of several lines is joined', () => {
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
    ['folder', 'mutants', 'killed', 'survived', 'no coverage', 'timed out', 'score', 'of reached'],
    ['src/domain', '3', '1', '1', '0', '1', '66.7 %', '66.7 %'],
    ['src/domain/merge', '1', '0', '0', '1', '0', '0.0 %', '-'],
    ['all', '4', '1', '1', '1', '1', '50.0 %', '66.7 %'],
  ])
})

test('a report is limited to files', () => {
  expect(Object.keys(onlyFiles(report, ['src/domain/heavy.ts']).files)).toEqual(['src/domain/heavy.ts'])
})

test('a report is limited to mutants, told apart by place, mutator and replacement', () => {
  const limited = onlyMutants(report, new Set([keyOf('src/domain/heavy.ts', comparison)]))
  expect(limited).toEqual({
    files: { 'src/domain/heavy.ts': { source, mutants: [{ ...comparison, status: 'Survived' }] } },
  })
})

// Expected: the scores from which the share of noticed mutants is 1.96 standard deviations away.
test.each([
  [85, 100, 76.7, 90.7],
  [255, 300, 80.5, 88.6],
  [0, 10, 0, 27.8],
  [10, 10, 72.2, 100],
  [1, 2, 9.5, 90.5],
])('the interval of %d noticed among %d judged mutants is %d to %d percent', (noticed, judged, low, high) => {
  const interval = scoreInterval(noticed, judged)
  expect(interval?.low).toBeCloseTo(low, 1)
  expect(interval?.high).toBeCloseTo(high, 1)
})

test('no judged mutant has no interval', () => {
  expect(scoreInterval(0, 0)).toBeNull()
})

test('a sample reports its estimate, the interval and the number of valid mutants', () => {
  expect(sampleLines(report, 'rules', { drawn: 6, all: 40, seed: 3 })).toEqual([
    'rules: estimated score 50.0 %, 95 % interval 15.0 % to 85.0 %',
    '6 of 40 mutants drawn with seed 3: 4 judged, 1 in constants of modules, 1 without a result',
  ])
  expect(sampleLines({ files: {} }, 'rules', { drawn: 1, all: 40, seed: 3 })[0]).toBe(
    'rules: estimated score -, 95 % interval -',
  )
})
