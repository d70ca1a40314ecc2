import { contentHash } from '../merge/canonical.ts'

/**
 * A UUIDv7 from a time and 10 random bytes: ids sort by creation. Source: RFC 9562, section 5.7. The caller brands it:
 * `newId<SetId>()` in storage.
 */
export function uuidV7(nowMs: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16)
  bytes.set(random.subarray(0, 10), 6)
  for (let index = 0; index < 6; index++) bytes[index] = Math.floor(nowMs / 2 ** (8 * (5 - index))) & 0xff
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/**
 * An id derived from words, so that a repeated import creates nothing twice: a UUIDv8 (RFC 9562, section 5.8) whose
 * first 48 bits are `milliseconds`, so that it sorts by time as all other ids do.
 */
export function derivedId(milliseconds: number, ...words: readonly string[]): string {
  const time = Math.max(0, Math.trunc(milliseconds)).toString(16).padStart(12, '0').slice(-12)
  const hash = contentHash(words) + contentHash([...words, 'second half'])
  return `${time.slice(0, 8)}-${time.slice(8)}-8${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`
}

/** As `derivedId`, from another id; sorts by that id's time. */
export function derivedFromId(id: string, ...words: readonly string[]): string {
  const milliseconds = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
  return derivedId(Number.isNaN(milliseconds) ? 0 : milliseconds, ...words)
}
