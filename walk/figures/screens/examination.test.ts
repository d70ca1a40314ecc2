import { expect, test } from 'vitest'
import { Examination, figuresIn, problemOf } from './examination.ts'

test.each([
  ['each figure in its place', '3 sets · 1,250 kg', ['3', '1,250 kg'], null],
  ['any of two roundings', '1,250 kg', [['1,249 kg', '1,250 kg']], null],
  ['words that are a figure', 'yesterday · 3 sets', ['yesterday', '3'], null],
  ['a wrong one', '3 sets', ['4'], '4 is not there'],
  ['a part of a longer one', '12.5 kg', ['2.5 kg'], '2.5 kg is not there'],
  ['the beginning of a longer one', '1,250 kg', ['1'], '1 is not there'],
  ['another sign', '−2.5 kg', ['2.5 kg'], '2.5 kg is not there'],
  ['one too many', '3 sets + 2', ['3'], '2 is not expected'],
  ['the wrong order', '8 × 100', ['100', '8'], '8 is not there'],
] as const)('a row is held to %s', (_what, text, expected, problem) => {
  expect(problemOf(text, expected)).toBe(problem)
})

test('figures shown are counted against those checked', () => {
  const [checked, left] = ['3 sets · 1,250 kg', 'Rest 1:30'].map((text) => ({
    part: -1,
    tag: 'p',
    cells: [text],
    links: [],
  }))
  const examination = new Examination({
    path: '/',
    parts: [],
    rows: [checked, left].filter((row) => row !== undefined),
  })
  examination.row('sums', checked, ['3', '1,251 kg'])
  expect(examination.counts).toEqual({ shown: 3, checked: 2 })
  expect(examination.unchecked).toEqual([left])
  expect(examination.faults[0]?.says).toContain('1,251 kg is not there')
  expect(figuresIn('Nov 9, 2026: 1RM 102.5 kg')).toEqual(['9', '2026', '102.5'])
})

test('of several ways to compute a figure, the one that the screen agrees with counts', () => {
  const row = { part: -1, tag: 'p', cells: ['3 sets'], links: [] }
  const heldTo = (counts: readonly string[]) => {
    const examination = new Examination({ path: '/', parts: [], rows: [row] })
    examination.either(counts.map((count) => (tried) => tried.row('sums', row, [count])))
    return examination
  }
  expect(heldTo(['2', '3', '4']).faults).toEqual([])
  expect(heldTo(['2', '3', '4']).unchecked).toEqual([])
  expect(heldTo(['2', '4']).faults.map(({ says }) => says)).toEqual([expect.stringContaining('2 is not there')])
})
