import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBase45, encodeBase45 } from './base45.ts'
import { type GatheredParts, MAX_PARTS, splitIntoParts, takePart } from './code-parts.ts'

/** Reads codes as a camera does: in any order, some of them again. */
function read(texts: readonly string[]): string | undefined {
  let gathered: GatheredParts | null = null
  for (const text of texts) {
    const part = takePart(gathered, text)
    if (part.kind === 'whole') return part.packed
    gathered = part.kind === 'part' ? part.gathered : null
  }
  return undefined
}

const bytes = fc.uint8Array({ maxLength: 9_000, size: 'max' })

test.each([
  ['AB', 'BB8'],
  ['Hello!!', '%69 VD92EX0'],
  ['base-45', 'UJCLQE7W581'],
  ['ietf!', 'QED8WEX0'],
])('base 45 of the standard: %s is %s', (text, encoded) => {
  expect(encodeBase45(new TextEncoder().encode(text))).toBe(encoded)
  expect(new TextDecoder().decode(decodeBase45(encoded) ?? undefined)).toBe(text)
})

test.each(['A', '0', 'BB80', 'GGW', '::', 'ab1', 'BB8é'])('%s is no base 45', (text) => {
  expect(decodeBase45(text)).toBeNull()
})

test('any bytes go through codes that are read in any order, some of them twice', async () => {
  await fc.assert(
    fc.property(bytes, fc.infiniteStream(fc.nat()), (content, chances) => {
      const parts = splitIntoParts(encodeBase45(content)) ?? []
      const places = parts.flatMap((text) => [text, text]).map((text) => ({ text, place: chances.next().value ?? 0 }))
      const shuffled = places.toSorted((left, right) => left.place - right.place).map(({ text }) => text)
      expect(decodeBase45(read(shuffled) ?? '?')).toEqual(new Uint8Array(content))
      for (const text of parts) expect(text).toMatch(/^[0-9A-Z $%*+\-./:]{1,1200}$/)
    }),
    { numRuns: 200 },
  )
})

test('one code as long as it is read at a glance, then several of one size, then none', () => {
  expect(splitIntoParts('A'.repeat(1_100))).toHaveLength(1)
  const several = splitIntoParts('A'.repeat(3_000)) ?? []
  expect(several.length).toBeGreaterThan(1)
  expect(new Set(several.slice(0, -1).map((text) => text.length)).size).toBe(1)
  expect(Math.max(...several.map((text) => text.length))).toBeLessThanOrEqual(620)
  expect(splitIntoParts('A'.repeat(580 * MAX_PARTS))).toHaveLength(MAX_PARTS)
  expect(splitIntoParts('A'.repeat(580 * MAX_PARTS + 1))).toBeNull()
})

test('scanning another sequence starts over', () => {
  const [first = ''] = splitIntoParts('A'.repeat(3_000)) ?? []
  const other = splitIntoParts('B'.repeat(3_000)) ?? []
  expect(read([first, ...other])).toBe('B'.repeat(3_000))
})

test('incomplete, foreign or newer codes are reported', () => {
  const [first = '', second = '', third = ''] = splitIntoParts('A'.repeat(1_500)) ?? []
  const gather = (gathered: GatheredParts | null, text: string) => {
    const part = takePart(gathered, text)
    if (part.kind !== 'part') throw new Error(`one of several was read as ${part.kind}`)
    return part.gathered
  }
  const gathered = gather(gather(null, first), second.replace('AAA', 'AAB'))
  expect(takePart(gathered, third)).toEqual({ kind: 'damaged' })
  expect(takePart(null, first.replace(':1:', ':9:'))).toEqual({ kind: 'damaged' })
  expect(takePart(null, first.replace('BARRA1', 'BARRA2'))).toEqual({ kind: 'newer' })
  expect(takePart(null, 'BARRA2+something else')).toEqual({ kind: 'not-ours' })
  expect(takePart(null, 'https://example.org')).toEqual({ kind: 'not-ours' })
})
