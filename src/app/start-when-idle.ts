import { whenIdle } from '#shared/when-idle.ts'

/** Stops the started work. */
export type Stop = () => Promise<void>

const AT_THE_LATEST_MS = 4_000
const LOOK_AGAIN_MS = 100

/**
 * Starts work once the first screen is rendered, so that nothing visible waits for it. A page waiting for its disk is
 * idle as well, so `isBusy` reports pending work. Returns a function that stops it.
 */
export function startWhenIdle(start: () => Promise<Stop>, isBusy: () => boolean): Stop {
  const latest = performance.now() + AT_THE_LATEST_MS
  let isEnded = false
  let started: Promise<Stop> | undefined
  const act = () => {
    if (isEnded) return
    if (isBusy() && performance.now() < latest) setTimeout(whenIdle, LOOK_AGAIN_MS, act, AT_THE_LATEST_MS)
    else started = start()
  }
  whenIdle(act, AT_THE_LATEST_MS)

  return async () => {
    isEnded = true
    const stop = await started
    await stop?.()
  }
}
