import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasPictureEnd } from './picture-end.ts'

const bytes = (...values: readonly (number | string)[]) =>
  Uint8Array.from(values.flatMap((value) => (typeof value === 'number' ? [value] : [...Buffer.from(value)])))

const PNG_START = [0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 1, 'IHDR', 7, 1, 2, 3, 4] as const
const PNG_END = [0, 0, 0, 0, 'IEND', 0xae, 0x42, 0x60, 0x82] as const
/** An application's part, here with a thumbnail that has an end of its own. */
const JPEG_START = [0xff, 0xd8, 0xff, 0xe1, 0, 8, 0xff, 0xd8, 1, 2, 0xff, 0xd9] as const
/** A value of 0xff, and a restart. */
const JPEG_SCAN = [0xff, 0xda, 0, 3, 1, 5, 0xff, 0, 6, 0xff, 0xd0, 7] as const
const JPEG_TABLE = [0xff, 0xff, 0xc4, 0, 3, 9] as const
const JPEG_END = [0xff, 0xd9] as const

test.each([
  ['a whole PNG', 'image/png', bytes(...PNG_START, ...PNG_END), true],
  ['a PNG whose last part is cut off', 'image/png', bytes(...PNG_START, 0, 0, 0, 0, 'IEND', 0xae), false],
  ['a PNG that holds another one', 'image/png', bytes(...PNG_START, 0, 0, 0, 12, 'caBX', ...PNG_END), false],
  ['a whole WebP', 'image/webp', bytes('RIFF', 12, 0, 0, 0, 'WEBPVP8 ', 0, 0, 0, 0), true],
  ['a WebP that was cut off', 'image/webp', bytes('RIFF', 13, 0, 0, 0, 'WEBPVP8 ', 0, 0, 0, 0), false],
  ['a whole JPEG', 'image/jpeg', bytes(...JPEG_START, ...JPEG_SCAN, ...JPEG_END), true],
  [
    'a JPEG of two scans, with more behind it',
    'image/jpeg',
    bytes(...JPEG_START, ...JPEG_SCAN, ...JPEG_TABLE, ...JPEG_SCAN, ...JPEG_END, 'MPF'),
    true,
  ],
  ['a JPEG that was cut off behind its thumbnail', 'image/jpeg', bytes(...JPEG_START), false],
  ['a JPEG that was cut off in a scan', 'image/jpeg', bytes(...JPEG_START, ...JPEG_SCAN), false],
  ['a JPEG that was cut off in a marker', 'image/jpeg', bytes(...JPEG_START, ...JPEG_SCAN, 0xff), false],
  ['a JPEG that was cut off between two scans', 'image/jpeg', bytes(...JPEG_START, ...JPEG_SCAN, ...JPEG_TABLE), false],
  [
    'a JPEG with bytes between its parts, which decoders skip',
    'image/jpeg',
    bytes(...JPEG_START, 1, ...JPEG_END),
    true,
  ],
] as const)('%s: whether it has its end', (_name, type, content, isWhole) => {
  expect(hasPictureEnd(content, type)).toBe(isWhole)
})

test.each([
  ['icons/icon-512.png', 'image/png'],
  ['pictures/card-en-US.jpg', 'image/jpeg'],
  ['pictures/workout-en-US.webp', 'image/webp'],
] as const)('%s is whole, and cut off anywhere it is not', (path, type) => {
  const whole = new Uint8Array(readFileSync(new URL(`../../../public/${path}`, import.meta.url)))
  expect(hasPictureEnd(whole, type)).toBe(true)
  const lengths = Array.from({ length: 100 }, (_, part) => 12 + Math.floor(((whole.length - 13) * part) / 99))
  expect(lengths.filter((length) => hasPictureEnd(whole.subarray(0, length), type))).toEqual([])
})
