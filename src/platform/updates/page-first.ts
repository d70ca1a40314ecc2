import { PAGE_FIRST_LOCK } from '#contract/precache.ts'
import { nativePlatform } from '#platform/device/shell.ts'
import { withLock } from '#shared/with-lock.ts'

const LOADING_LIMIT_MS = 30_000

/** Whether no file of the app comes over the line. */
function hasEverything(): boolean {
  return nativePlatform !== null || Boolean(navigator.serviceWorker?.controller)
}

/**
 * Until this has loaded, the service worker does not fetch what is needed later. Once it controls the page, everything
 * is there already.
 */
export function loadFirst(awaited: Promise<unknown>): void {
  if (hasEverything()) return
  void withLock(PAGE_FIRST_LOCK, () => Promise.allSettled([awaited]), { mode: 'shared' })
}

/**
 * Resolves when no page of this browser loads what somebody waits for; after a while in any case. At once where a
 * service worker has everything already.
 */
export async function untilPagesHaveLoaded(): Promise<void> {
  if (hasEverything()) return
  const signal = AbortSignal.timeout(LOADING_LIMIT_MS)
  // A page that loads one thing after the other queues for the next turn.
  let isLoading = true
  while (isLoading && !signal.aborted) {
    await withLock(PAGE_FIRST_LOCK, async () => undefined, { signal }).catch(() => undefined)
    isLoading = await isAnyPageLoading()
  }
}

/** Never where locks are missing or refused. */
async function isAnyPageLoading(): Promise<boolean> {
  try {
    const { held = [], pending = [] } = await navigator.locks.query()
    return [...held, ...pending].some(({ name, mode }) => name === PAGE_FIRST_LOCK && mode === 'shared')
  } catch {
    return false
  }
}
