import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentsIn, lengthPrefix, type Packed, packedSlices, unpack } from './packed-slices.ts'

const packed = (text: string): Packed => new Uint8Array(gzipSync(text))

function responseOf(slices: readonly Packed[]): Packed {
  return new Uint8Array(Buffer.concat(slices.flatMap((slice) => [lengthPrefix(slice.length), slice])))
}

/** A body that arrives in chunks of these sizes, the last one repeated. */
function arriving(bytes: Packed, sizes: readonly number[]): ReadableStream<Uint8Array> {
  let [at, chunk] = [0, 0]
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      const size = sizes[Math.min(chunk++, sizes.length - 1)] ?? 1
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
}

async function textsOf(body: ReadableStream<Uint8Array>): Promise<readonly string[]> {
  const texts: string[] = []
  for await (const slice of packedSlices(body, () => undefined)) texts.push(await unpack(slice))
  return texts
}

const chunks = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 })

test('slices are the same whatever pieces they arrive in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string()), chunks, async (texts, sizes) => {
      expect(await textsOf(arriving(responseOf(texts.map(packed)), sizes))).toEqual(texts)
    }),
  )
})

test('a response that breaks off within a slice is an error, after the slices before it', async () => {
  const whole = responseOf([packed('first'), packed('second')])
  const end = responseOf([packed('first')]).length
  for (let length = end + 1; length < whole.length; length++) {
    const slices = packedSlices(arriving(whole.slice(0, length), [7]), () => undefined)
    expect(await unpack((await slices.next()).value as Packed)).toBe('first')
    await expect(slices.next()).rejects.toThrow('ends within a slice')
  }
})

test('every arriving piece is reported', async () => {
  let pieces = 0
  const body = arriving(responseOf([packed('one')]), [10])
  for await (const _ of packedSlices(body, () => (pieces += 1)));
  expect(pieces).toBe(Math.ceil(responseOf([packed('one')]).length / 10))
})

test('the documents of a slice are read from its bytes', async () => {
  const documents = [{ id: 'a', _deleted: false, note: 'série' }]
  expect(await documentsIn(packed(JSON.stringify({ data: { documents } })))).toEqual(documents)
})

test('the documents of a push are read from its bytes', async () => {
  const documents = [{ id: 'a', _deleted: true }]
  const rows = documents.map((newDocumentState) => ({ assumedMasterState: null, newDocumentState }))
  expect(await documentsIn(packed(JSON.stringify({ collection: 'sessions', rows })))).toEqual(documents)
})

test('bytes that are no gzip are an error', async () => {
  await expect(unpack(new TextEncoder().encode('<html>Welcome</html>'))).rejects.toThrow()
})
