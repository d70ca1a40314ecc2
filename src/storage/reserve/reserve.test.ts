import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blankEarlier, claimRoom, type ReserveFile, readReserve, SLOT_BYTES, writeReserve } from './reserve.ts'

/** A file in memory on a disk that may be full, and may lose power after so many bytes. */
function aFile() {
  let content = new Uint8Array()
  let isFull = false
  let bytesUntilKilled = Number.POSITIVE_INFINITY
  const file: ReserveFile = {
    getSize: () => content.length,
    read: (into, { at }) => {
      const read = content.subarray(at, at + into.length)
      into.set(read)
      return read.length
    },
    write: (bytes, { at }) => {
      if (isFull && at + bytes.length > content.length) throw new DOMException('no space', 'QuotaExceededError')
      const written = bytes.subarray(0, bytesUntilKilled)
      const grown = new Uint8Array(Math.max(content.length, at + written.length))
      grown.set(content)
      grown.set(written, at)
      content = grown
      if (written.length < bytes.length) throw new Error('killed')
      return written.length
    },
    flush: () => undefined,
  }
  return {
    file,
    fill: () => {
      isFull = true
    },
    killAfter: (bytes: number) => {
      bytesUntilKilled = bytes
    },
  }
}

test('an empty reserve holds nothing', () => {
  expect(readReserve(aFile().file)).toBeNull()
})

test('the reserve holds the last written text', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(texts, (written) => {
      const { file } = aFile()
      for (const text of written) writeReserve(file, text)
      expect(readReserve(file)).toBe(written.at(-1)?.toWellFormed())
    }),
  )
})

test('a reserve that has its room is written on a full disk', () => {
  const { file, fill } = aFile()
  claimRoom(file)
  fill()
  claimRoom(file)
  for (const text of ['first', 'second', 'x'.repeat(200_000)]) writeReserve(file, text)
  expect(readReserve(file)).toBe('x'.repeat(200_000))
})

test('a reserve without room throws', () => {
  const { file, fill } = aFile()
  fill()
  expect(() => claimRoom(file)).toThrow('no space')
  expect(() => writeReserve(file, 'text')).toThrow('no space')
})

test('a text that is too large leaves the one before', () => {
  const { file } = aFile()
  writeReserve(file, 'small')
  expect(() => writeReserve(file, 'x'.repeat(SLOT_BYTES))).toThrow('larger than the reserve')
  expect(readReserve(file)).toBe('small')
})

test('a kill in the middle of a write leaves the text before it', () => {
  fc.assert(
    fc.property(fc.nat({ max: 160 }), (bytes) => {
      const { file, killAfter } = aFile()
      writeReserve(file, 'first')
      writeReserve(file, 'second')
      killAfter(bytes)
      const third = 'third '.repeat(16)
      try {
        writeReserve(file, third)
      } catch {
        // Killed before its end.
      }
      expect(readReserve(file)).toBe(bytes < 64 + third.length ? 'second' : third)
    }),
  )
})

test.each([
  ['of one that was replaced', ['canary', 'next']],
  ['of a longer one in the same slot', ['canary'.repeat(50), 'next', 'last']],
  ['of the last one but that itself', ['canary', 'canary', 'last']],
])('blanking leaves nothing %s', (_which, texts) => {
  const { file } = aFile()
  claimRoom(file)
  for (const text of texts) writeReserve(file, text)
  blankEarlier(file)
  const bytes = new Uint8Array(file.getSize())
  file.read(bytes, { at: 0 })
  expect(new TextDecoder().decode(bytes)).not.toContain('canary')
  expect(readReserve(file)).toBe(texts.at(-1))
})

test('an empty reserve is not enlarged by blanking it', () => {
  const { file } = aFile()
  blankEarlier(file)
  expect(file.getSize()).toBe(0)
})
