/** A browser without idle callbacks, as Safari, is given this long for its first screen. */
const WITHOUT_IDLE_MS = 100

/** Acts once the page's thread has nothing to do, so that nothing visible waits for it, or at the latest then. */
export function whenIdle(act: () => void, atTheLatestMs: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: atTheLatestMs })
  else setTimeout(act, WITHOUT_IDLE_MS)
}
