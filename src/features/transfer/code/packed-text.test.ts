import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTransfer } from '#contract/transfer.ts'
import { looksLikeTransfer, MAX_TRANSFER_BYTES } from '#contract/transfer-format.ts'
import { encodeBase45 } from '#domain/transfer/base45.ts'
import { type GatheredParts, splitIntoParts, takePart } from '#domain/transfer/code-parts.ts'
import { compactText, transferText } from '#domain/transfer/transfer.ts'
import { anyTransfer } from '../../../../tests/support/any-transfer.ts'
import { packText, unpackText } from './packed-text.ts'

test('any transfer survives codes, in any order and with repeats', async () => {
  await fc.assert(
    fc.asyncProperty(anyTransfer, fc.infiniteStream(fc.nat()), async (transfer, chances) => {
      const parts = splitIntoParts(await packText(compactText(transfer))) ?? []
      const places = [...parts, ...parts].map((text) => ({ text, place: chances.next().value ?? 0 }))
      let gathered: GatheredParts | null = null
      let packed: string | undefined
      for (const { text } of places.toSorted((left, right) => left.place - right.place)) {
        const part = takePart(gathered, text)
        if (part.kind === 'whole') packed = part.packed
        if (part.kind === 'part') gathered = part.gathered
      }
      const text = await unpackText(packed ?? '')
      expect(parseTransfer(text ?? '')).toEqual({ kind: 'read', transfer })
    }),
    { numRuns: 100 },
  )
})

test('any transfer survives a file, and is recognized by its beginning', async () => {
  await fc.assert(
    fc.property(anyTransfer, (transfer) => {
      const text = transferText(transfer)
      expect(looksLikeTransfer(text.slice(0, 200))).toBe(true)
      expect(parseTransfer(text)).toEqual({ kind: 'read', transfer })
    }),
  )
})

test('damaged or oversized data is not unpacked', async () => {
  const packed = await packText('{"a":"something that is long enough to be deflated"}')
  expect(await unpackText(packed.slice(0, -6))).toBeNull()
  expect(await unpackText('ab')).toBeNull()
  expect(await unpackText(encodeBase45(new Uint8Array([255, 255, 255])))).toBeNull()
  expect(await unpackText(await packText(' '.repeat(MAX_TRANSFER_BYTES + 1)))).toBeNull()
})
