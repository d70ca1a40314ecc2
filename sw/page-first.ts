import { PAGE_FIRST_LOCK } from '#contract/precache.ts'
import { withLock } from '#shared/with-lock.ts'

/** A page that never finishes must not keep the app from working offline. */
const PAGE_LIMIT_MS = 30_000
/** Often a page loads something else at once. */
const QUIET_MS = 2_000

let isPageStuck = false

/** Resolves when no page has been loading what somebody waits for, for a moment; after a while in any case. */
export async function untilPagesHaveLoaded(): Promise<void> {
  while (!isPageStuck && (await isPageLoading())) {
    const signal = AbortSignal.timeout(PAGE_LIMIT_MS)
    await withLock(PAGE_FIRST_LOCK, async () => undefined, { signal }).catch(() => (isPageStuck = true))
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  }
}

/** Never where locks are missing or refused. */
async function isPageLoading(): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query()
    return held.some(({ name }) => name === PAGE_FIRST_LOCK)
  } catch {
    return false
  }
}
