import { LENGTH_BYTES } from '#contract/packed-slices.ts'

/** Each slice of a response, still packed. */
export async function* packedSlices(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  let pieces: Uint8Array[] = []
  let bytes = 0
  const read = async (length: number): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    while (bytes < length) {
      const { done, value } = await reader.read()
      if (done) {
        if (bytes > 0) throw new TypeError('the answer ends within a slice')
        return undefined
      }
      heard()
      pieces.push(value)
      bytes += value.length
    }
    const all = joined(pieces, bytes)
    pieces = [all.subarray(length)]
    bytes -= length
    return all.slice(0, length)
  }
  for (;;) {
    const prefix = await read(LENGTH_BYTES)
    if (!prefix) return
    const slice = await read(new DataView(prefix.buffer).getUint32(0))
    if (!slice) throw new TypeError('the answer ends within a slice')
    yield slice
  }
}

function joined(pieces: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bytes)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

export async function unpacked(slice: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Response(new Blob([slice]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
}
