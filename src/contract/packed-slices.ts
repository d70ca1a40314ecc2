import type { PullSlice, PushRequest, WireDocument } from './sync.ts'

/**
 * How everything of a person comes to a device that has nothing: slices, each gzipped by itself with its length before
 * it. The device keeps them packed, as the server's known versions.
 */
export const PACKED_SLICES_TYPE = 'application/vnd.barra.slices'

export type Packed = Uint8Array<ArrayBuffer>

const LENGTH_BYTES = 4

export function lengthPrefix(length: number): Packed {
  const prefix = new Uint8Array(LENGTH_BYTES)
  new DataView(prefix.buffer).setUint32(0, length)
  return prefix
}

/** The slices of a response as they arrive. Throws if it ends within one. */
export async function* packedSlices(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<Packed> {
  const read = reader(body, heard)
  for (;;) {
    const prefix = await read(LENGTH_BYTES)
    if (prefix.length === 0) return
    const length = prefix.length === LENGTH_BYTES ? new DataView(prefix.buffer).getUint32(0) : Number.POSITIVE_INFINITY
    const packed = await read(length)
    if (packed.length < length) throw new TypeError('the response ends within a slice')
    yield packed
  }
}

/** Reads so many bytes; fewer at the end. */
function reader(body: ReadableStream<Uint8Array>, heard: () => void): (length: number) => Promise<Packed> {
  const pieces = body.getReader()
  let rest: readonly Uint8Array[] = []
  return async (length) => {
    const found = [...rest]
    let bytes = lengthOf(found)
    while (bytes < length) {
      const { done, value } = await pieces.read()
      if (done) break
      heard()
      found.push(value)
      bytes += value.length
    }
    const all = joined(found, bytes)
    rest = [all.subarray(length)]
    return all.slice(0, length)
  }
}

function lengthOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0)
}

function joined(pieces: readonly Uint8Array[], bytes: number): Packed {
  const all = new Uint8Array(bytes)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

export async function unpack(packed: Packed): Promise<string> {
  const unpacking = new DecompressionStream('gzip')
  const writer = unpacking.writable.getWriter()
  // What is no gzip is an error of the reading as well.
  writer.write(packed).catch(() => undefined)
  writer.close().catch(() => undefined)
  return new Response(unpacking.readable).text()
}

/** The documents of a slice that was checked when it arrived, or of this device's own push. */
export async function documentsIn(packed: Packed): Promise<readonly WireDocument[]> {
  const held = JSON.parse(await unpack(packed)) as { readonly data: PullSlice } | PushRequest
  // A device pushes documents of its own.
  return 'data' in held
    ? held.data.documents
    : held.rows.map(({ newDocumentState }) => newDocumentState as WireDocument)
}
