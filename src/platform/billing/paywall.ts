import { opens } from '#domain/billing/entitlement.ts'
import { createStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import type { Paywall, PaywallEvent, PaywallRequest } from './paywall.machine.ts'
import { currentAccess, subscriptionStore } from './subscription.ts'

const paywall = createStore<Paywall>({ visible: false, trigger: null, source: null })
let session: Promise<(event: PaywallEvent) => void> | undefined

/** The rules decide: not twice at once, not within a second of opening, with access only if asked for or `forced`. */
export function openPaywall(request: PaywallRequest = {}): void {
  tell({ type: 'open', ...request })
}

export function closePaywall(): void {
  if (session !== undefined) tell({ type: 'close' })
}

export function usePaywall(): Paywall {
  return useStore(paywall)
}

function tell(event: PaywallEvent): void {
  void loadSession().then(
    (send) => send(event),
    (cause: unknown) => console.warn('the paywall did not hear', event.type, cause),
  )
}

/** A failed load is retried the next time. */
function loadSession(): Promise<(event: PaywallEvent) => void> {
  session ??= import('./paywall-session.ts').then(
    ({ startPaywall }) => {
      const send = startPaywall(opens(currentAccess()), {
        loadPlans: async () => subscriptionStore.current().plans.length > 0 || subscriptionStore.loadPlans(),
        changed: show,
      })
      subscriptionStore.subscribe(() => send({ type: 'access.changed', hasAccess: opens(currentAccess()) }))
      return send
    },
    (cause: unknown) => {
      session = undefined
      throw cause
    },
  )
  return session
}

function show(next: Paywall): void {
  const { visible, trigger, source } = paywall.current()
  if (next.visible !== visible || next.trigger !== trigger || next.source !== source) paywall.set(next)
}
