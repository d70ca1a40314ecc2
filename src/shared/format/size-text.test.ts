import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

test('a size is shown in the unit that fits it', () => {
  expect(sizeText(0, 'en-US')).toBe('0 kB')
  expect(sizeText(1_500_000, 'en-US')).toBe('1.5 MB')
  expect(sizeText(1_500_000, 'pt-BR')).toBe('1,5 MB')
  expect(sizeText(48_000_000_000, 'en-US')).toBe('48 GB')
})
