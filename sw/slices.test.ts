import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slices } from './slices.ts'

/** A stream that arrives in these pieces. */
function arriving(pieces: readonly (readonly number[])[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(Uint8Array.from(piece))
      controller.close()
    },
  })
}

async function cut(stream: ReadableStream<Uint8Array>, sizes: readonly number[]): Promise<readonly number[][]> {
  const found: number[][] = []
  for await (const slice of slices(stream, sizes)) found.push([...slice])
  return found
}

test('files come out as they went in, however the stream is broken into pieces', async () => {
  const bytes = fc.array(fc.nat(255), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(bytes),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      async (files, breaks) => {
        const whole = files.flat()
        const pieces: number[][] = []
        for (let at = 0, turn = 0; at < whole.length; turn++) {
          const length = breaks[turn % breaks.length] ?? 1
          pieces.push(whole.slice(at, at + length))
          at += length
        }
        expect(
          await cut(
            arriving(pieces),
            files.map(({ length }) => length),
          ),
        ).toEqual(files)
      },
    ),
  )
})

test('a stream that ends too early gives the files before, and fails', async () => {
  const found: number[][] = []
  const reading = (async () => {
    for await (const slice of slices(arriving([[1, 2, 3], [4]]), [2, 3])) found.push([...slice])
  })()
  await expect(reading).rejects.toThrow('ended too early')
  expect(found).toEqual([[1, 2]])
})
