import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseHandOver } from '#contract/hand-over.ts'
import { MAX_HAND_OVER_BYTES } from '#contract/hand-over-format.ts'
import { encodeBase45 } from '#domain/hand-over/base45.ts'
import { type GatheredParts, splitIntoParts, takePart } from '#domain/hand-over/code-parts.ts'
import { compactText, handOverText } from '#domain/hand-over/hand-over.ts'
import { looksLikeHandOver } from '#domain/hand-over/looks-like-hand-over.ts'
import { anyHandOver } from '../../../../tests/support/any-hand-over.ts'
import { packText, unpackText } from './packed-text.ts'

test('any transfer survives codes, in any order and with repeats', async () => {
  await fc.assert(
    fc.asyncProperty(anyHandOver, fc.infiniteStream(fc.nat()), async (handOver, chances) => {
      const parts = splitIntoParts(await packText(compactText(handOver))) ?? []
      const places = [...parts, ...parts].map((text) => ({ text, place: chances.next().value ?? 0 }))
      let gathered: GatheredParts | null = null
      let packed: string | undefined
      for (const { text } of places.toSorted((left, right) => left.place - right.place)) {
        const part = takePart(gathered, text)
        if (part.kind === 'whole') packed = part.packed
        if (part.kind === 'part') gathered = part.gathered
      }
      const text = await unpackText(packed ?? '')
      expect(parseHandOver(text ?? '')).toEqual({ kind: 'read', handOver })
    }),
    { numRuns: 100 },
  )
})

test('any transfer survives a file, and is recognized by its beginning', async () => {
  await fc.assert(
    fc.property(anyHandOver, (handOver) => {
      const text = handOverText(handOver)
      expect(looksLikeHandOver(text.slice(0, 200))).toBe(true)
      expect(parseHandOver(text)).toEqual({ kind: 'read', handOver })
    }),
  )
})

test('damaged or oversized data is not unpacked', async () => {
  const packed = await packText('{"a":"something that is long enough to be deflated"}')
  expect(await unpackText(packed.slice(0, -6))).toBeNull()
  expect(await unpackText('ab')).toBeNull()
  expect(await unpackText(encodeBase45(new Uint8Array([255, 255, 255])))).toBeNull()
  expect(await unpackText(await packText(' '.repeat(MAX_HAND_OVER_BYTES + 1)))).toBeNull()
})
