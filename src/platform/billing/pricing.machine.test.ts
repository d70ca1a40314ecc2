import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { COUNTRY_LOOKUP_LIMIT_MS, currencyOfCountry } from '#domain/billing/country.ts'
import { fallbackPricing } from '#domain/billing/pricing.ts'
import { refuseStorage, stubStorage } from '../../../tests/support/stub-storage.ts'
import type { LocationAnswer } from './lookups.ts'
import { createMarkets, type Market } from './market.ts'
import type { KnownPricing } from './price-list.ts'
import { type PricingEvent, pricingMachine, type Situation } from './pricing.machine.ts'

type World = {
  languages: readonly string[]
  timeZone: string
  /** The device's stored data. */
  disk: Map<string, string>
  services: Omit<Situation, 'wasDenied'>
  /** Whether the server does not respond. */
  isServerSilent: boolean
}

const EVERYTHING = { canLookUp: true, canLocate: true }
const NOTHING = { canLookUp: false, canLocate: false }

/** A page with prices on a device in a place, with a fake clock; the test resolves lookups. */
function page({
  languages = ['en-US'],
  timeZone = 'UTC',
  disk = new Map(),
  services = EVERYTHING,
  isServerSilent = false,
}: Partial<World>) {
  const clock = new SimulatedClock()
  stubStorage('localStorage', disk)
  const markets = createMarkets({
    languages: () => languages,
    timeZone: () => timeZone,
    now: () => clock.now(),
  })
  let address: ((country: string | null | Error) => void) | undefined
  let place: ((answer: LocationAnswer | Error) => void) | undefined
  const known = ({ country, currency }: Market): KnownPricing => ({
    pricing: fallbackPricing(currency, country),
    source: 'built-in',
  })
  const machine = pricingMachine.provide({
    actors: {
      observe: fromPromise(async () => ({ wasDenied: markets.wasDenied(), ...services })),
      lookUpAddress: fromPromise(() => answered<string | null>((answer) => (address = answer))),
      locate: fromPromise(() => answered<LocationAnswer>((answer) => (place = answer))),
      loadPrices: fromPromise<KnownPricing, Market>(({ input }) =>
        isServerSilent ? new Promise(() => undefined) : Promise.resolve({ ...known(input), source: 'server' }),
      ),
    },
  })
  const { here: market, keepFound, keepDenied } = markets
  const actor = createActor(machine, { clock, input: { market, known, keepFound, keepDenied } })
  actor.start()

  const seen = () => {
    const { value, context } = actor.getSnapshot()
    const { pricing, source } = context.known
    return { at: typeof value === 'string' ? value : value.settled, country: pricing.country, source }
  }
  const settle = async () => {
    await new Promise<void>((resolve) => setImmediate(resolve))
    return seen()
  }
  return {
    seen,
    outcome: () => actor.getSnapshot().context.outcome,
    tell: (type: PricingEvent['type']) => {
      actor.send({ type })
      return settle()
    },
    addressIs: (country: string | null | Error) => {
      address?.(country)
      return settle()
    },
    placeIs: (answer: LocationAnswer | Error) => {
      place?.(answer)
      return settle()
    },
    pass: (milliseconds: number) => {
      clock.increment(milliseconds)
      return settle()
    },
  }
}

function answered<Answer>(give: (answer: (value: Answer | Error) => void) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    give((value) => (value instanceof Error ? reject(value) : resolve(value)))
  })
}

/** An American browser in São Paulo, before the dialog. */
async function mismatch(world: Partial<World> = {}) {
  const it = page({ timeZone: 'America/Sao_Paulo', services: { canLookUp: false, canLocate: true }, ...world })
  await it.tell('prices.wanted')
  return it
}

const asking = { at: 'asking', country: 'US', source: 'server' }
const resting = { at: 'resting', country: 'US', source: 'server' }
const brazil = { at: 'resting', country: 'BR', source: 'server' }

test('prices are there before any question, and nobody is asked before a screen needs them', async () => {
  const { seen, pass } = page({ languages: ['pt-BR'] })
  expect(seen()).toEqual({ at: 'idle', country: 'BR', source: 'built-in' })
  expect(await pass(86_400_000)).toMatchObject({ at: 'idle' })
})

describe('IP lookup', () => {
  // proves 9.37
  test.each([
    ['the country is US', ['en-US'], 'UTC', 'lookingUp'],
    ['the country is unknown', ['ja'], 'UTC', 'lookingUp'],
    ['the country is known: not tried', ['pt-BR'], 'UTC', 'resting'],
    ['the time zone knows it: not tried', ['ja'], 'Europe/Lisbon', 'resting'],
  ])('is tried when %s', async (_case, languages, timeZone, at) => {
    expect(await page({ languages, timeZone }).tell('prices.wanted')).toMatchObject({ at })
  })

  // proves 9.37
  test('is off by default without configuration', async () => {
    expect(await page({ services: NOTHING }).tell('prices.wanted')).toEqual(resting)
  })

  test('its result is used, and is the cached country from then on', async () => {
    const disk = new Map<string, string>()
    const first = page({ disk })
    await first.tell('prices.wanted')
    expect(await first.addressIs('BR')).toEqual(brazil)
    expect(page({ disk }).seen().country).toBe('BR')
    expect(await page({ disk }).tell('prices.wanted')).toEqual(brazil)
  })

  test('its prices are shown as far as they are known, before the server has answered', async () => {
    const { tell, addressIs } = page({ isServerSilent: true })
    expect(await tell('prices.wanted')).toEqual({ at: 'lookingUp', country: 'US', source: 'built-in' })
    expect(await addressIs('BR')).toEqual({ at: 'loading', country: 'BR', source: 'built-in' })
  })

  test.each([null, new Error('blocked')])('without an answer (%s) the browser settings count', async (answer) => {
    const { tell, addressIs } = page({})
    await tell('prices.wanted')
    expect(await addressIs(answer)).toEqual(resting)
    // Nobody waits for it a second time.
    expect(await tell('prices.wanted')).toEqual(resting)
  })

  test('is not waited for longer than 5 s', async () => {
    const { tell, pass } = page({})
    await tell('prices.wanted')
    expect(await pass(COUNTRY_LOOKUP_LIMIT_MS - 1)).toMatchObject({ at: 'lookingUp', source: 'built-in' })
    expect(await pass(1)).toEqual(resting)
  })

  test('is tried again once an hour has passed since it found something', async () => {
    const { tell, addressIs, pass } = page({})
    await tell('prices.wanted')
    await addressIs('BR')
    await pass(3_599_999)
    expect(await tell('prices.wanted')).toEqual(brazil)
    await pass(1)
    expect(await tell('prices.wanted')).toMatchObject({ at: 'lookingUp' })
  })

  test('a country that contradicts the time zone leads to the dialog as well', async () => {
    const { tell, addressIs } = page({ timeZone: 'America/Sao_Paulo' })
    await tell('prices.wanted')
    expect(await addressIs('DE')).toEqual({ at: 'asking', country: 'DE', source: 'server' })
  })
})

describe('the permission dialog', () => {
  // proves 4.31
  test.each([
    ['en-US', 'America/Sao_Paulo', 'asking'],
    ['pt-BR', 'Europe/Lisbon', 'asking'],
    ['es-ES', 'America/Argentina/Buenos_Aires', 'asking'],
    ['pt-BR', 'America/Manaus', 'resting'],
    ['de-AT', 'Europe/Madrid', 'resting'],
    ['en-GB', 'America/New_York', 'resting'],
    ['pt-BR', 'UTC', 'resting'],
  ])('shows when the detected currency does not match the timezone: %s in %s → %s', async (language, timeZone, at) => {
    const it = await mismatch({ languages: [language], timeZone })
    expect(it.seen()).toMatchObject({ at, source: 'server' })
  })

  test('is hidden without a service to resolve the country', async () => {
    expect((await mismatch({ services: NOTHING })).seen()).toEqual(resting)
  })

  // proves 4.32
  test('allowing fetches prices for the detected country, and it is not asked again in that time zone', async () => {
    const disk = new Map<string, string>()
    const { seen, tell, placeIs, outcome } = await mismatch({ disk })
    expect(seen()).toEqual(asking)
    expect(await tell('location.allowed')).toMatchObject({ at: 'locating', country: 'US' })
    expect(await placeIs({ kind: 'found', country: 'BR' })).toEqual(brazil)
    expect(outcome()).toBe('found')
    expect((await mismatch({ disk })).seen()).toEqual(brazil)
    expect((await mismatch({ disk, timeZone: 'Europe/Lisbon' })).seen()).toEqual(asking)
  })

  test('a location that contradicts the time zone is used, without asking again', async () => {
    const disk = new Map<string, string>()
    const { tell, placeIs } = await mismatch({ disk })
    await tell('location.allowed')
    expect(await placeIs({ kind: 'found', country: 'US' })).toEqual(resting)
    expect((await mismatch({ disk })).seen()).toEqual(resting)
  })

  // proves 4.31, 4.33
  test("denying stores the flag and shows default prices; it does not show while the 'denied' flag is set", async () => {
    const disk = new Map<string, string>()
    const { tell } = await mismatch({ disk })
    expect(await tell('location.denied')).toEqual(resting)
    expect(await tell('prices.wanted')).toEqual(resting)
    const later = await mismatch({ disk })
    expect(later.seen()).toEqual(resting)

    expect(await later.tell('location.wanted'), 'but whoever wants it can have it').toEqual(asking)
    await later.tell('location.allowed')
    expect(await later.placeIs({ kind: 'found', country: 'BR' })).toEqual(brazil)
    expect((await mismatch({ disk, timeZone: 'Europe/Lisbon' })).seen(), 'and takes the no back').toEqual(asking)
  })

  test('a no to the browser is a no', async () => {
    const disk = new Map<string, string>()
    const { tell, placeIs, outcome } = await mismatch({ disk })
    await tell('location.allowed')
    expect(await placeIs({ kind: 'refused' })).toEqual(resting)
    expect(outcome()).toBe('refused')
    expect((await mismatch({ disk })).seen()).toEqual(resting)
  })

  test.each([{ kind: 'unknown' } as const, new Error('broken')])(
    'if the location is not found (%s) the question is dismissed, and returns on the next visit',
    async (answer) => {
      const disk = new Map<string, string>()
      const { tell, placeIs, outcome } = await mismatch({ disk })
      await tell('location.allowed')
      expect(await placeIs(answer)).toEqual(resting)
      expect(outcome()).toBe('unknown')
      expect(await tell('prices.wanted')).toEqual(resting)
      expect((await mismatch({ disk })).seen()).toEqual(asking)
    },
  )

  test('sent away without an answer it is gone for now, and comes back with the next visit', async () => {
    const disk = new Map<string, string>()
    const { tell } = await mismatch({ disk })
    expect(await tell('location.putOff')).toEqual(resting)
    expect(await tell('prices.wanted')).toEqual(resting)
    expect((await mismatch({ disk })).seen()).toEqual(asking)
  })

  test.each(['location.denied', 'location.putOff'] as const)(
    'waiting for the location is optional: %s meanwhile, and a later result is ignored',
    async (type) => {
      const { tell, placeIs, outcome } = await mismatch()
      await tell('location.allowed')
      expect(await tell(type)).toEqual(resting)
      expect(await placeIs({ kind: 'found', country: 'BR' })).toEqual(resting)
      expect(outcome()).toBeNull()
    },
  )

  test('the prices that were seen stay while it looks', async () => {
    const { seen, tell } = await mismatch()
    const before = seen()
    expect(await tell('location.allowed')).toEqual({ ...before, at: 'locating' })
    expect(currencyOfCountry(before.country)).toBe('USD')
  })
})

test("the server is asked for plans with the country and the currency of the browser's settings", () => {
  stubStorage('localStorage', new Map())
  const { headers } = createMarkets({ languages: () => ['de'], timeZone: () => 'UTC', now: () => 0 })
  expect(headers()).toEqual({ 'x-country': 'DE', 'x-currency': 'EUR' })
})

describe('a machine that nobody gave a part', () => {
  /** In the United States, with a record of what was found. */
  function bare(situation?: Situation) {
    const market: Market = { country: 'US', source: 'region', currency: 'USD', isDoubtful: true }
    const known: KnownPricing = { pricing: fallbackPricing('USD', 'US'), source: 'built-in' }
    const found: unknown[] = []
    const machine = situation
      ? pricingMachine.provide({ actors: { observe: fromPromise(async () => situation) } })
      : pricingMachine
    const keepFound = (...one: readonly unknown[]) => void found.push(one)
    const keepDenied = () => void found.push('denied')
    const actor = createActor(machine, {
      clock: new SimulatedClock(),
      input: { market: () => market, known: () => known, keepFound, keepDenied },
    })
    actor.start()
    const settle = () => new Promise((resolve) => setImmediate(resolve))
    return { actor, known, found, settle }
  }

  test('shows the prices that are known, and asks nobody', async () => {
    const { actor, known, settle } = bare()
    actor.send({ type: 'prices.wanted' })
    await settle()
    expect(actor.getSnapshot().value).toEqual({ settled: 'resting' })
    expect(actor.getSnapshot().context).toMatchObject({
      known,
      wasDenied: false,
      canLookUp: false,
      canLocate: false,
      isLookedUpInVain: false,
      isPutOff: false,
      outcome: null,
    })
    actor.send({ type: 'location.wanted' })
    expect(actor.getSnapshot().value).toEqual({ settled: 'resting' })
  })

  test('finds nothing, and notes that it looked in vain', async () => {
    const { actor, found, settle } = bare({ wasDenied: false, canLookUp: true, canLocate: true })
    actor.send({ type: 'prices.wanted' })
    await settle()
    expect(actor.getSnapshot().context.isLookedUpInVain).toBe(true)
    expect(actor.getSnapshot().value).toEqual({ settled: 'asking' })
    actor.send({ type: 'location.allowed' })
    await settle()
    expect(actor.getSnapshot().value).toEqual({ settled: 'resting' })
    expect(actor.getSnapshot().context).toMatchObject({ isPutOff: true, outcome: 'unknown' })
    expect(found).toEqual([])
  })
})

test('what is found by address and by the device is kept as such, and a refusal once', async () => {
  const disk = new Map<string, string>()
  const { tell, addressIs, placeIs } = page({ timeZone: 'America/Sao_Paulo', disk })
  await tell('prices.wanted')
  await addressIs('DE')
  expect(JSON.parse(disk.get('barra.country') ?? '')).toMatchObject({ country: 'DE', by: 'address' })
  await tell('location.allowed')
  await placeIs({ kind: 'found', country: 'PT' })
  expect(JSON.parse(disk.get('barra.country') ?? '')).toMatchObject({ country: 'PT', by: 'device' })
  expect(disk.has('barra.location-denied')).toBe(false)
})

test('whoever said no is not asked again in this tab, although the browser refuses to keep it', async () => {
  const { tell } = await mismatch()
  refuseStorage('localStorage')
  expect(await tell('location.denied')).toEqual(resting)
  expect(await tell('prices.wanted')).toEqual(resting)
})

test('an outcome is forgotten with the next permission', async () => {
  const { tell, placeIs, outcome } = await mismatch()
  await tell('location.allowed')
  await placeIs({ kind: 'unknown' })
  expect(outcome()).toBe('unknown')
  await tell('location.wanted')
  await tell('location.allowed')
  expect(outcome()).toBeNull()
})

test('where nobody can be located, nobody who wants it is asked', async () => {
  const { tell } = await mismatch({ services: NOTHING })
  expect(await tell('location.wanted')).toEqual(resting)
})

test('prices are asked for again in the known country without new built-in ones meanwhile', async () => {
  const { tell, seen } = page({ languages: ['pt-BR'] })
  await tell('prices.wanted')
  expect(seen()).toEqual(brazil)
  const again = tell('prices.wanted')
  expect(seen()).toEqual({ at: 'observing', country: 'BR', source: 'server' })
  await again
})
