import type { FastifyInstance } from 'fastify'
import { MAX_PUSH_BYTES_PER_MINUTE } from '#contract/limits.ts'
import { Problem } from '../problem.ts'
import { identityOf } from './authentication.ts'

const WINDOW_MS = 60_000
const MAX_PEOPLE = 20_000

type Spent = { bytes: number; readonly endsAtMs: number }

/** Bytes that each person has sent in the current minute. Counted per process, as requests are. */
export class PushBudget {
  readonly #people = new Map<string, Spent>()

  /** In how many seconds the person may send more; 0 for at once. */
  secondsUntilNext(uid: string, nowMs: number): number {
    const spent = this.#people.get(uid)
    if (!spent || nowMs >= spent.endsAtMs || spent.bytes < MAX_PUSH_BYTES_PER_MINUTE) return 0
    return Math.max(1, Math.ceil((spent.endsAtMs - nowMs) / 1_000))
  }

  spend(uid: string, bytes: number, nowMs: number): void {
    const known = this.#people.get(uid)
    const spent = known && nowMs < known.endsAtMs ? known : { bytes: 0, endsAtMs: nowMs + WINDOW_MS }
    spent.bytes += bytes
    // The oldest entries are first, and mostly over.
    this.#people.delete(uid)
    this.#people.set(uid, spent)
    const [oldest] = this.#people.keys()
    if (this.#people.size > MAX_PEOPLE && oldest !== undefined) this.#people.delete(oldest)
  }
}

/**
 * Refuses a push of somebody who has sent more in this minute than ten years of training, before its body is read. What
 * was unpacked counts, also of a push that was refused.
 */
export function limitPushedBytes(scope: FastifyInstance): void {
  const budget = new PushBudget()
  scope.addHook('preParsing', async (request) => {
    // A person who has sent too much may still fetch.
    if (request.method !== 'POST') return
    const retryAfterSeconds = budget.secondsUntilNext(identityOf(request).uid, Date.now())
    if (retryAfterSeconds === 0) return
    throw new Problem(429, 'TOO_MANY_REQUESTS', 'Too much was sent in one minute: wait a little', {
      retryAfterSeconds,
      reason: 'bytes',
    })
  })
  scope.addHook('onResponse', async (request) => {
    if (request.unpackedBytes > 0) budget.spend(identityOf(request).uid, request.unpackedBytes, Date.now())
  })
}
