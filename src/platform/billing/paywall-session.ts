import { createActor, fromPromise } from 'xstate'
import { opens } from '#domain/billing/entitlement.ts'
import { type PaywallActor, paywallMachine } from './paywall.machine.ts'
import { currentAccess, subscriptionStore } from './subscription.ts'

/** Starts the paywall, closed, and reports to it whether the person has access. */
export function startPaywall(): PaywallActor {
  const machine = paywallMachine.provide({
    actors: {
      loadPlans: fromPromise<unknown>(
        async () => subscriptionStore.current().plans.length > 0 || subscriptionStore.loadPlans(),
      ),
    },
  })
  const hasAccess = () => opens(currentAccess())
  const actor = createActor(machine, { input: { hasAccess: hasAccess(), now: () => Date.now() } })
  actor.start()
  subscriptionStore.subscribe(() => actor.send({ type: 'access.changed', hasAccess: hasAccess() }))
  return actor
}
