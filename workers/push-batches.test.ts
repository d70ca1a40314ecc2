import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PUSH_BYTES, MAX_PUSH_ROWS } from '#contract/limits.ts'
import { pushBatches } from './push-batches.ts'

const row = (size: number) => ({ newDocumentState: { id: 'x', note: 'é'.repeat(size) } })

test('every row is sent once, in order, in requests the server takes', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(200_000), { maxLength: 40 }), (sizes) => {
      const rows = sizes.map(row)
      const batches = pushBatches(rows)
      expect(batches.flat()).toEqual(rows)
      for (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(MAX_PUSH_ROWS)
        if (batch.length > 1)
          expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(MAX_PUSH_BYTES)
      }
    }),
    { numRuns: 20 },
  )
})

test('many small rows fill as few requests as the row limit allows', () => {
  expect(pushBatches(Array.from({ length: 450 }, () => row(1))).map((batch) => batch.length)).toEqual([200, 200, 50])
})
