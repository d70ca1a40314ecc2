import { PAGE_FIRST_LOCK } from '#contract/precache.ts'

const LIMIT_MS = 30_000

/** Resolves when no page of this browser loads what somebody waits for; after a while in any case. */
export async function untilPagesHaveLoaded(): Promise<void> {
  if (!('locks' in navigator)) return
  const signal = AbortSignal.timeout(LIMIT_MS)
  await navigator.locks.request(PAGE_FIRST_LOCK, { signal }, () => undefined).catch(() => undefined)
}
