/** Ends what was started. */
export type Stop = () => Promise<void>

const AT_THE_LATEST_MS = 4_000
const LOOK_AGAIN_MS = 100

/**
 * Starts something once the first screen stands: nothing that a person sees waits for it. A page that waits for its disk
 * is idle as well, so `isBusy` says whether anything is still on its way. Returns what ends it.
 */
export function startWhenIdle(start: () => Promise<Stop>, isBusy: () => boolean): Stop {
  const latest = performance.now() + AT_THE_LATEST_MS
  let isEnded = false
  let started: Promise<Stop> | undefined
  const act = () => {
    if (isEnded) return
    if (isBusy() && performance.now() < latest) setTimeout(whenIdle, LOOK_AGAIN_MS, act)
    else started = start()
  }
  whenIdle(act)

  return async () => {
    isEnded = true
    const stop = await started
    await stop?.()
  }
}

function whenIdle(act: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: AT_THE_LATEST_MS })
  else setTimeout(act, LOOK_AGAIN_MS)
}
