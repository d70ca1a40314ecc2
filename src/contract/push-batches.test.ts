import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PUSH_BYTES, MAX_PUSH_ROWS } from './limits.ts'
import { jsonBytes, pushBatches } from './push-batches.ts'

const row = (size: number) => ({ newDocumentState: { id: 'x', note: 'é'.repeat(size) } })

test('every row is sent once, in order, in valid requests', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(200_000), { maxLength: 40 }), (sizes) => {
      const rows = sizes.map(row)
      const batches = pushBatches(rows, jsonBytes, MAX_PUSH_BYTES * 0.8)
      expect(batches.flat()).toEqual(rows)
      for (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(MAX_PUSH_ROWS)
        if (batch.length > 1) expect(jsonBytes(batch)).toBeLessThan(MAX_PUSH_BYTES)
      }
    }),
    { numRuns: 20 },
  )
})

test('many small rows fill as few requests as the row limit allows', () => {
  const rows = Array.from({ length: 450 }, () => row(1))
  expect(pushBatches(rows, jsonBytes, MAX_PUSH_BYTES).map((batch) => batch.length)).toEqual([200, 200, 50])
})
