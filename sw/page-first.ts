import { PAGE_FIRST_LOCK } from '#contract/precache.ts'

/** A page that never finishes must not keep the app from working offline. */
const PAGE_LIMIT_MS = 30_000
/** Often a page loads something else at once. */
const QUIET_MS = 2_000

let isPageStuck = false

/** Resolves when no page has been loading what somebody waits for, for a moment; after a while in any case. */
export async function untilPagesHaveLoaded(): Promise<void> {
  while (!isPageStuck && (await isPageLoading())) {
    const signal = AbortSignal.timeout(PAGE_LIMIT_MS)
    await navigator.locks.request(PAGE_FIRST_LOCK, { signal }, () => undefined).catch(() => (isPageStuck = true))
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  }
}

async function isPageLoading(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === PAGE_FIRST_LOCK)
}
