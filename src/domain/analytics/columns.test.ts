import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '../../../tests/support/holds.ts'
import { ColumnTable, type Row } from './columns.ts'

const SHAPE = { day: Int32Array, load: Float64Array } as const
const row = fc.record({ day: fc.integer({ min: -9, max: 9 }), load: fc.integer({ min: -900, max: 900 }) })
const step = fc.record({
  does: fc.constantFrom('insert', 'remove', 'set'),
  place: fc.nat(1_000),
  rows: fc.array(row, { minLength: 1, maxLength: 40, size: 'max' }),
})

function rowsOf({ columns, length }: ColumnTable<typeof SHAPE>): readonly Row<typeof SHAPE>[] {
  return Array.from({ length }, (_, at) => ({ day: columns.day[at] ?? 0, load: columns.load[at] ?? 0 }))
}

test('a table holds what a plain list of rows would, whatever is put in and taken out', () => {
  holds(
    fc.property(fc.array(step, { maxLength: 20, size: 'max' }), (steps) => {
      const table = new ColumnTable(SHAPE)
      let plain: readonly Row<typeof SHAPE>[] = []
      for (const { does, place, rows } of steps) {
        const at = place % (plain.length + 1)
        const [first] = rows
        if (does === 'insert') {
          table.insert(at, rows)
          plain = plain.toSpliced(at, 0, ...rows)
        } else if (does === 'remove') {
          const count = Math.min(rows.length, plain.length - at)
          table.remove(at, count)
          plain = plain.toSpliced(at, count)
        } else if (first && at < plain.length) {
          table.set(at, first)
          plain = plain.with(at, first)
        }
        expect(rowsOf(table)).toEqual(plain)
      }
    }),
  )
})

test('its size is that of all its arrays', () => {
  const table = new ColumnTable(SHAPE)
  expect(table.bytes).toBe(table.columns.day.length * (4 + 8))
})
