import { PAGE_FIRST_LOCK } from '#contract/precache.ts'

/**
 * Until this has loaded, the service worker does not fetch what is needed later. Once it controls the page, everything
 * is there already.
 */
export function loadFirst(awaited: Promise<unknown>): void {
  if (!('locks' in navigator) || navigator.serviceWorker?.controller) return
  void navigator.locks.request(PAGE_FIRST_LOCK, { mode: 'shared' }, () => Promise.allSettled([awaited]))
}
