import { PAGE_FIRST_LOCK } from '#contract/precache.ts'
import { withLock } from '#shared/with-lock.ts'

/**
 * Until this has loaded, the service worker does not fetch what is needed later. Once it controls the page, everything
 * is there already.
 */
export function loadFirst(awaited: Promise<unknown>): void {
  if (navigator.serviceWorker?.controller) return
  void withLock(PAGE_FIRST_LOCK, () => Promise.allSettled([awaited]), { mode: 'shared' })
}
