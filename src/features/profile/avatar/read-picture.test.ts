import { afterEach, expect, test, vi } from 'vitest'
import { MAX_CHOSEN_BYTES } from '#domain/profile/avatar-file.ts'
import { readPicture } from './read-picture.ts'

// Rejections before a browser decodes anything; broken pictures are tested in a real one.

afterEach(() => {
  vi.unstubAllGlobals()
})

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

test.each([
  ['a file that is too large, whatever it is', [new Uint8Array(PNG), new Uint8Array(MAX_CHOSEN_BYTES)], 'too-large'],
  ['a text that calls itself a picture', ['no picture'], 'wrong-type'],
  ['an SVG', ['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'wrong-type'],
  ['an empty file', [], 'wrong-type'],
] as const)('%s is refused', async (_name, parts, problem) => {
  await expect(readPicture(new Blob([...parts], { type: 'image/png' }))).rejects.toMatchObject({ problem })
})

test('a picture that was cut off is broken, also for a browser that decodes what there is of it', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1 }))
  await expect(readPicture(new Blob([new Uint8Array(PNG)]))).rejects.toMatchObject({ problem: 'broken' })
})
