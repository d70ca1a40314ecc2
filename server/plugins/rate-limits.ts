import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DatabaseConnection } from '../database/connection.ts'
import { asStorage } from '../database/transaction.ts'
import { Problem } from '../problem.ts'
import { countRequest } from '../stores/rate-counts.ts'
import { identityOf } from './authentication.ts'
import { networkOf } from './network-of.ts'

/** Requests per minute. An address may be a whole gym, so it gets more than a person. */
export type RateLimits = {
  readonly perAddress: number
  readonly perPerson: number
  /** For actions needed a few times in the life of an account: export, deletion and the like. */
  readonly rarePerPerson?: number
  /** For requests that query the payment provider or read all training: more than a person needs. */
  readonly dearPerPerson?: number
  /** Questions about an account by devices without a token: at most one per device in five minutes. */
  readonly standingPerAddress?: number
  /** Contact messages in ten minutes. */
  readonly contactPerAddress?: number
}
export const DEFAULT_RATE_LIMITS: RateLimits = { perAddress: 3_000, perPerson: 600 }
export const DEFAULT_RARE_PER_PERSON = 10

const DEFAULT_DEAR_PER_PERSON = 30
const DEFAULT_STANDING_PER_ADDRESS = 30
const DEFAULT_CONTACT_PER_ADDRESS = 10

const WINDOW_MS = 60_000
const CONTACT_WINDOW_MS = 600_000
type Limiter = ReturnType<FastifyInstance['createRateLimit']>

/** Names of counts that hold over all instances; of separate ones for what one person does. */
type RareKind = 'export' | 'deletion' | 'sessions'
type DearKind = 'analytics' | 'payments' | 'checkout'

type Shared = {
  readonly kind: RareKind | DearKind | 'contact' | 'standing'
  readonly max: number
  readonly windowMs: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Null where counts are those of this process. */
    readonly countsIn: Pick<DatabaseConnection, 'ofNobody'> | null
  }
}

/** Registers the limiters. Without a database all counts are per process. */
export async function registerRateLimits(
  app: FastifyInstance,
  database: Pick<DatabaseConnection, 'ofNobody'> | null = null,
): Promise<void> {
  app.decorate('countsIn', database)
  await app.register(rateLimit, { global: false, cache: 20_000 })
}

/** Runs before anything else in a request. Counted per process, since it is for every request. */
export function limitPerAddress(scope: FastifyInstance, max: number): void {
  const limiter = scope.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator: addressOf })
  scope.addHook('onRequest', (request) => refuseAbove(limiter, request, 'address'))
}

/** Behind `requireIdentity`: one limit for all devices of a person. Counted per process, as pushes are. */
export function limitPerPerson(scope: FastifyInstance, max: number): void {
  const limiter = scope.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator: personOf })
  scope.addHook('onRequest', (request) => refuseAbove(limiter, request, 'person'))
}

/** For single expensive or dangerous routes behind `requireIdentity`. */
export function limitRare(
  scope: FastifyInstance,
  { rarePerPerson = DEFAULT_RARE_PER_PERSON }: RateLimits,
  kind: RareKind,
) {
  return limitEverywhere(scope, { kind, max: rarePerPerson, windowMs: WINDOW_MS }, personOf)
}

export function limitDear(
  scope: FastifyInstance,
  { dearPerPerson = DEFAULT_DEAR_PER_PERSON }: RateLimits,
  kind: DearKind,
) {
  return limitEverywhere(scope, { kind, max: dearPerPerson, windowMs: WINDOW_MS }, personOf)
}

export function limitStanding(
  scope: FastifyInstance,
  { standingPerAddress = DEFAULT_STANDING_PER_ADDRESS }: RateLimits,
) {
  return limitEverywhere(scope, { kind: 'standing', max: standingPerAddress, windowMs: WINDOW_MS }, addressOf)
}

/** By any route. */
export function limitContact(scope: FastifyInstance, { contactPerAddress = DEFAULT_CONTACT_PER_ADDRESS }: RateLimits) {
  const shared = { kind: 'contact', max: contactPerAddress, windowMs: CONTACT_WINDOW_MS } as const
  return limitEverywhere(scope, shared, addressOf)
}

/** Counted here first, so that a flood costs no statements, then over all instances. */
function limitEverywhere(
  scope: FastifyInstance,
  { kind, max, windowMs }: Shared,
  keyGenerator: (request: FastifyRequest) => string,
) {
  const limiter = scope.createRateLimit({ max, timeWindow: windowMs, keyGenerator })
  const { countsIn } = scope
  return async (request: FastifyRequest): Promise<void> => {
    await refuseAbove(limiter, request, kind)
    if (countsIn === null) return
    const key = scope.pseudonyms.ofCount(kind, keyGenerator(request))
    const counted = await asStorage(() => countRequest(countsIn.ofNobody.kysely, key, windowMs))
    if (counted.count > max) throw tooMany(counted.endsInSeconds, kind)
  }
}

function addressOf({ ip }: FastifyRequest): string {
  return networkOf(ip)
}

function personOf(request: FastifyRequest): string {
  return identityOf(request).uid
}

async function refuseAbove(limiter: Limiter, request: FastifyRequest, reason: string): Promise<void> {
  const count = await limiter(request)
  if (count.isAllowed || !count.isExceeded) return
  throw tooMany(count.ttlInSeconds, reason)
}

/** `reason` names the limit. */
function tooMany(endsInSeconds: number, reason: string): Problem {
  return new Problem(429, 'TOO_MANY_REQUESTS', 'Too many requests: wait a little', {
    retryAfterSeconds: Math.max(1, endsInSeconds),
    reason,
  })
}
