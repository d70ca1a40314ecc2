/** The bytes of a slice's length, before it. */
export const LENGTH_BYTES = 4
export const PACKED_SLICES_TYPE = 'application/vnd.barra.slices'

export function lengthPrefix(length: number): Uint8Array<ArrayBuffer> {
  const prefix = new Uint8Array(LENGTH_BYTES)
  new DataView(prefix.buffer).setUint32(0, length)
  return prefix
}
