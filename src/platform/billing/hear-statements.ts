import type { EntitlementKey, Subscription, SubscriptionState } from '#contract/billing.ts'
import { heardTime, newerStatement } from '#domain/billing/entitlement.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { isGenuine } from './entitlement-token.ts'
import { type KeptSubscription, proofIn, type SubscriptionKeeper } from './kept-subscription.ts'
import { subscriptionIn } from './subscription-view.ts'

/** Minimum pause between refreshes of a device. */
export const REFRESH_PAUSE_MS = 5 * 60_000

export type StatementSources = {
  /** `isAnew`: the server's current ones. Never rejects. */
  readonly keys: (isAnew?: boolean) => Promise<readonly EntitlementKey[]>
  /** Milliseconds since 1970 by the device's own clock. */
  readonly now: () => number
}

type Proof = NonNullable<KeptSubscription['proof']>

/** Takes the server's signed statements: none that another key signed, and none that is older than what was heard. */
export function hearStatements(keeper: SubscriptionKeeper, { keys, now }: StatementSources) {
  let toldToken: unknown = null
  let heardAtMs: number | null = null

  async function genuineProof(token: unknown): Promise<Proof | null> {
    const owner = keeper.owner()
    const proof = owner === null ? null : proofIn(owner, token)
    return proof && (await isOurs(proof)) ? proof : null
  }

  /** The key may have been rotated since this page was opened. */
  async function isOurs({ token }: Proof): Promise<boolean> {
    return (await isGenuine(token, await keys())) || isGenuine(token, await keys(true))
  }

  function isNews({ statement }: Proof): boolean {
    return newerStatement(keeper.current().proof?.statement ?? null, statement) === statement
  }

  function keepProof(proof: Proof, status: Subscription): void {
    keeper.keep({ status, proof, highWaterMs: heardTime(millisecondsOf(proof.statement.issuedAt)) })
  }

  return {
    /** Unless a newer one arrived meanwhile. */
    async hear({ entitlement, ...status }: SubscriptionState): Promise<void> {
      const owner = keeper.owner()
      const proof = await genuineProof(entitlement)
      if (keeper.owner() !== owner) return
      if (!proof) return keeper.keep({ status })
      if (!isNews(proof)) return
      heardAtMs = now()
      keepProof(proof, status)
    },

    /** Applies a statement received by the sync, or at sign-in; ignores anything else. Never rejects. */
    async hearStatement(token: unknown): Promise<void> {
      if (token === toldToken || token === keeper.current().proof?.token) return
      toldToken = token
      const owner = keeper.owner()
      const proof = await genuineProof(token)
      if (keeper.owner() === owner && proof && isNews(proof)) keepProof(proof, subscriptionIn(proof.statement))
    },

    /** Verifies the stored statement's signature; a forged one is discarded. Never rejects. */
    async verify(): Promise<void> {
      const { proof } = keeper.current()
      if (!proof || (await isOurs(proof))) return
      if (keeper.current().proof === proof) keeper.keep({ proof: null, isInitialized: false })
    },

    isFresh(): boolean {
      const nowMs = now()
      return heardAtMs !== null && nowMs >= heardAtMs && nowMs - heardAtMs < REFRESH_PAUSE_MS
    },

    forget(): void {
      toldToken = null
      heardAtMs = null
    },
  }
}
