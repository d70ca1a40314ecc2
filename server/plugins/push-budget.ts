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

  /** Counts the bytes of a body. Returns in how many seconds the person may send more, or 0. */
  spend(uid: string, bytes: number, nowMs: number): number {
    const known = this.#people.get(uid)
    const spent = known && nowMs < known.endsAtMs ? known : { bytes: 0, endsAtMs: nowMs + WINDOW_MS }
    const isOver = spent.bytes >= MAX_PUSH_BYTES_PER_MINUTE
    if (!isOver) spent.bytes += bytes
    // The oldest entries are first, and mostly over.
    this.#people.delete(uid)
    this.#people.set(uid, spent)
    const [oldest] = this.#people.keys()
    if (this.#people.size > MAX_PEOPLE && oldest !== undefined) this.#people.delete(oldest)
    return isOver ? Math.max(1, Math.ceil((spent.endsAtMs - nowMs) / 1_000)) : 0
  }
}

/** Refuses a push of somebody who has sent more in this minute than ten years of training. */
export function limitPushedBytes(scope: FastifyInstance): void {
  const budget = new PushBudget()
  scope.addHook('preValidation', async (request) => {
    if (request.unpackedBytes === 0) return
    const retryAfterSeconds = budget.spend(identityOf(request).uid, request.unpackedBytes, Date.now())
    if (retryAfterSeconds === 0) return
    throw new Problem(429, 'TOO_MANY_REQUESTS', 'Too much was sent in one minute: wait a little', { retryAfterSeconds })
  })
}
