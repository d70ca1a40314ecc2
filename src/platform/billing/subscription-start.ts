import { SUBSCRIPTION_WAIT_MS } from '#domain/billing/subscription.ts'
import { createSignal } from '#shared/store.ts'
import type { SubscriptionKeeper } from './kept-subscription.ts'

/** Loads once what screens need of a subscription, and lets others wait for it. `load` resolves to whether that worked. */
export function startSubscription(keeper: SubscriptionKeeper, load: () => Promise<boolean>) {
  const settled = createSignal<[isInitialized: boolean]>()
  let starting: Promise<boolean> | undefined

  async function start(): Promise<boolean> {
    const isKnown = await load()
    settled.emit(isKnown)
    return isKnown
  }

  return {
    /**
     * Loads status and plans, once; `force` clears and reloads. False if the status could not be loaded. Never rejects.
     */
    init({ force = false }: { readonly force?: boolean } = {}): Promise<boolean> {
      if (keeper.current().isInitialized && !force) return Promise.resolve(true)
      if (force) keeper.clear()
      starting ??= start().finally(() => {
        starting = undefined
      })
      return starting
    },

    /** Resolves to whether it is initialized; false after the limit or a failed attempt. */
    waitForInit(limitMs = SUBSCRIPTION_WAIT_MS): Promise<boolean> {
      if (keeper.current().isInitialized) return Promise.resolve(true)
      return new Promise((resolve) => {
        const settle = (isInitialized: boolean) => {
          clearTimeout(limit)
          unfollow()
          resolve(isInitialized)
        }
        const limit = setTimeout(settle, limitMs, false)
        const unfollow = settled.subscribe(settle)
      })
    },

    /** Somebody else is signed in: whoever waits is told so. */
    giveUp(): void {
      starting = undefined
      settled.emit(false)
    },
  }
}
