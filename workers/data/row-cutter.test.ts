import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { RowCutter } from './row-cutter.ts'

const piece = fc.constantFrom('a', 'Bench Press', '12.5', '"', '""', ',', ';', ' ', 'é', '')
const line = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
const cell = fc
  .array(fc.constantFrom('a', 'Bench Press', '0', '"', ',', ' '), { maxLength: 4 })
  .map((it) => it.join(''))
const written = fc
  .array(cell, { minLength: 1, maxLength: 6 })
  .map((cells) => cells.map((it) => (/[",]/.test(it) ? `"${it.replaceAll('"', '""')}"` : it)).join(','))

function rowsOf(lines: readonly string[]): readonly (readonly string[] | null)[] {
  const text = lines.map((it) => `${it}\n`).join('')
  const cutter = new RowCutter(text, ',')
  let from = 0
  return lines.map((it) => {
    const cells = cutter.cut(from, from + it.length)
    from += it.length + 1
    return cells
  })
}

test("its cells equal Papa Parse's, whatever the quotes", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      rowsOf(lines).forEach((cells, index) => {
        if (cells) expect(cells).toEqual(Papa.parse(lines[index] ?? '', { delimiter: ',' }).data[0] ?? [''])
      })
    }),
    { numRuns: 2_000 },
  )
})

test('every row that is written as tables are is cut', () => {
  fc.assert(
    fc.property(fc.array(written, { minLength: 1, maxLength: 8 }), (lines) => {
      expect(rowsOf(lines)).not.toContain(null)
    }),
  )
})

test('a quote that is not closed in its line, or with something behind it, is left to Papa Parse', () => {
  expect(rowsOf(['a,"b', 'a,"b"c,d', 'a,"b" ,c'])).toEqual([null, null, null])
})

test('the cells at the beginning of a row are those of the row before', () => {
  expect(rowsOf(['2026,Day 1,"Bench",1', '2026,Day 1,"Bench",12', '2026,Day 12,,'])).toEqual([
    ['2026', 'Day 1', 'Bench', '1'],
    ['2026', 'Day 1', 'Bench', '12'],
    ['2026', 'Day 12', '', ''],
  ])
})
