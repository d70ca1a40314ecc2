import type { CurrentSubscription, Entitlement, Payment, Plan, Subscription } from '#contract/billing.ts'
import { type DeviceClock, notedTime } from '#domain/billing/entitlement.ts'
import { NO_SUBSCRIPTION } from '#domain/billing/subscription.ts'
import { isRecord } from '#domain/is-record.ts'
import { createStore } from '#shared/store.ts'
import type { Account } from '../account/account-record.ts'
import { statementIn } from './entitlement-token.ts'
import { readCurrentSubscription, readPayments, readPlans, readSubscription } from './read-billing.ts'
import { NOTE_STEP_MS } from './use-meter.ts'

export type KeptSubscription = {
  readonly subscription: CurrentSubscription
  readonly plans: readonly Plan[]
  readonly paymentHistory: readonly Payment[]
  readonly status: Subscription
  readonly isInitialized: boolean
  readonly proof: { readonly token: string; readonly statement: Entitlement } | null
  /** In milliseconds since 1970. */
  readonly highWaterMs: number
}

const NOTHING_KEPT: KeptSubscription = {
  subscription: null,
  plans: [],
  paymentHistory: [],
  status: NO_SUBSCRIPTION,
  isInitialized: false,
  proof: null,
  highWaterMs: 0,
}

export type KeptSources = {
  readonly account: () => Account | null
  /** Neither throws. */
  readonly read: () => string | null
  readonly write: (text: string) => void
  /** Milliseconds since 1970 by the device's own clock. */
  readonly now: () => number
}

export type SubscriptionKeeper = ReturnType<typeof keepSubscription>

export function keepSubscription({ account, read, write, now }: KeptSources) {
  const state = createStore(stored())
  let writtenHighWaterMs = state.current().kept.highWaterMs

  function stored(): { readonly owner: string | null; readonly kept: KeptSubscription } {
    const owner = account()?.uid ?? null
    return { owner, kept: owner === null ? NOTHING_KEPT : readKept(owner, read()) }
  }

  function keep(change: Partial<KeptSubscription>): void {
    const { owner, kept: before } = state.current()
    const kept = { ...before, ...change }
    writtenHighWaterMs = kept.highWaterMs
    if (owner !== null) write(writeKept(owner, kept))
    state.set({ owner, kept })
  }

  return {
    subscribe: state.subscribe,
    current: () => state.current().kept,
    owner: () => state.current().owner,
    clock: (): DeviceClock => ({ nowMs: now(), highWaterMs: state.current().kept.highWaterMs }),
    keep,
    /** Forgets all but what access is judged by: nobody is locked out, or let in, by a reload. */
    clear(): void {
      const { proof, highWaterMs } = state.current().kept
      keep({ ...NOTHING_KEPT, proof, highWaterMs })
    },
    tick(): void {
      const { owner, kept } = state.current()
      const highWaterMs = notedTime(kept.highWaterMs, now())
      if (highWaterMs - writtenHighWaterMs >= NOTE_STEP_MS) keep({ highWaterMs })
      else state.set({ owner, kept: { ...kept, highWaterMs } })
    },
    isOfAnother: (): boolean => (account()?.uid ?? null) !== state.current().owner,
    reread(): void {
      const next = stored()
      writtenHighWaterMs = next.kept.highWaterMs
      state.set(next)
    },
  }
}

function writeKept(uid: string, { proof, ...kept }: KeptSubscription): string {
  return JSON.stringify({ uid, ...kept, token: proof?.token ?? null })
}

/** Empty if invalid, or of another account. */
function readKept(uid: string, text: string | null): KeptSubscription {
  let value: unknown
  try {
    value = JSON.parse(text ?? 'null')
  } catch {
    return NOTHING_KEPT
  }
  if (!isRecord(value) || value['uid'] !== uid) return NOTHING_KEPT
  return {
    subscription: readCurrentSubscription(value['subscription']),
    plans: readPlans(value['plans']),
    paymentHistory: readPayments(value['paymentHistory']),
    status: readSubscription(value['status']) ?? NO_SUBSCRIPTION,
    isInitialized: value['isInitialized'] === true,
    proof: proofIn(uid, value['token']),
    highWaterMs: Number(value['highWaterMs']) || 0,
  }
}

/** A token about this person; null for any other. */
export function proofIn(uid: string, token: unknown): KeptSubscription['proof'] {
  const statement = typeof token === 'string' ? statementIn(token) : null
  return statement?.uid === uid ? { token: String(token), statement } : null
}
