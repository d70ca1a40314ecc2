import { currentSyncStatus, subscribeToStatus } from '../sync/sync.ts'

/** The number of unsent changes. */
export function keepBadge(): () => void {
  let shown = 0
  const show = (count: number) => {
    if (count === shown) return
    shown = count
    // Not supported everywhere, and refused without notification permission: the app itself shows it as well.
    void navigator.setAppBadge?.(count).catch(() => undefined)
  }
  const stop = subscribeToStatus(() => {
    const { waiting, refused } = currentSyncStatus()
    show(waiting + refused)
  })
  return () => {
    stop()
    show(0)
  }
}
