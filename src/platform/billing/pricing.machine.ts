import { assign, fromPromise, setup } from 'xstate'
import { COUNTRY_LOOKUP_LIMIT_MS, needsAddressLookup } from '#domain/billing/country.ts'
import type { LocationAnswer } from './lookups.ts'
import type { Market } from './market.ts'
import type { KnownPricing } from './price-list.ts'

export type Situation = {
  readonly wasDenied: boolean
  readonly canLookUp: boolean
  readonly canLocate: boolean
}

/** None needs a network. */
export type PricingDevice = {
  readonly market: () => Market
  readonly known: (market: Market) => KnownPricing
  readonly keepFound: (country: string, by: 'device' | 'address') => void
  readonly keepDenied: () => void
}

type Context = Situation & {
  readonly device: PricingDevice
  readonly market: Market
  readonly known: KnownPricing
  /** A lookup by IP address failed; it is not repeated. */
  readonly isLookedUpInVain: boolean
  /** The question was dismissed; it does not reappear by itself. */
  readonly isPutOff: boolean
  readonly outcome: LocationAnswer['kind'] | null
}

export type PricingEvent =
  /** A screen shows prices, or the network is back. */
  | { readonly type: 'prices.wanted' }
  | { readonly type: 'location.wanted' }
  | { readonly type: 'location.allowed' }
  | { readonly type: 'location.denied' }
  | { readonly type: 'location.putOff' }

const NOTHING_POSSIBLE: Situation = { wasDenied: false, canLookUp: false, canLocate: false }
const NOTHING_DONE = { isLookedUpInVain: false, isPutOff: false, outcome: null }

/**
 * Immediately the known country's prices; then the server's, and if the time zone suggests another currency, the
 * person is asked.
 */
export const pricingMachine = setup({
  types: {} as { input: PricingDevice; context: Context; events: PricingEvent },
  actors: {
    observe: fromPromise<Situation>(() => Promise.reject(new Error('observe was not provided'))),
    lookUpAddress: fromPromise<string | null>(() => Promise.reject(new Error('lookUpAddress was not provided'))),
    locate: fromPromise<LocationAnswer>(() => Promise.reject(new Error('locate was not provided'))),
    loadPrices: fromPromise<KnownPricing, Market>(() => Promise.reject(new Error('loadPrices was not provided'))),
  },
  guards: {
    needsLookup: ({ context: { canLookUp, isLookedUpInVain, market } }) =>
      canLookUp && !isLookedUpInVain && needsAddressLookup(market),
    asks: ({ context }) => context.canLocate && context.market.isDoubtful && !context.wasDenied && !context.isPutOff,
    canLocate: ({ context }) => context.canLocate,
    isKnown: (_, { country }: { country: string | null }) => country !== null,
    isFound: (_, { kind }: LocationAnswer) => kind === 'found',
    isRefused: (_, { kind }: LocationAnswer) => kind === 'refused',
  },
  actions: {
    lookAround: assign(({ context }) => {
      const market = context.device.market()
      const isElsewhere = market.country !== context.market.country
      return { market, known: isElsewhere ? context.device.known(market) : context.known }
    }),
    keepAddress: ({ context: { device } }, { country }: { country: string | null }) => {
      if (country !== null) device.keepFound(country, 'address')
    },
    noteVain: assign({ isLookedUpInVain: true }),
    keepPlace: ({ context: { device } }, answer: LocationAnswer) => {
      if (answer.kind === 'found') device.keepFound(answer.country, 'device')
    },
    keepDenied: assign(({ context: { device } }) => {
      device.keepDenied()
      // The device may refuse to keep it.
      return { isPutOff: true }
    }),
    putOff: assign({ isPutOff: true }),
    noteOutcome: assign((_, { kind }: LocationAnswer) => ({ outcome: kind })),
    forgetOutcome: assign({ outcome: null }),
  },
  delays: { lookupLimit: COUNTRY_LOOKUP_LIMIT_MS },
}).createMachine({
  id: 'pricing',
  context: ({ input: device }) => {
    const market = device.market()
    return { ...NOTHING_POSSIBLE, ...NOTHING_DONE, device, market, known: device.known(market) }
  },
  initial: 'idle',
  states: {
    idle: { on: { 'prices.wanted': 'observing' } },
    observing: {
      entry: 'lookAround',
      invoke: {
        src: 'observe',
        onDone: { target: 'choosing', actions: assign(({ event }) => event.output) },
        onError: { target: 'choosing', actions: assign(NOTHING_POSSIBLE) },
      },
    },
    choosing: { always: [{ guard: 'needsLookup', target: 'lookingUp' }, { target: 'loading' }] },
    /** The country is unknown, or the browsers' default. */
    lookingUp: {
      invoke: {
        src: 'lookUpAddress',
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ country: event.output }) },
            target: 'loading',
            actions: { type: 'keepAddress', params: ({ event }) => ({ country: event.output }) },
          },
          { target: 'loading', actions: 'noteVain' },
        ],
        onError: { target: 'loading', actions: 'noteVain' },
      },
      after: { lookupLimit: { target: 'loading', actions: 'noteVain' } },
    },
    loading: {
      entry: 'lookAround',
      invoke: {
        src: 'loadPrices',
        input: ({ context }) => context.market,
        onDone: { target: 'settled', actions: assign({ known: ({ event }) => event.output }) },
        onError: 'settled',
      },
    },
    settled: {
      initial: 'weighing',
      states: {
        weighing: { always: [{ guard: 'asks', target: 'asking' }, { target: 'resting' }] },
        resting: {
          on: {
            'prices.wanted': '#pricing.observing',
            'location.wanted': { guard: 'canLocate', target: 'asking' },
          },
        },
        asking: {
          on: {
            'location.allowed': { target: 'locating', actions: 'forgetOutcome' },
            'location.denied': { target: 'resting', actions: 'keepDenied' },
            'location.putOff': { target: 'resting', actions: 'putOff' },
          },
        },
        /** The browser asks, and the position is looked up. The person may continue without waiting. */
        locating: {
          on: {
            'location.denied': { target: 'resting', actions: 'keepDenied' },
            'location.putOff': { target: 'resting', actions: 'putOff' },
          },
          invoke: {
            src: 'locate',
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: '#pricing.loading',
                actions: [
                  { type: 'keepPlace', params: ({ event }) => event.output },
                  { type: 'noteOutcome', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: 'resting',
                actions: ['keepDenied', { type: 'noteOutcome', params: ({ event }) => event.output }],
              },
              {
                target: 'resting',
                actions: ['putOff', { type: 'noteOutcome', params: ({ event }) => event.output }],
              },
            ],
            onError: { target: 'resting', actions: ['putOff', assign({ outcome: 'unknown' })] },
          },
        },
      },
    },
  },
})
