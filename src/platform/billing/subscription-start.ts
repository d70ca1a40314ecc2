import { SUBSCRIPTION_WAIT_MS } from '#domain/billing/subscription.ts'
import { createSignal } from '#shared/store.ts'
import type { SubscriptionKeeper } from './kept-subscription.ts'

/** `load` resolves to whether it worked. */
export function startSubscription(keeper: SubscriptionKeeper, load: () => Promise<boolean>) {
  const settled = createSignal<[isInitialized: boolean]>()
  let starting: Promise<boolean> | undefined

  async function start(): Promise<boolean> {
    const isKnown = await load()
    settled.emit(isKnown)
    return isKnown
  }

  return {
    /** Once; `force` clears and reloads. False if the status could not be loaded. Never rejects. */
    init({ force = false }: { readonly force?: boolean } = {}): Promise<boolean> {
      if (keeper.current().isInitialized && !force) return Promise.resolve(true)
      if (force) keeper.clear()
      starting ??= start().finally(() => {
        starting = undefined
      })
      return starting
    },

    /** False after the limit or a failed attempt. */
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

    giveUp(): void {
      starting = undefined
      settled.emit(false)
    },
  }
}
