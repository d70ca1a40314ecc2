import { useEffect } from 'react'
import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import { PRICING_CACHE_KEY } from '#domain/billing/pricing.ts'
import { safeSessionStorage } from '#shared/browser-storage.ts'
import { useStore } from '#shared/use-store.ts'
import { useOnline } from '../device/use-online.ts'
import { callApi } from '../server/api.ts'
import { publicConfig } from '../server/public-config.ts'
import { createLookups, type LocationAnswer } from './lookups.ts'
import { type Market, markets } from './market.ts'
import { createPriceList, type KnownPricing } from './price-list.ts'
import { type PricingEvent, pricingMachine, type Situation } from './pricing.machine.ts'
import { subscriptionStore } from './subscription.ts'

// Only the screens with prices import this: a workout fetches nothing of it.

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

/** Whether the person is being asked for their location, and whether they could be. */
export type LocationQuestion = {
  /** `locating`: they have allowed it, and the browser looks. */
  readonly state: 'none' | 'asking' | 'locating'
  /** The currency may be the wrong one, and their location would tell. */
  readonly isOpen: boolean
}

/** What the plans cost where this person is: at once from what is known, then from the server. */
export function usePricing(): KnownPricing {
  const online = useOnline()
  useEffect(() => {
    if (online) tell({ type: 'prices.wanted' })
  }, [online])
  return useStore({ subscribe, current: pricingHere })
}

/** What `usePricing` shows now. */
export function pricingHere(): KnownPricing {
  return actor.getSnapshot().context.known
}

/** The prices to sell at: those that are shown, once what is on its way has arrived. */
export async function loadPricing(): Promise<KnownPricing> {
  tell({ type: 'prices.wanted' })
  return (await waitFor(actor, (snapshot) => snapshot.matches('settled'))).context.known
}

/** The question for the location, followed. */
export function useLocationQuestion(): LocationQuestion {
  const state = useStore({ subscribe, current: () => questionState(actor.getSnapshot()) })
  const isOpen = useStore({ subscribe, current: isQuestionOpen })
  return { state, isOpen }
}

/** Shows the question, to whoever wants their own country's prices. */
export function askForLocation(): void {
  tell({ type: 'location.wanted' })
}

/** Has the browser ask where the device is. Null where the person went on without it meanwhile. */
export async function allowLocation(): Promise<LocationAnswer['kind'] | null> {
  tell({ type: 'location.allowed' })
  const done = await waitFor(actor, (snapshot) => questionState(snapshot) === 'none')
  if (done.context.outcome !== 'found') return done.context.outcome
  await waitFor(actor, (snapshot) => snapshot.matches('settled'))
  return 'found'
}

/** Goes on without the location, for good (`denied`) or for now. */
export function goOnWithoutLocation(how: 'denied' | 'putOff'): void {
  tell({ type: `location.${how}` })
}

function tell(event: PricingEvent): void {
  actor.send(event)
}

function subscribe(listener: () => void): () => void {
  const { unsubscribe } = actor.subscribe(listener)
  return unsubscribe
}

function questionState(snapshot: SnapshotFrom<typeof machine>): LocationQuestion['state'] {
  if (snapshot.matches({ settled: 'asking' })) return 'asking'
  return snapshot.matches({ settled: 'locating' }) ? 'locating' : 'none'
}

function isQuestionOpen(): boolean {
  const { market, canLocate } = actor.getSnapshot().context
  return canLocate && market.isDoubtful
}

async function observe(): Promise<Situation> {
  const { ipLookup, reverseGeocoding, reverseGeocodingFallback } = (await publicConfig()).locationServices ?? {}
  const online = navigator.onLine
  const canFindPlaces = reverseGeocoding !== undefined || reverseGeocodingFallback !== undefined
  return {
    wasDenied: markets.wasDenied(),
    canLookUp: online && ipLookup !== undefined,
    // Where nobody could say which country a place is in, nobody is asked for it.
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

/** Plans that were loaded in another currency are loaded again. */
function followCurrency({ currency }: Market): void {
  const isOther = subscriptionStore.current().plans.some((plan) => plan.currency !== currency)
  if (isOther) void subscriptionStore.loadPlans().catch(() => undefined)
}
