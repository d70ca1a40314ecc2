import { currentSyncStatus, subscribeToStatus } from '../sync/sync.ts'

/** Shows on the installed app's icon how many changes the server does not have yet. Returns how to stop. */
export function keepBadge(): () => void {
  let shown = 0
  const show = (count: number) => {
    if (count === shown) return
    shown = count
    // Not everywhere, and refused without permission for notifications: then the app itself says it.
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
