import { expect, test } from 'vitest'
import type { Plan } from '#contract/billing.ts'
import type { ApiRequest, CallApi } from '../server/api.ts'
import { type CheckoutOffer, checkoutAddress } from './checkout.ts'

const PLAN: Plan = {
  id: 'annual',
  name: 'Annual',
  slug: 'annual',
  priceCents: 19_104,
  originalPriceCents: null,
  currency: 'BRL',
  interval: 'year',
  ui: { features: [] },
  stripePriceId: 'price_year',
}

/** The server's side of a choice, and the address to which the person goes. */
async function choose(offer: CheckoutOffer, { isBought = false, isVisitor = false, plans = [PLAN] } = {}) {
  const heard: [string, ApiRequest | undefined][] = []
  const callApi: CallApi = async (path, read, request) => {
    heard.push([path, request])
    return read({ url: 'https://pay.test/cs_1' })
  }
  const address = await checkoutAddress('annual', offer, {
    callApi,
    account: () => (isVisitor ? null : { uid: 'ana', email: 'ana@barra.test', name: 'Ana' }),
    plans: async () => plans,
    isBought: async () => isBought,
    origin: 'https://barra.test',
  })
  return { address, heard }
}

const ORDER = {
  priceId: 'price_year',
  successUrl: 'https://barra.test/subscription/success',
  cancelUrl: 'https://barra.test/subscription',
}

test.each<[string, CheckoutOffer, object]>([
  ['in the currency of the price', {}, ORDER],
  ['in the currency of the price', { paymentLinkUrl: null }, ORDER],
  ['in the currency that was seen', { currency: 'USD' }, { ...ORDER, currency: 'USD' }],
])('a plan without a link has a checkout made for the person, %s', async (_in, offer, body) => {
  expect(await choose(offer)).toEqual({
    address: 'https://pay.test/cs_1',
    heard: [['/stripe/checkout', { method: 'POST', body }]],
  })
})

test.each<[CheckoutOffer, string]>([
  [{ paymentLinkUrl: 'https://pay.test/a' }, 'pt-BR'],
  [{ paymentLinkUrl: 'https://pay.test/a', currency: 'EUR' }, 'auto'],
])('a payment link %j is opened in the language of its currency', async (offer, locale) => {
  const address = `https://pay.test/a?prefilled_email=ana%40barra.test&client_reference_id=ana&locale=${locale}`
  expect(await choose(offer)).toEqual({ address, heard: [] })
})

test('a payment link is not opened for what is paid already', async () => {
  expect(await choose({ paymentLinkUrl: 'https://pay.test/a' }, { isBought: true })).toEqual({
    address: null,
    heard: [],
  })
})

test('a visitor buys nothing, and nobody what is not sold', async () => {
  await expect(choose({}, { isVisitor: true })).rejects.toThrow('User not authenticated')
  await expect(choose({}, { plans: [] })).rejects.toThrow('Annual plan not available')
  await expect(choose({ paymentLinkUrl: 'pay.test' })).rejects.toThrow(TypeError)
})
