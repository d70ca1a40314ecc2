import { currentSyncStatus, subscribeToStatus } from '../sync/sync.ts'
import { subscriptionStore } from './subscription.ts'

/** How often an open page checks for expiry. */
const LOOK_EVERY_MS = 60_000

/** Now, when network or sync is back, and when the page is visible again. Call it once the server knows the person. */
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
  // A sync that was done before is no news.
  let wasSynced = true
  const hearSync = () => {
    const { entitlement, kind } = currentSyncStatus()
    void subscriptionStore.hearStatement(entitlement)
    const isSynced = kind === 'synced'
    if (isSynced && !wasSynced) keepFresh()
    wasSynced = isSynced
  }
  hearSync()
  const unfollow = subscribeToStatus(hearSync)
  return () => {
    ended.abort()
    clearInterval(looking)
    unfollow()
  }
}
