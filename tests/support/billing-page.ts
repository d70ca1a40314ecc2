import { vi } from 'vitest'
import type { Entitlement, SubscriptionState } from '#contract/billing.ts'
import type { PublicConfig } from '#contract/public-config.ts'
import { NO_SUBSCRIPTION } from '#domain/billing/subscription.ts'
import { DAY_MS, instantOf } from '#domain/time/instant.ts'
import { ANA, CONFIG } from './joined-parts.ts'
import { SIGNING_KEY, signState } from './signed-state.ts'
import { stubStorage } from './stub-storage.ts'

// A page in Node for the joined parts of billing: its globals, its storage and its network are the test's.

export const STATUS_CALL = 'GET /api/subscriptions/status'
export const PLANS_CALL = 'GET /api/subscriptions/plans'

/** The server's statement of Ana's subscription, signed: active for 30 days unless told otherwise. */
export async function signedState(
  said: Partial<Omit<Entitlement, 'uid' | 'epoch'>> = {},
  atMs = Date.now(),
): Promise<SubscriptionState> {
  const end = instantOf(atMs + 30 * DAY_MS)
  const known = { validUntil: end, issuedAt: instantOf(atMs), ...said }
  const { validUntil, issuedAt, ...change } = known
  const subscription = {
    ...NO_SUBSCRIPTION,
    hasSubscription: true,
    isActive: true,
    status: 'active' as const,
    plan: 'monthly' as const,
    currentPeriodEnd: end,
    ...change,
  }
  return signState(subscription, { validUntil, issuedAt })
}

/** The same of somebody whose trial is over. */
export function endedState(atMs = Date.now()): Promise<SubscriptionState> {
  const trialEndsAt = instantOf(atMs - 30 * DAY_MS)
  return signedState({ status: 'none', plan: null, currentPeriodEnd: null, trialEndsAt, validUntil: null }, atMs)
}

type PageChoice = {
  readonly answers?: Readonly<Record<string, unknown>>
  readonly config?: Partial<PublicConfig>
  readonly languages?: readonly string[]
  readonly isSignedIn?: boolean
  /** The local storage as an earlier page left it. */
  readonly disk?: Map<string, string>
  readonly geolocation?: Pick<Geolocation, 'getCurrentPosition'>
}

/** Opens a page with modules of its own. Answers are by call, such as `GET /api/user/profile`; everything else is 404. */
export function openBillingPage(choice: PageChoice = {}) {
  const { config = {}, languages = ['pt-BR'], isSignedIn = true, disk = new Map<string, string>() } = choice
  const world = {
    answers: new Map<string, unknown>(Object.entries(choice.answers ?? {})),
    config: { ...CONFIG, entitlementKeys: [SIGNING_KEY], ...config } as PublicConfig | null,
    calls: [] as string[],
    headers: [] as Headers[],
    left: [] as string[],
    disk,
  }
  if (isSignedIn) disk.set('barra.account', JSON.stringify(ANA))
  stubStorage('localStorage', disk)
  const tab = stubStorage('sessionStorage')
  const view = new EventTarget()
  const document = Object.assign(new EventTarget(), {
    documentElement: { lang: 'pt-BR' },
    visibilityState: 'visible',
    querySelector: () => null,
  })
  const navigator = { onLine: true, languages, geolocation: choice.geolocation }
  const location = {
    origin: 'https://barra.test',
    href: 'https://barra.test/workouts',
    pathname: '/workouts',
    assign: (address: string) => world.left.push(address),
  }
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, view[name].bind(view))
  }
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('location', location)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('fetch', async (input: string | URL, { method = 'GET', headers }: RequestInit = {}) => {
    const { pathname } = new URL(input, location.href)
    if (pathname === '/config.json') {
      if (!world.config) throw new TypeError('Failed to fetch')
      return Response.json(world.config)
    }
    const call = `${method} ${pathname}`
    world.calls.push(call)
    world.headers.push(new Headers(headers))
    const answer = world.answers.get(call)
    if (answer instanceof Response) return answer
    if (answer !== undefined) return Response.json({ data: answer })
    return Response.json({ error: { code: 'NOT_FOUND', message: call } }, { status: 404 })
  })
  vi.resetModules()
  vi.doMock('../../src/platform/identity/identity-session.ts', () => ({
    idToken: async () => ({ token: 'token', expiresAtMs: Date.now() + 3_600_000 }),
    reportServerStatus: () => undefined,
  }))
  return {
    world,
    tab,
    document,
    navigator,
    location,
    /** How often the server was asked. */
    asked: (call: string) => world.calls.filter((heard) => heard === call).length,
    tell: (event: Event) => view.dispatchEvent(event),
  }
}

/** After the test: what is imported next is the real thing. */
export function closeBillingPage(): void {
  vi.doUnmock('../../src/platform/identity/identity-session.ts')
  vi.resetModules()
  vi.unstubAllGlobals()
}
