import { type Failure, needsSubscription, opensPaywall } from '#domain/billing/paywall.ts'
import { isRecord } from '#domain/is-record.ts'
import { subscribeToRefusals } from '../server/api.ts'
import { APP_ERROR } from '../server/app-error.ts'
import { STATUS_PATH } from './ask-status.ts'
import type { PaywallRequest } from './paywall.machine.ts'
import { openPaywall } from './paywall.ts'
import { subscriptionStore } from './subscription.ts'

export type UnpaidSources = {
  readonly subscribeToRefusals: typeof subscribeToRefusals
  readonly page: Pick<EventTarget, 'addEventListener'>
  readonly path: () => string
  readonly openPaywall: (request: PaywallRequest) => void
  readonly loadStatus: () => Promise<unknown>
}

/** Opens the paywall when a refused call or an uncaught error requires a subscription, except on the plans page. */
export function followUnpaid(sources: UnpaidSources = pageSources()): () => void {
  const ended = new AbortController()
  const hear = (error: unknown) => {
    if (!isUnpaid(error)) return
    const source = sources.path()
    const ask = () => {
      if (opensPaywall(error, sources.path())) sources.openPaywall({ trigger: 'subscription_required', source })
    }
    ask()
    // The device's known subscription may have ended.
    void sources.loadStatus().then(ask, () => undefined)
  }
  const hearEvent = (event: Event) => {
    if ('reason' in event) hear(event.reason)
    else if ('error' in event) hear(event.error)
    else if ('detail' in event) hear(event.detail)
  }
  for (const name of ['error', 'unhandledrejection', APP_ERROR]) {
    sources.page.addEventListener(name, hearEvent, { signal: ended.signal })
  }
  const unfollow = sources.subscribeToRefusals((called, error) => {
    if (called !== STATUS_PATH) hear(error)
  })
  return () => {
    ended.abort()
    unfollow()
  }
}

/** Anything may be thrown. */
function isUnpaid(error: unknown): error is Failure {
  return isRecord(error) && needsSubscription(error)
}

function pageSources(): UnpaidSources {
  return {
    subscribeToRefusals,
    page: globalThis,
    path: () => location.pathname,
    openPaywall,
    loadStatus: subscriptionStore.loadStatus,
  }
}
