type Fields = Readonly<Record<string, unknown>>

/** Whether two JSON values are equal, ignoring key order. A key with `undefined` counts as absent. */
export function sameContent(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return left === right
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false
    return left.every((item, index) => sameContent(item, right[index]))
  }
  return sameEntries(left as Fields, right as Fields)
}

// Runs over the whole session at every tap: no list of entries is built.
function sameEntries(left: Fields, right: Fields): boolean {
  let known = 0
  for (const key of Object.keys(left)) {
    const value = left[key]
    if (value === undefined) continue
    if (!Object.hasOwn(right, key) || !sameContent(value, right[key])) return false
    known += 1
  }
  for (const key of Object.keys(right)) if (right[key] !== undefined) known -= 1
  return known === 0
}

/** JSON with sorted keys: equal content gives the same text on the device and the server. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sortedCopy(value)) ?? 'null'
}

// Runs over every document that a push brings: the engine writes a copy in half the time that its parts would take.
function sortedCopy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => sortedCopy(item ?? null))
  const copy = new FieldsOnly()
  for (const key of Object.keys(value).sort()) copy[key] = sortedCopy((value as Fields)[key])
  return copy
}

/** Has what is put in it, under any name: it inherits nothing, not even `__proto__`. */
class FieldsOnly {
  [key: string]: unknown
}
Object.setPrototypeOf(FieldsOnly.prototype, null)

/**
 * 64 bits over the canonical JSON, as 16 hex digits: two differently seeded 32-bit lanes. It distinguishes versions but
 * is no protection against an attacker. Source: cyrb53 by bryc (public domain), with both lanes kept whole.
 */
export function contentHash(value: unknown): string {
  const json = canonicalJson(value)
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return hex(high) + hex(low)
}

/** The hash of a document, equal on device and server: the tombstone flag belongs to the protocol. */
export function documentHash(document: Readonly<Record<string, unknown>>): string {
  const { _deleted, ...content } = document
  return contentHash(content)
}

/** The xor of hashes from `contentHash`, independent of their order; sixteen zeros for none. */
export function xorHashes(hashes: Iterable<string>): string {
  let high = 0
  let low = 0
  for (const hash of hashes) {
    high ^= Number.parseInt(hash.slice(0, 8), 16)
    low ^= Number.parseInt(hash.slice(8, 16), 16)
  }
  return hex(high) + hex(low)
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0')
}
