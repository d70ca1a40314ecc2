import { currentShell } from './shell.ts'

/** Whether this browser supports wake locks. */
export function canKeepScreenOn(): boolean {
  return currentShell() !== null || 'wakeLock' in navigator
}

/**
 * Keeps the screen on until the returned function is called. A browser drops the lock whenever the page is hidden and
 * may refuse it on a low battery, so it is requested again on every return to the page. Never throws: a workout works
 * with a screen that turns off.
 */
export function keepScreenOn(): () => void {
  const shell = currentShell()
  if (shell) return shell.keepScreenOn()
  if (!canKeepScreenOn()) return () => undefined
  let isWanted = true
  let lock: WakeLockSentinel | undefined

  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
    try {
      const granted = await navigator.wakeLock.request('screen')
      if (isWanted) lock = granted
      else await granted.release()
    } catch {
      // Refused for now: the next return to the page retries.
    }
  }

  const onVisibility = () => void ask()
  document.addEventListener('visibilitychange', onVisibility)
  void ask()
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', onVisibility)
    void lock?.release().catch(() => undefined)
  }
}
