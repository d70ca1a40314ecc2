import type { EntitlementKey } from '#contract/billing.ts'
import type { Access } from '#domain/billing/entitlement.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { useStore } from '#shared/use-store.ts'
import { currentAccount, SUBSCRIPTION_KEY, subscribeToAccount } from '../account/account.ts'
import { startConfirmedTrial } from '../account/user.ts'
import { callApi } from '../server/api.ts'
import { publicConfig, publicConfigAnew } from '../server/public-config.ts'
import { homeOrigin } from '../server/server-origin.ts'
import { createSubscriptionStore } from './subscription-store.ts'
import type { SubscriptionView } from './subscription-view.ts'

/** The time of use without a deciding statement. Signing out does not reset it. */
const UNHEARD_KEY = 'barra.unheard'

export const subscriptionStore = createSubscriptionStore({
  callApi,
  account: currentAccount,
  read: () => safeLocalStorage.read(SUBSCRIPTION_KEY),
  write: (text) => safeLocalStorage.write(SUBSCRIPTION_KEY, text),
  readUse: () => safeLocalStorage.readJson(UNHEARD_KEY),
  writeUse: (use) => safeLocalStorage.writeJson(UNHEARD_KEY, use),
  now: () => Date.now(),
  keys: entitlementKeys,
  leaveTo: (address) => location.assign(address),
  origin: homeOrigin,
  market: marketHeaders,
  startTrial: startConfirmedTrial,
})

subscribeToAccount(subscriptionStore.reread)
// Another tab got a statement, or signed out.
globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key === SUBSCRIPTION_KEY || event.key === null) subscriptionStore.reread()
})

export function useSubscription(): SubscriptionView {
  return useStore(subscriptionStore)
}

/** By the last statement. Needs no network. */
export function currentAccess(): Access {
  return subscriptionStore.current().access
}

async function entitlementKeys(isAnew = false): Promise<readonly EntitlementKey[]> {
  // Without a response the known keys stay: without any, everything would be trusted.
  const config = await (isAnew ? publicConfigAnew().catch(publicConfig) : publicConfig()).catch(() => undefined)
  return config?.entitlementKeys ?? []
}

/** Loaded with the plans: nothing in a workout depends on countries. */
async function marketHeaders(): Promise<Readonly<Record<string, string>>> {
  const module = await import('./market.ts').catch(() => undefined)
  return module?.markets.headers() ?? {}
}
