import { createStore, type ReadableStore } from '#shared/store.ts'
import type { PaywallActor, PaywallEvent, PaywallRequest } from './paywall.machine.ts'

const running = createStore<PaywallActor | null>(null)
let starting: Promise<PaywallActor> | undefined

/** Null until the paywall was first asked for: its machine is fetched then. */
export const paywallActor: ReadableStore<PaywallActor | null> = running

/** The rules decide: not twice at once, not within a second of opening, with access only if pressed for. */
export function openPaywall(request: PaywallRequest = {}): void {
  void start().then(
    (actor) => actor.send({ type: 'open', ...request }),
    (cause: unknown) => console.warn('the paywall did not open', cause),
  )
}

export function closePaywall(): void {
  running.current()?.send({ type: 'close' } satisfies PaywallEvent)
}

/** A failed load is retried the next time. */
function start(): Promise<PaywallActor> {
  starting ??= import('./paywall-session.ts').then(
    ({ startPaywall }) => {
      const actor = startPaywall()
      running.set(actor)
      return actor
    },
    (cause: unknown) => {
      starting = undefined
      throw cause
    },
  )
  return starting
}
