import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fallbackPricing } from '#domain/billing/pricing.ts'
import { closeBillingPage, openBillingPage, PLANS_CALL } from '../../../tests/support/billing-page.ts'
import { shownBy } from '../../../tests/support/shown-by.ts'
import { PLANS } from '../../../tests/support/signed-state.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'

const PRICES_CALL = 'GET /api/subscriptions/dynamic-pricing'
const REFUSED = { code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError
const SERVICES = { reverseGeocoding: 'https://places.test/' }
const LONDON = { coords: { latitude: 51.5, longitude: 0 } } as GeolocationPosition

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue()
})
afterEach(closeBillingPage)

type Choice = Parameters<typeof openBillingPage>[0] & { readonly timeZone?: string }

/** A page with prices, before any screen shows them. */
async function openPage({ timeZone = 'America/Sao_Paulo', ...choice }: Choice = {}) {
  const page = openBillingPage(choice)
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone,
  } as Intl.ResolvedDateTimeFormatOptions)
  const pricing = await import('./pricing.ts')
  const { subscriptionStore: store } = await import('./subscription.ts')
  const { useLocationQuestion, usePricing } = pricing
  const question = () => shownBy(useLocationQuestion)
  const shownPricing = () => shownBy(usePricing)
  return { ...page, ...pricing, store, question, shownPricing }
}

/** A browser set to American English in São Paulo: the person is asked where they are. */
async function openAsked(getCurrentPosition: Geolocation['getCurrentPosition'], change: Choice = {}) {
  const geolocation = { getCurrentPosition: vi.fn(getCurrentPosition) }
  const page = await openPage({
    languages: ['en-US'],
    config: { locationServices: SERVICES },
    answers: { [PRICES_CALL]: fallbackPricing('USD', 'US') },
    geolocation,
    ...change,
  })
  await page.loadPricing()
  return { ...page, geolocation }
}

describe('prices', () => {
  test('are built in at once, then the server’s, and those of this tab for an hour', async () => {
    const { pricingHere, shownPricing, loadPricing, asked, tab, world } = await openPage({
      answers: { [PRICES_CALL]: fallbackPricing('BRL', 'BR') },
    })
    const pricing = fallbackPricing('BRL', 'BR')
    expect(pricingHere()).toEqual({ pricing, source: 'built-in' })
    expect(await loadPricing()).toEqual({ pricing, source: 'server' })
    expect([pricingHere(), shownPricing()]).toEqual(Array(2).fill({ pricing, source: 'server' }))
    expect(world.headers[0]?.get('x-country')).toBe('BR')
    expect(await loadPricing()).toEqual({ pricing, source: 'cached' })
    expect(asked(PRICES_CALL)).toBe(1)
    expect(JSON.parse(tab.get('pricing_cache') ?? '')).toMatchObject({ pricing })
  })

  test('that cannot be heard stay the built-in ones', async () => {
    const { loadPricing, world } = await openPage()
    world.config = null
    expect(await loadPricing()).toEqual({ pricing: fallbackPricing('BRL', 'BR'), source: 'built-in' })
    expect(world.calls).toEqual([])
  })

  test.each([
    ['in their currency are kept', 'BRL', 0],
    ['in another currency are loaded again', 'USD', 1],
  ])('plans %s', async (_what, currency, times) => {
    const { loadPricing, store, asked, world } = await openPage({
      answers: { [PLANS_CALL]: PLANS.map((plan) => ({ ...plan, currency })) },
    })
    await store.loadPlans()
    world.answers.set(PLANS_CALL, PLANS)
    world.answers.set(PRICES_CALL, fallbackPricing('BRL', 'BR'))
    await loadPricing()
    if (times > 0) await expect.poll(() => store.current().plans[0]?.currency).toBe('BRL')
    expect(asked(PLANS_CALL)).toBe(1 + times)
  })

  test('do not fail with plans that cannot be loaded again', async () => {
    const { loadPricing, store, world, asked } = await openPage({
      answers: { [PLANS_CALL]: PLANS.map((plan) => ({ ...plan, currency: 'EUR' })) },
    })
    await store.loadPlans()
    world.answers.delete(PLANS_CALL)
    await loadPricing()
    await expect.poll(() => store.current().error?.message).toBe('Failed to fetch plans')
    expect(asked(PLANS_CALL)).toBe(2)
  })
})

describe('the country by IP address', () => {
  const withService = {
    languages: ['en-US'],
    timeZone: 'UTC',
    config: { locationServices: { ipLookup: 'https://ip.test/api/ip' } },
  }

  test('is asked for where the settings say nothing certain', async () => {
    const { loadPricing, world, asked } = await openPage(withService)
    world.answers.set('GET /api/ip', new Response('{"country_code":"DE"}'))
    expect((await loadPricing()).pricing).toMatchObject({ country: 'DE', currency: 'EUR' })
    expect(asked('GET /api/ip')).toBe(1)
    expect(JSON.parse(world.disk.get('barra.country') ?? '')).toMatchObject({ country: 'DE', by: 'address' })
  })

  test.each([
    ['without a network', withService, false],
    ['without such a service', { ...withService, config: {} }, true],
    ['with no service for it', { ...withService, config: { locationServices: SERVICES } }, true],
  ])('is not asked for %s', async (_why, choice, onLine) => {
    const { loadPricing, navigator, world } = await openPage(choice)
    navigator.onLine = onLine
    expect((await loadPricing()).pricing.country).toBe('US')
    expect(world.calls).toEqual([PRICES_CALL])
  })
})

describe('the question for the location', () => {
  test('is asked where the time zone contradicts the currency, and the answer is a place', async () => {
    const { question, allowLocation, pricingHere, geolocation, world } = await openAsked((found) => found(LONDON))
    expect(question()).toEqual({ state: 'asking', isOpen: true })
    expect(geolocation.getCurrentPosition).not.toHaveBeenCalled()
    vi.stubGlobal('fetch', withPlace(fetch, 'GB'))
    world.answers.set(PRICES_CALL, fallbackPricing('USD', 'GB'))
    expect(await allowLocation()).toBe('found')
    expect(pricingHere().pricing).toMatchObject({ country: 'GB', currency: 'USD' })
    expect(question()).toEqual({ state: 'none', isOpen: false })
    expect(JSON.parse(world.disk.get('barra.country') ?? '')).toMatchObject({ country: 'GB', by: 'device' })
  })

  test('is over with a no to the browser, and can be asked for', async () => {
    const { question, allowLocation, askForLocation, world, loadPricing } = await openAsked((_, failed) =>
      failed?.(REFUSED),
    )
    expect(await allowLocation()).toBe('refused')
    expect(world.disk.get('barra.location-denied')).toBe('true')
    await loadPricing()
    expect(question()).toEqual({ state: 'none', isOpen: true })
    askForLocation()
    expect(question()).toEqual({ state: 'asking', isOpen: true })
  })

  test('is not waited for by whoever continues without it', async () => {
    const { question, allowLocation, goOnWithoutLocation, world } = await openAsked(() => undefined)
    const allowed = allowLocation()
    expect(question()).toEqual({ state: 'locating', isOpen: true })
    goOnWithoutLocation('putOff')
    expect(await allowed).toBeNull()
    expect(question()).toEqual({ state: 'none', isOpen: true })
    expect(world.disk.has('barra.location-denied')).toBe(false)
  })

  test('is over for good once it was denied', async () => {
    const { question, goOnWithoutLocation, world, loadPricing } = await openAsked(() => undefined)
    goOnWithoutLocation('denied')
    expect(question()).toEqual({ state: 'none', isOpen: true })
    expect(world.disk.get('barra.location-denied')).toBe('true')
    await loadPricing()
    expect(question()?.state).toBe('none')
  })

  test.each<[string, Choice, Partial<Record<'onLine' | 'isSecureContext', boolean>>]>([
    ['without a network', {}, { onLine: false }],
    ['on a page that is not secure', {}, { isSecureContext: false }],
    ['without a service that knows places', { config: { locationServices: { ipLookup: 'https://ip.test' } } }, {}],
    ['without any service', { config: {} }, {}],
  ])('is not asked %s', async (_why, change, device) => {
    const { navigator, loadPricing, question, askForLocation } = await openAsked(() => undefined, {
      disk: new Map([['barra.location-denied', 'true']]),
      ...change,
    })
    navigator.onLine = device.onLine ?? true
    vi.stubGlobal('isSecureContext', device.isSecureContext ?? true)
    await loadPricing()
    expect(question()).toEqual({ state: 'none', isOpen: false })
    askForLocation()
    expect(question()?.state).toBe('none')
  })

  test('is not asked by a browser that knows no places', async () => {
    const { navigator, loadPricing, question } = await openAsked(() => undefined, {
      disk: new Map([['barra.location-denied', 'true']]),
    })
    Reflect.deleteProperty(navigator, 'geolocation')
    await loadPricing()
    expect(question()).toEqual({ state: 'none', isOpen: false })
  })

  test('is asked with the fallback service alone, too', async () => {
    const config = { locationServices: { reverseGeocodingFallback: 'https://places.test/' } }
    const { question } = await openAsked(() => undefined, { config })
    expect(question()).toEqual({ state: 'asking', isOpen: true })
  })
})

/** The network with a service that knows where a place is. */
function withPlace(network: typeof fetch, country: string): typeof fetch {
  return async (input, init) =>
    new URL(String(input), 'https://barra.test').hostname === 'places.test'
      ? new Response(country)
      : network(input, init)
}

test('a browser that refuses its storage shows the prices all the same', async () => {
  const { loadPricing } = await openPage({ answers: { [PRICES_CALL]: fallbackPricing('BRL', 'BR') } })
  stubStorage('sessionStorage').set('pricing_cache', 'nonsense')
  expect((await loadPricing()).source).toBe('server')
})
