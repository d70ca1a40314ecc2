import { isRestrictedPath } from '#domain/billing/restricted-path.ts'
import { createStore, type ReadableStore } from '#shared/store.ts'
import type { PaywallActor, PaywallEvent, PaywallRequest } from './paywall.machine.ts'

const running = createStore<PaywallActor | null>(null)
let starting: Promise<PaywallActor> | undefined
/** How often the person went to a screen that needs no plan. */
let timesLeft = 0

/** Null until the paywall was first asked for: its machine is fetched then. */
export const paywallActor: ReadableStore<PaywallActor | null> = running

/** The rules decide: not twice at once, not within a second of opening, with access only if pressed for. */
export function openPaywall(request: PaywallRequest = {}): void {
  const timesLeftBefore = timesLeft
  void start().then(
    (actor) => {
      // Its code took longer than the person stayed.
      if (timesLeft === timesLeftBefore) actor.send({ type: 'open', ...request })
    },
    (cause: unknown) => console.warn('the paywall did not open', cause),
  )
}

export function closePaywall(): void {
  running.current()?.send({ type: 'close' } satisfies PaywallEvent)
}

/** Whether it covers the screen, or is about to. */
export function isPaywallComing(): boolean {
  return running.current()?.getSnapshot().matches('closed') === false
}

/** The person went to another screen, by a link or through the history: the paywall stays only where a plan is needed. */
export function noteScreen(path: string): void {
  if (!isRestrictedPath(path)) timesLeft += 1
  running.current()?.send({ type: 'screen.changed', path } satisfies PaywallEvent)
}

/** A failed load is retried the next time. */
function start(): Promise<PaywallActor> {
  starting ??= import('./paywall-session.ts')
    .then(({ startPaywall }) => {
      const actor = startPaywall()
      running.set(actor)
      return actor
    })
    .catch((cause: unknown) => {
      starting = undefined
      throw cause
    })
  return starting
}
