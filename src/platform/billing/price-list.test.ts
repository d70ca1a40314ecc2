import { describe, expect, test, vi } from 'vitest'
import type { Pricing } from '#contract/billing.ts'
import { CURRENCIES, type Currency } from '#contract/vocabulary.ts'
import { currencyOfCountry } from '#domain/billing/country.ts'
import { pricingPlan, savingsOf } from '#domain/billing/pricing.ts'
import { type CallApi, OfflineError } from '../server/api.ts'
import { createPriceList } from './price-list.ts'

const HOUR_MS = 3_600_000
const BRAZIL = { country: 'BR', currency: 'BRL' } as const
const SPAIN = { country: 'ES', currency: 'EUR' } as const

/** The server's prices, in the requested currency. */
function sold(country: string, currency: Currency, monthly = 2_500): Pricing {
  const annual = 25_000
  return {
    country,
    currency,
    plans: [
      pricingPlan('monthly', monthly, currency),
      {
        ...pricingPlan('annual', annual, currency),
        paymentLinkUrl: 'https://buy.test/annual',
        paymentLinkId: 'plink_1',
        savings: savingsOf(annual, 12 * monthly, currency),
      },
    ],
  }
}

/** A tab with a server that can be cut off or changed. */
function tab() {
  vi.spyOn(console, 'info').mockReturnValue()
  const world = { nowMs: 10 * HOUR_MS, kept: null as unknown, answer: null as unknown, monthly: 2_500 }
  const callApi: CallApi = async (path, read, request) => {
    if (path !== '/subscriptions/dynamic-pricing') throw new Error(`no such call: ${path}`)
    if (world.answer instanceof Error) throw world.answer
    const { 'x-country': country = 'BR', 'x-currency': currency } = request?.headers ?? {}
    const asked = CURRENCIES.find((known) => known === currency) ?? currencyOfCountry(country)
    return read(world.answer ?? sold(country, asked, world.monthly))
  }
  const list = createPriceList({
    callApi,
    read: () => world.kept,
    write: (kept) => (world.kept = kept),
    now: () => world.nowMs,
  })
  return { ...list, world }
}

const monthlyOf = ({ pricing }: { readonly pricing: Pricing }) => pricing.plans[0]?.amount

describe('the price list', () => {
  // proves 7.20
  test.each([
    ['BR', 'BRL'],
    ['US', 'USD'],
    ['ES', 'EUR'],
  ] as const)('dynamic pricing is asked for with X-Country and X-Currency: %s gives %s', async (country, currency) => {
    const { load } = tab()
    expect(await load({ country, currency })).toEqual({ pricing: sold(country, currency), source: 'server' })
  })

  // proves 9.25
  test('an answer is cached for 1 hour', async () => {
    const { load, world } = tab()
    await load(BRAZIL)
    world.monthly = 3_000
    world.nowMs += HOUR_MS - 1
    expect(await load(BRAZIL)).toEqual({ pricing: sold('BR', 'BRL'), source: 'cached' })
    world.nowMs += 1
    expect(await load(BRAZIL)).toEqual({ pricing: sold('BR', 'BRL', 3_000), source: 'server' })
  })

  test("another country's cache is not shown", async () => {
    const { load, known } = tab()
    await load(BRAZIL)
    expect(known(SPAIN)).toMatchObject({ source: 'built-in', pricing: SPAIN })
    expect(await load(SPAIN)).toEqual({ pricing: sold('ES', 'EUR'), source: 'server' })
    expect(known({ country: 'PT', currency: 'EUR' }).source, 'of another one that pays the same').toBe('built-in')
  })

  // proves 8.40
  test('pricing fetch failure: cached pricing, else built-in fallback prices', async () => {
    const { load, known, world } = tab()
    world.answer = new OfflineError('no network')
    expect(await load(BRAZIL)).toMatchObject({
      source: 'built-in',
      pricing: { plans: [{ amount: 1_990 }, { amount: 19_104 }] },
    })
    expect(await load(SPAIN)).toMatchObject({
      source: 'built-in',
      pricing: { plans: [{ amount: 790 }, { amount: 7_190 }] },
    })
    world.answer = null
    await load(BRAZIL)
    world.answer = new OfflineError('no network')
    world.nowMs += 48 * HOUR_MS
    expect(await load(BRAZIL)).toEqual({ pricing: sold('BR', 'BRL'), source: 'cached' })
    expect(monthlyOf(known(BRAZIL))).toBe(2_500)
  })

  test.each<[string, unknown]>([
    ['nothing', ''],
    ["a portal's page", '<!doctype html>'],
    ['a currency that nobody sells in', { ...sold('BR', 'BRL'), currency: 'XAU' }],
    [
      'prices that are no whole cents',
      { ...sold('BR', 'BRL'), plans: [{ ...sold('BR', 'BRL').plans[0], amount: 19.9 }] },
    ],
    ['a plan of no known kind', { ...sold('BR', 'BRL'), plans: [{ ...sold('BR', 'BRL').plans[0], type: 'weekly' }] }],
  ])('an answer with %s is none', async (_case, answer) => {
    const { load, world } = tab()
    world.answer = answer
    expect(await load(BRAZIL)).toMatchObject({ source: 'built-in' })
    expect(world.kept).toBeNull()
  })

  test('an empty list of plans is shown as it is, and requested again the next time', async () => {
    const { load, world } = tab()
    world.answer = { country: 'BR', currency: 'BRL', plans: [] }
    expect(await load(BRAZIL)).toEqual({ source: 'server', pricing: world.answer })
    expect(world.kept).toBeNull()
    world.answer = null
    expect(await load(BRAZIL)).toEqual({ source: 'server', pricing: sold('BR', 'BRL') })
  })

  test.each([null, [], { keptAtMs: 1 }, { keptAtMs: '1', pricing: {} }, 'pricing'])(
    'what is no cache is none: %j',
    async (kept) => {
      const { known, load, world } = tab()
      world.kept = kept
      expect(known(BRAZIL).source).toBe('built-in')
      expect((await load(BRAZIL)).source).toBe('server')
    },
  )
})
