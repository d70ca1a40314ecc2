import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { identityOf } from './authentication.ts'

/** Requests per minute. An address may be a whole gym, so it gets more than a person. */
export type RateLimits = {
  readonly perAddress: number
  readonly perPerson: number
  /** For actions needed a few times in the life of an account: export, deletion and the like. */
  readonly rarePerPerson?: number
  /** For requests that query the payment provider or read all training: more than a person needs. */
  readonly dearPerPerson?: number
  /** Contact messages in ten minutes. */
  readonly contactPerAddress?: number
}
export const DEFAULT_RATE_LIMITS: RateLimits = { perAddress: 3_000, perPerson: 600 }
export const DEFAULT_RARE_PER_PERSON = 10

const DEFAULT_DEAR_PER_PERSON = 30
const DEFAULT_CONTACT_PER_ADDRESS = 10

const WINDOW_MS = 60_000
const CONTACT_WINDOW_MS = 600_000
type Limiter = ReturnType<FastifyInstance['createRateLimit']>

/** Registers the limiters. Counts are per process. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, cache: 20_000 })
}

/** Runs before anything else in a request. */
export function limitPerAddress(scope: FastifyInstance, max: number): void {
  const limiter = scope.createRateLimit({ max, timeWindow: WINDOW_MS })
  scope.addHook('onRequest', (request) => refuseAbove(limiter, request))
}

/** Behind `requireIdentity`: one limit for all devices of a person. */
export function limitPerPerson(scope: FastifyInstance, max: number): void {
  const limiter = limiterPerPerson(scope, max)
  scope.addHook('onRequest', (request) => refuseAbove(limiter, request))
}

/** For single expensive or dangerous routes behind `requireIdentity`: a separate count. */
export function limitRare(scope: FastifyInstance, { rarePerPerson = DEFAULT_RARE_PER_PERSON }: RateLimits) {
  const limiter = limiterPerPerson(scope, rarePerPerson)
  return (request: FastifyRequest): Promise<void> => refuseAbove(limiter, request)
}

/** One separate count per scope. */
export function limitDear(scope: FastifyInstance, { dearPerPerson = DEFAULT_DEAR_PER_PERSON }: RateLimits) {
  const limiter = limiterPerPerson(scope, dearPerPerson)
  return (request: FastifyRequest): Promise<void> => refuseAbove(limiter, request)
}

/** By any route: a separate count per address. */
export function limitContact(scope: FastifyInstance, { contactPerAddress = DEFAULT_CONTACT_PER_ADDRESS }: RateLimits) {
  const limiter = scope.createRateLimit({ max: contactPerAddress, timeWindow: CONTACT_WINDOW_MS })
  return (request: FastifyRequest): Promise<void> => refuseAbove(limiter, request)
}

function limiterPerPerson(scope: FastifyInstance, max: number): Limiter {
  return scope.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator: (request) => identityOf(request).uid })
}

async function refuseAbove(limiter: Limiter, request: FastifyRequest): Promise<void> {
  const count = await limiter(request)
  if (count.isAllowed || !count.isExceeded) return
  throw new Problem(429, 'TOO_MANY_REQUESTS', 'Too many requests: wait a little', {
    retryAfterSeconds: Math.max(1, count.ttlInSeconds),
  })
}
