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
