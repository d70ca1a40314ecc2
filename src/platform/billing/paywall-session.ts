import { createActor, fromPromise } from 'xstate'
import { type Paywall, type PaywallEvent, paywallMachine } from './paywall.machine.ts'

export type PaywallEffects = {
  /** Resolves immediately if plans are known. */
  readonly loadPlans: () => Promise<unknown>
  readonly changed: (paywall: Paywall) => void
}

export function startPaywall(hasAccess: boolean, { loadPlans, changed }: PaywallEffects) {
  const machine = paywallMachine.provide({ actors: { loadPlans: fromPromise(loadPlans) } })
  const actor = createActor(machine, { input: { hasAccess, now: () => Date.now() } })
  actor.subscribe(({ value, context: { trigger, source } }) => changed({ visible: value === 'open', trigger, source }))
  actor.start()
  return (event: PaywallEvent) => actor.send(event)
}
