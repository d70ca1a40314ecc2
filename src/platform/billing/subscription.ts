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

/** How long this device has been used unheard. No account's end takes it away. */
const UNHEARD_KEY = 'barra.unheard'

/** The subscription of whoever is signed in on this device, known at once from what the device keeps. */
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
// Another tab heard something, or signed out.
globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key === SUBSCRIPTION_KEY || event.key === null) subscriptionStore.reread()
})

/** The subscription, followed. */
export function useSubscription(): SubscriptionView {
  return useStore(subscriptionStore)
}

/** Returns what this device may do now, by what it was last told. Needs no network. */
export function currentAccess(): Access {
  return subscriptionStore.current().access
}

async function entitlementKeys(isAnew = false): Promise<readonly EntitlementKey[]> {
  // Without an answer the keys at hand stay: to know of none would be to believe everything.
  const config = await (isAnew ? publicConfigAnew().catch(publicConfig) : publicConfig()).catch(() => undefined)
  return config?.entitlementKeys ?? []
}

/** Fetched when plans are: nothing that a workout needs knows of countries. */
async function marketHeaders(): Promise<Readonly<Record<string, string>>> {
  const module = await import('./market.ts').catch(() => undefined)
  return module?.markets.headers() ?? {}
}
