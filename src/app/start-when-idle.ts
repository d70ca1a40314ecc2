/** Ends what was started. */
export type Stop = () => Promise<void>

const AT_THE_LATEST_MS = 2_000

/** Starts something once the first screen stands: nothing that a person sees waits for it. Returns what ends it. */
export function startWhenIdle(start: () => Promise<Stop>): Stop {
  let isEnded = false
  let started: Promise<Stop> | undefined
  const act = () => {
    if (!isEnded) started = start()
  }
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: AT_THE_LATEST_MS })
  else setTimeout(act, AT_THE_LATEST_MS / 10)

  return async () => {
    isEnded = true
    const stop = await started
    await stop?.()
  }
}
