/** Cuts a stream into pieces of these sizes, as it arrives. Throws if it ends before the last one. */
export async function* slices(stream: ReadableStream<Uint8Array>, sizes: Iterable<number>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  let arrived: Uint8Array[] = []
  let count = 0
  try {
    for (const size of sizes) {
      while (count < size) {
        const { done, value } = await reader.read()
        if (done) throw new Error('the stream ended too early')
        arrived.push(value)
        count += value.length
      }
      const bytes = joined(arrived, count)
      arrived = [bytes.subarray(size)]
      count -= size
      yield bytes.slice(0, size)
    }
  } finally {
    // The rest is not fetched.
    await reader.cancel().catch(() => undefined)
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = parts
  if (first && parts.length === 1) return first
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
