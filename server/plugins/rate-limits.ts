import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { identityOf } from './authentication.ts'

/** Requests a minute. An address may be a whole gym, so it gets more than a person. */
export type RateLimits = {
  readonly perAddress: number
  readonly perPerson: number
  /** Of each kind that is asked for a few times in the life of an account: its export, its deletion and their like. */
  readonly rarePerPerson?: number
  /** Of what asks the payment provider or reads all training: more than a person presses, fewer than hurt everybody else. */
  readonly dearPerPerson?: number
  /** Messages of the contact form in ten minutes. */
  readonly contactPerAddress?: number
}
export const DEFAULT_RATE_LIMITS: RateLimits = { perAddress: 3_000, perPerson: 600 }
export const DEFAULT_RARE_PER_PERSON = 10

const DEFAULT_DEAR_PER_PERSON = 30
const DEFAULT_CONTACT_PER_ADDRESS = 10

const WINDOW_MS = 60_000
const CONTACT_WINDOW_MS = 600_000
type Limiter = ReturnType<FastifyInstance['createRateLimit']>

/** Makes the limiters available. Counts live in this process. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, cache: 20_000 })
}

/** Before anything else is done for a request. */
export function limitPerAddress(scope: FastifyInstance, max: number): void {
  const limiter = scope.createRateLimit({ max, timeWindow: WINDOW_MS })
  scope.addHook('onRequest', (request) => refuseAbove(limiter, request))
}

/** Behind `requireIdentity`: one person's devices together. */
export function limitPerPerson(scope: FastifyInstance, max: number): void {
  const limiter = limiterPerPerson(scope, max)
  scope.addHook('onRequest', (request) => refuseAbove(limiter, request))
}

/** For single routes behind `requireIdentity` that are dear or dangerous: a count of their own, as an `onRequest` hook. */
export function limitRare(scope: FastifyInstance, { rarePerPerson = DEFAULT_RARE_PER_PERSON }: RateLimits) {
  const limiter = limiterPerPerson(scope, rarePerPerson)
  return (request: FastifyRequest): Promise<void> => refuseAbove(limiter, request)
}

/** For routes that ask the payment provider or read all of a person's training: a count of their own, all of one scope together. */
export function limitDear(scope: FastifyInstance, { dearPerPerson = DEFAULT_DEAR_PER_PERSON }: RateLimits) {
  const limiter = limiterPerPerson(scope, dearPerPerson)
  return (request: FastifyRequest): Promise<void> => refuseAbove(limiter, request)
}

/** For what writes to us, by whatever way: a count of its own for each address. */
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
