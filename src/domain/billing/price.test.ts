import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCIES } from '#contract/vocabulary.ts'
import { CURRENCY_STYLES, DEFAULT_CURRENCY, formatPayment, formatPrice, priceParts } from './price.ts'

test.each([
  ['BRL', 'R$', 'pt-BR'],
  ['USD', '$', 'en-US'],
  ['EUR', '€', 'de-DE'],
] as const)('%s is written with %s, as in %s', (currency, symbol, locale) => {
  expect(CURRENCY_STYLES[currency]).toMatchObject({ symbol, locale })
})

test('the default currency is BRL', () => {
  expect(DEFAULT_CURRENCY).toBe('BRL')
})

// proves 3.18
test.each([
  [1_990, 'BRL', 'R$\u00a019,90'],
  [19_104, 'BRL', 'R$\u00a0191,04'],
  // proves 3.15, 9.15
  [123_456_789, 'BRL', 'R$\u00a01.234.567,89'],
  [790, 'USD', '$7.90'],
  // proves 3.16
  [719_000, 'USD', '$7,190.00'],
  // proves 3.17
  [719_000, 'EUR', '€\u00a07.190,00'],
  [0, 'EUR', '€\u00a00,00'],
  [5, 'USD', '$0.05'],
] as const)('%i cents in %s: symbol before the amount, %s', (cents, currency, shown) => {
  expect(formatPrice(cents, currency)).toBe(shown)
})

// proves 9.16
test.each([
  [1_990, 'BRL', { symbol: 'R$', integer: '19', separator: ',', decimals: '90' }],
  [719_000, 'USD', { symbol: '$', integer: '7,190', separator: '.', decimals: '00' }],
  [100_005, 'EUR', { symbol: '€', integer: '1.000', separator: ',', decimals: '05' }],
] as const)('integer and two-decimal parts of %i cents in %s', (cents, currency, parts) => {
  expect(priceParts(cents, currency)).toEqual(parts)
})

// proves 9.14
test('no cent is lost or made by writing a price', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.constantFrom(...CURRENCIES), (cents, currency) => {
      const { integer, decimals } = priceParts(cents, currency)
      expect(Number(integer.replace(/\D/g, '')) * 100 + Number(decimals)).toBe(cents)
      expect(decimals).toHaveLength(2)
      expect(formatPrice(cents, currency).startsWith(CURRENCY_STYLES[currency].symbol)).toBe(true)
    }),
  )
})

test('a payment in another currency is written as its reader is used to', () => {
  expect(formatPayment(1_990, 'BRL', 'en-US')).toBe('R$\u00a019,90')
  expect(formatPayment(1_990, 'GBP', 'en-US')).toBe('£19.90')
})
