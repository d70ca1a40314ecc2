import { useSyncExternalStore } from 'react'
import type { EntitlementKey } from '#contract/billing.ts'
import type { Access } from '#domain/entitlement.ts'
import { currentAccount, SUBSCRIPTION_KEY, subscribeToAccount } from '../account.ts'
import { callApi } from '../api.ts'
import { attempt } from '../attempt.ts'
import { publicConfig } from '../public-config.ts'
import { homeOrigin } from '../server-origin.ts'
import { currentSyncStatus, subscribeToStatus } from '../sync.ts'
import { startTrial } from '../user.ts'
import { createSubscriptionStore, type SubscriptionView } from './subscription-store.ts'

/** How often an open page looks whether something has ended. */
const LOOK_EVERY_MS = 60_000

/** The subscription of whoever is signed in on this device, known at once from what the device keeps. */
export const subscriptionStore = createSubscriptionStore({
  callApi,
  account: currentAccount,
  read: () => attempt(() => localStorage.getItem(SUBSCRIPTION_KEY)) ?? null,
  write: (text) => attempt(() => localStorage.setItem(SUBSCRIPTION_KEY, text)),
  now: () => Date.now(),
  keys: entitlementKeys,
  leaveTo: (address) => location.assign(address),
  origin: homeOrigin,
  market: marketHeaders,
  startTrial,
})

subscribeToAccount(subscriptionStore.reread)
// Another tab heard something, or signed out.
globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key === SUBSCRIPTION_KEY || event.key === null) subscriptionStore.reread()
})

/** The subscription, followed. */
export function useSubscription(): SubscriptionView {
  return useSyncExternalStore(subscriptionStore.subscribe, subscriptionStore.view)
}

/** What this device may do now, by what it was last told. Needs no network. */
export function currentAccess(): Access {
  return subscriptionStore.view().access
}

/**
 * Keeps the subscription true to the server while somebody is signed in: now, when the network or the sync is back, and
 * when the page is looked at again. Call it once the server knows the person. Returns how to stop.
 */
export function followSubscription(): () => void {
  const ended = new AbortController()
  const keepFresh = () => {
    if (navigator.onLine) void subscriptionStore.keepFresh()
  }
  const lookAgain = () => {
    subscriptionStore.tick()
    if (document.visibilityState === 'visible') keepFresh()
  }
  subscriptionStore.tick()
  void subscriptionStore.verify().then(keepFresh)
  addEventListener('online', keepFresh, { signal: ended.signal })
  document.addEventListener('visibilitychange', lookAgain, { signal: ended.signal })
  const looking = setInterval(subscriptionStore.tick, LOOK_EVERY_MS)
  let wasSynced = currentSyncStatus().kind === 'synced'
  const unfollow = subscribeToStatus(() => {
    const isSynced = currentSyncStatus().kind === 'synced'
    if (isSynced && !wasSynced) keepFresh()
    wasSynced = isSynced
  })
  return () => {
    ended.abort()
    clearInterval(looking)
    unfollow()
  }
}

async function entitlementKeys(): Promise<readonly EntitlementKey[]> {
  const config = await publicConfig().catch(() => undefined)
  return config?.entitlementKeys ?? []
}

/** Fetched when plans are: nothing that a workout needs knows of countries. */
async function marketHeaders(): Promise<Readonly<Record<string, string>>> {
  const module = await import('../pricing/market.ts').catch(() => undefined)
  return module?.markets.headers() ?? {}
}
