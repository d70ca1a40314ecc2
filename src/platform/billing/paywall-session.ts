import { createActor, fromPromise } from 'xstate'
import { opens } from '#domain/billing/entitlement.ts'
import { type PaywallActor, paywallMachine } from './paywall.machine.ts'
import { currentAccess, subscriptionStore } from './subscription.ts'

/** Starts the paywall, closed, and reports to it whether the person has access. */
export function startPaywall(): PaywallActor {
  const machine = paywallMachine.provide({
    actors: {
      loadPlans: fromPromise<unknown>(loadPlans),
    },
  })
  const hasAccess = () => opens(currentAccess())
  const actor = createActor(machine, { input: { hasAccess: hasAccess(), now: () => Date.now() } })
  actor.start()
  subscriptionStore.subscribe(() => actor.send({ type: 'access.changed', hasAccess: hasAccess() }))
  return actor
}

/** The start of the app may be about to load them. */
async function loadPlans(): Promise<void> {
  if (hasPlans()) return
  void subscriptionStore.init()
  await subscriptionStore.waitForInit()
  if (!hasPlans()) await subscriptionStore.loadPlans()
}

function hasPlans(): boolean {
  return subscriptionStore.current().plans.length > 0
}
