import { whenIdle } from '#shared/when-idle.ts'

/** Stops the started work. */
export type Stop = () => Promise<void>

const AT_THE_LATEST_MS = 4_000
const LOOK_AGAIN_MS = 100

/**
 * Starts work once the first screen is rendered, so that nothing visible waits for it. A page waiting for its disk is
 * idle as well, so `isBusy` reports pending work. Then `awaited` may delay it further. Returns a function that stops it.
 */
export function startWhenIdle(
  start: () => Promise<Stop>,
  isBusy: () => boolean,
  awaited: () => Promise<void> = async () => undefined,
): Stop {
  const latest = performance.now() + AT_THE_LATEST_MS
  let isEnded = false
  let started: Promise<Stop> | undefined
  const act = () => {
    if (isEnded) return
    if (isBusy() && performance.now() < latest) setTimeout(whenIdle, LOOK_AGAIN_MS, act, AT_THE_LATEST_MS)
    else void begin()
  }
  const begin = async () => {
    await awaited()
    if (!isEnded) started = start()
  }
  whenIdle(act, AT_THE_LATEST_MS)

  return async () => {
    isEnded = true
    const stop = await started
    await stop?.()
  }
}
