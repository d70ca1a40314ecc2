import { describe, expect, test } from 'vitest'
import { repairMojibake, sniffEncoding } from './text-encoding.ts'

const TABLE = 'Date,Exercise\r\n2024-03-04,\tAgachamento é ação\n'
const bytes = (...given: readonly (readonly number[])[]) => Uint8Array.from(given.flat())
const utf16 = (text: string) => [...Buffer.from(text, 'utf16le')]
const swapped = (text: string) => [...Buffer.from(text, 'utf16le').swap16()]

describe('the encoding of a file', () => {
  test.each([
    ['UTF-8', [...Buffer.from(TABLE)], 'utf-8'],
    ['UTF-8 with a mark', [...Buffer.from(`\ufeff${TABLE}`)], 'utf-8'],
    ['Windows-1252, which shows further on', [...Buffer.from(TABLE, 'latin1')], 'utf-8'],
    ['UTF-16 with its mark', [0xff, 0xfe, ...utf16('é')], 'utf-16le'],
    ['UTF-16 the other way round with its mark', [0xfe, 0xff, ...swapped('é')], 'utf-16be'],
    ['UTF-16 without a mark', utf16(TABLE), 'utf-16le'],
    ['UTF-16 the other way round without a mark', swapped(TABLE), 'utf-16be'],
    ['nothing', [], 'utf-8'],
    ['half a mark', [0xff, 0x41], 'utf-8'],
    ['the other half of a mark', [0x41, 0xfe, 0x41], 'utf-8'],
    ['the other half of the other mark', [0x41, 0xff, 0x41], 'utf-8'],
    ['half of the other mark', [0xfe, 0x41], 'utf-8'],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13], null],
    ['a text with a zero in it', [...Buffer.from(`${TABLE}\0${TABLE}`)], null],
    ['zeros on both sides', [0, 65, 66, 0, 0, 65, 66, 0], null],
    ['few zeros on one side', [65, 0, 65, 66, 65, 66, 65, 66], null],
    ['few zeros on the other side', [0, 65, 65, 66, 65, 66, 65, 66], null],
  ] as const)('%s', (_, head, encoding) => {
    expect(sniffEncoding(bytes(head))).toBe(encoding)
  })

  test('a sign that is no letter may stand in a text, several may not', () => {
    const signs = (count: number, of = 7) => sniffEncoding(bytes(Array(100 - count).fill(65), Array(count).fill(of)))
    expect([signs(2), signs(3)]).toEqual(['utf-8', null])
    for (const plain of [9, 10, 13, 32]) expect(signs(50, plain)).toBe('utf-8')
    for (const sign of [1, 8, 11, 12, 14, 31]) expect(signs(50, sign)).toBeNull()
  })
})

describe('UTF-8 that was read as something else on its way', () => {
  const asLatin = (text: string) => Buffer.from(text).toString('latin1')
  const asWindows = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text))

  test.each(['ação', 'Elevação Pélvica', 'EXTENSÃO', 'Übung', 'l’épaule', 'peso – 45°', '€', 'naïve'])(
    '%s is itself again',
    (text) => {
      expect(repairMojibake(asLatin(text))).toBe(text)
      expect(repairMojibake(asWindows(text))).toBe(text)
    },
  )

  test.each(['', 'Squat', 'ação', 'Ã', 'Ã e Â', 'â é', 'Ã© 日本', 'Ã©é', 'âé', 'Ã© 🏋️', 'Ãé'])('%j stays', (text) => {
    expect(repairMojibake(text)).toBe(text)
  })

  test('a mark at the beginning stays one', () => {
    expect(repairMojibake(asLatin('\ufeffação'))).toBe('\ufeffação')
  })
})
