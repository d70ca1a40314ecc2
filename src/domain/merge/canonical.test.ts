import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectionDigest } from '#contract/sync.ts'
import { holds } from '../../../tests/support/holds.ts'
import { canonicalJson, contentHash, documentHash, sameContent, xorHashes } from './canonical.ts'

const json = fc.jsonValue({ maxDepth: 4 })
/** Small values from few letters, so that two of them are often equal. */
const smallJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false, 0, -0, 1, '', 'a', '1', 'null'),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'constructor'), tie('value'), { maxKeys: 2 }),
  ),
})).value

test('the same text, and the same hash, exactly for the same content', () => {
  holds(
    fc.property(fc.oneof(fc.tuple(smallJson, smallJson), fc.tuple(json, json)), ([left, right]) => {
      const same = sameContent(left, right)
      expect(canonicalJson(left) === canonicalJson(right)).toBe(same)
      expect(contentHash(left) === contentHash(right)).toBe(same)
      expect(sameContent(right, left)).toBe(same)
    }),
    { numRuns: 5_000 },
  )
})

test('content is equal after a round trip over the wire', () => {
  holds(
    fc.property(json, (value) => {
      expect(sameContent(JSON.parse(JSON.stringify(value)), value)).toBe(true)
      expect(sameContent(JSON.parse(canonicalJson(value)), value)).toBe(true)
    }),
  )
})

test('the order of keys does not count, the order of a list does', () => {
  expect(sameContent({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true)
  expect(canonicalJson({ b: 1, a: { d: 1, c: 2 } })).toBe('{"a":{"c":2,"d":1},"b":1}')
  expect(sameContent([1, 2], [2, 1])).toBe(false)
})

test('a key that holds nothing is no key', () => {
  expect(sameContent({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(sameContent({ a: 1 }, { a: 1, b: undefined })).toBe(true)
  expect(canonicalJson({ a: 1, b: undefined })).toBe(canonicalJson({ a: 1 }))
  expect(sameContent({ a: undefined }, { b: 1 })).toBe(false)
})

test('a list is no object, and null is nothing else', () => {
  expect(sameContent([], {})).toBe(false)
  expect(sameContent({ 0: 'a' }, ['a'])).toBe(false)
  expect(sameContent({ 0: 'a', length: 1 }, ['a'])).toBe(false)
  expect(sameContent(['a'], { 0: 'a', length: 1 })).toBe(false)
  expect(sameContent(null, {})).toBe(false)
  expect(sameContent(0, '')).toBe(false)
})

test('a number that could not be read is the same as itself, so that it is no edit', () => {
  expect(sameContent({ value: Number.NaN }, { value: Number.NaN })).toBe(true)
})

test('a hash is the same in every release, as it is compared with hashes that older ones stored', () => {
  expect(contentHash({ id: 'session', sets: [{ reps: 5, weight: null }] })).toBe('acb54761147c297c')
  expect(contentHash('')).toBe('8dddd9f7ada15179')
})

test('a document has one hash whether or not it bears the flag of tombstones', () => {
  const document = { id: 'a', name: 'Push' }
  expect(documentHash(document)).toBe(contentHash(document))
  expect(documentHash({ ...document, _deleted: false })).toBe(contentHash(document))
  expect(documentHash({ ...document, name: 'Pull' })).not.toBe(contentHash(document))
})

const hash = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 16, maxLength: 16 })

test('the digest of many hashes does not depend on their order', () => {
  holds(
    fc.property(fc.array(hash), fc.integer(), (hashes, seed) => {
      const shuffled = hashes.toSorted((left, right) => (left + seed < right + seed ? 1 : -1))
      expect(xorHashes(shuffled)).toBe(xorHashes(hashes))
    }),
  )
})

test('a digest is followed hash by hash: xor in what comes, xor out what goes', () => {
  holds(
    fc.property(fc.array(hash), hash, (hashes, other) => {
      const all = xorHashes([...hashes, other])
      expect(xorHashes([other])).toBe(other)
      expect(xorHashes([xorHashes(hashes), other])).toBe(all)
      expect(xorHashes([all, other])).toBe(xorHashes(hashes))
    }),
  )
})

test('a digest is 16 hex digits, of nothing sixteen zeros', () => {
  expect(xorHashes([])).toBe('0000000000000000')
  holds(
    fc.property(json, json, (left, right) => {
      const digest = { count: 2, hash: xorHashes([contentHash(left), contentHash(right)]) }
      expect(collectionDigest.safeParse(digest).success).toBe(true)
    }),
  )
})

test('ten thousand sessions that differ in one figure have ten thousand hashes', () => {
  const hashes = Array.from({ length: 10_000 }, (_, reps) => contentHash({ id: 'session', sets: [{ reps }] }))
  expect(new Set(hashes).size).toBe(hashes.length)
})
