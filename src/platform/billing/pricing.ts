import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import { PRICING_CACHE_KEY } from '#domain/billing/pricing.ts'
import { safeSessionStorage } from '#shared/browser-storage.ts'
import { useOnline } from '../device/use-online.ts'
import { callApi } from '../server/api.ts'
import { publicConfig } from '../server/public-config.ts'
import { createLookups, type LocationAnswer } from './lookups.ts'
import { type Market, markets } from './market.ts'
import { createPriceList, type KnownPricing } from './price-list.ts'
import { type PricingEvent, pricingMachine, type Situation } from './pricing.machine.ts'
import { subscriptionStore } from './subscription.ts'

// Only screens with prices import this: a workout loads nothing of it.

const priceList = createPriceList({
  callApi,
  read: () => safeSessionStorage.readJson(PRICING_CACHE_KEY),
  write: (kept) => safeSessionStorage.writeJson(PRICING_CACHE_KEY, kept),
  now: () => Date.now(),
})

const machine = pricingMachine.provide({
  actors: {
    observe: fromPromise(observe),
    lookUpAddress: fromPromise(async () => (await lookups()).byAddress()),
    locate: fromPromise(async () => (await lookups()).byDevice()),
    loadPrices: fromPromise<KnownPricing, Market>(async ({ input }) => {
      const known = await priceList.load(input)
      followCurrency(input)
      return known
    }),
  },
})
const { keepFound, keepDenied } = markets
const actor = createActor(machine, { input: { market: markets.here, known: priceList.known, keepFound, keepDenied } })
actor.start()

export type LocationQuestion = {
  /** `locating`: allowed, and the browser is searching. */
  readonly state: 'none' | 'asking' | 'locating'
  /** The currency may be wrong, and the location would settle it. */
  readonly isOpen: boolean
}

export function usePricing(): KnownPricing {
  const online = useOnline()
  useEffect(() => {
    if (online) tell({ type: 'prices.wanted' })
  }, [online])
  return useSelector(actor, pricingOf)
}

export function pricingHere(): KnownPricing {
  return pricingOf(actor.getSnapshot())
}

/** The displayed ones, after pending requests. */
export async function loadPricing(): Promise<KnownPricing> {
  tell({ type: 'prices.wanted' })
  return (await waitFor(actor, (snapshot) => snapshot.matches('settled'))).context.known
}

export function useLocationQuestion(): LocationQuestion {
  return { state: useSelector(actor, questionState), isOpen: useSelector(actor, isQuestionOpen) }
}

export function askForLocation(): void {
  tell({ type: 'location.wanted' })
}

/** Null if the person continued without it. */
export async function allowLocation(): Promise<LocationAnswer['kind'] | null> {
  tell({ type: 'location.allowed' })
  const done = await waitFor(actor, (snapshot) => questionState(snapshot) === 'none')
  if (done.context.outcome !== 'found') return done.context.outcome
  await waitFor(actor, (snapshot) => snapshot.matches('settled'))
  return 'found'
}

/** `denied` is permanent. */
export function goOnWithoutLocation(how: 'denied' | 'putOff'): void {
  tell({ type: `location.${how}` })
}

function tell(event: PricingEvent): void {
  actor.send(event)
}

type Snapshot = SnapshotFrom<typeof machine>

function pricingOf({ context }: Snapshot): KnownPricing {
  return context.known
}

function questionState(snapshot: Snapshot): LocationQuestion['state'] {
  if (snapshot.matches({ settled: 'asking' })) return 'asking'
  return snapshot.matches({ settled: 'locating' }) ? 'locating' : 'none'
}

function isQuestionOpen({ context: { market, canLocate } }: Snapshot): boolean {
  return canLocate && market.isDoubtful
}

async function observe(): Promise<Situation> {
  const { ipLookup, reverseGeocoding, reverseGeocodingFallback } = (await publicConfig()).locationServices ?? {}
  const online = navigator.onLine
  const canFindPlaces = reverseGeocoding !== undefined || reverseGeocodingFallback !== undefined
  return {
    wasDenied: markets.wasDenied(),
    canLookUp: online && ipLookup !== undefined,
    // Without a service to resolve the country, nobody is asked for the position.
    canLocate: online && canFindPlaces && isSecureContext && 'geolocation' in navigator,
  }
}

async function lookups() {
  const { locationServices = {} } = await publicConfig()
  return createLookups(locationServices, {
    fetch: (...request) => fetch(...request),
    geolocation: navigator.geolocation,
  })
}

/** Plans loaded in another currency are reloaded. */
function followCurrency({ currency }: Market): void {
  const isOther = subscriptionStore.current().plans.some((plan) => plan.currency !== currency)
  if (isOther) void subscriptionStore.loadPlans().catch(() => undefined)
}
