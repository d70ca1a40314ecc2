import { currentShell } from './shell.ts'

export function canKeepScreenOn(): boolean {
  return currentShell() !== null || 'wakeLock' in navigator
}

/**
 * Until the returned function is called. A browser drops the lock whenever the page is hidden and may refuse it on a
 * low battery, so every return requests it again. Never throws.
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
