import { logFailure } from './log-failure.ts'
import { keepAwake } from './plugins.ts'

let holders = 0

/** Keeps the screen on until everybody who asked for it has called the returned function. */
export function keepScreenOn(): () => void {
  holders += 1
  if (holders === 1) logFailure('keeping the screen on', keepAwake.keepAwake())
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    holders -= 1
    if (holders === 0) logFailure('letting the screen sleep', keepAwake.allowSleep())
  }
}
