import { expect, test } from 'vitest'
import { paymentLinkFor } from './payment-link.ts'

const payer = { email: 'anna+gym@example.com', reference: 'uid_Anna-1', currency: 'BRL' } as const
const parametersOf = (url: string) => Object.fromEntries(new URL(url).searchParams)

// proves 7.27
test('a payment link gets prefilled_email, client_reference_id and locale', () => {
  const url = paymentLinkFor('https://buy.example.com/monthly', payer)
  expect(url).toContain('prefilled_email=anna%2Bgym%40example.com')
  expect(parametersOf(url)).toEqual({
    prefilled_email: 'anna+gym@example.com',
    client_reference_id: 'uid_Anna-1',
    locale: 'pt-BR',
  })
})

// proves 7.28
test.each([
  ['BRL', 'pt-BR'],
  ['USD', 'en'],
  ['EUR', 'auto'],
] as const)('locale: %s gives %s', (currency, locale) => {
  expect(parametersOf(paymentLinkFor('https://buy.example.com/a', { ...payer, currency }))).toMatchObject({ locale })
})

test('existing parameters of the link stay', () => {
  const url = paymentLinkFor('https://buy.example.com/a?prefilled_promo_code=GYM&locale=fr', payer)
  expect(parametersOf(url)).toMatchObject({ prefilled_promo_code: 'GYM', locale: 'pt-BR' })
})

test.each(['', 'anna@example.com', 'a'.repeat(201), 'ç'])(
  'a reference the provider would drop is left out: %j',
  (reference) => {
    expect(parametersOf(paymentLinkFor('https://buy.example.com/a', { ...payer, reference }))).not.toHaveProperty(
      'client_reference_id',
    )
  },
)
