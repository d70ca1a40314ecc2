import { createStore } from '#shared/store.ts'
import { type SubscriptionAct, SubscriptionError } from './subscription-error.ts'

export type CallsState = { readonly isLoading: boolean; readonly error: SubscriptionError | null }

/** The calls made for one person; those of somebody who has left meanwhile change nothing. */
export function createSubscriptionCalls(owner: () => string | null) {
  const state = createStore<CallsState>({ isLoading: false, error: null })
  let running = 0
  const show = (error: SubscriptionError | null) => state.set({ isLoading: running > 0, error })

  return {
    current: state.current,
    subscribe: state.subscribe,
    show,
    /** Rejects with a SubscriptionError. */
    async act<Payload>(
      name: SubscriptionAct,
      call: () => Promise<Payload>,
      take: (payload: Payload) => Promise<void> | void = () => undefined,
    ): Promise<Payload> {
      const asker = owner()
      running += 1
      show(null)
      try {
        const payload = await call()
        if (owner() === asker) await take(payload)
        return payload
      } catch (cause) {
        const failure = cause instanceof SubscriptionError ? cause : new SubscriptionError(name, cause)
        if (owner() === asker) show(failure)
        throw failure
      } finally {
        running -= 1
        show(state.current().error)
      }
    },
  }
}
