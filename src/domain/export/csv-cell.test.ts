import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textCell, textOfCell } from './csv-cell.ts'

const unquoted = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
const text = fc.string({ unit: fc.constantFrom(...'ab=+-@\'";\t\r\n ,') })

test.each(['=1+1', 'x;=1+1', 'x\t=1+1', 'x; +1', "x;'=1", 'x\n=1', '@x', 'a;-b;=c'])(
  '%j is no formula anywhere',
  (text) => {
    for (const separator of [',', ';', '\t']) {
      const cells = `id,${textCell(text)},8`.split(/\r|\n/).flatMap((row) => row.split(separator))
      for (const cell of cells) expect(cell.replace(/^["\s]+/, '')).not.toMatch(/^[=+\-@]/)
    }
  },
)

test('a text survives the round trip', () => {
  fc.assert(
    fc.property(text, (written) => {
      expect(textOfCell(unquoted(textCell(written)))).toBe(written)
    }),
  )
})

test('a plain text stays plain', () => {
  expect(textCell('Bench press - paused')).toBe('Bench press - paused')
})

test.each([
  ['=1', "'=1"],
  ["'quoted", "''quoted"],
  ['\tx', '"\'\tx"'],
  ['a\n-b', '"a\n\'-b"'],
  ['a; b', '"a; b"'],
  ['5" bar', '"5"" bar"'],
  ['a=b', 'a=b'],
])('%j is written as %j', (written, cell) => {
  expect(textCell(written)).toBe(cell)
})

test('a note of a hundred thousand blank lines goes out and comes back', () => {
  const note = `${'\n'.repeat(100_000)}=x`
  expect(textOfCell(textCell(note).slice(1, -1))).toBe(note)
})
