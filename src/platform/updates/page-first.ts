import { PAGE_FIRST_LOCK } from '#contract/precache.ts'

const LIMIT_MS = 30_000

/**
 * Until this has loaded, the service worker does not fetch what is needed later. Once it controls the page, everything
 * is there already.
 */
export function loadFirst(awaited: Promise<unknown>): void {
  if (!('locks' in navigator) || navigator.serviceWorker?.controller) return
  void navigator.locks.request(PAGE_FIRST_LOCK, { mode: 'shared' }, () => Promise.allSettled([awaited]))
}

/** Resolves when no page of this browser loads what somebody waits for; after a while in any case. */
export async function untilPagesHaveLoaded(): Promise<void> {
  if (!('locks' in navigator)) return
  const signal = AbortSignal.timeout(LIMIT_MS)
  await navigator.locks.request(PAGE_FIRST_LOCK, { signal }, () => undefined).catch(() => undefined)
}
