import { currentSyncStatus, subscribeToStatus } from '../sync/sync.ts'

/** Shows the number of unsent changes on the installed app's icon. Returns a function that stops it. */
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
