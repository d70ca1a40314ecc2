import { MAX_TRANSFER_BYTES } from '#contract/transfer-format.ts'
import { decodeBase45, encodeBase45 } from '#domain/transfer/base45.ts'

export async function packText(text: string): Promise<string> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return encodeBase45(new Uint8Array(await new Response(deflated).arrayBuffer()))
}

/** The original text; null if damaged, or larger than any transfer. */
export async function unpackText(packed: string): Promise<string | null> {
  const deflated = decodeBase45(packed)
  if (!deflated) return null
  const reader = new Blob([deflated]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [text, bytes] = ['', 0]
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      bytes += value.byteLength
      // A few bytes can unpack to any size.
      if (bytes > MAX_TRANSFER_BYTES) {
        await reader.cancel()
        return null
      }
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    return null
  }
}
