declare const self: ServiceWorkerGlobalScope

/** Leads from a tap on the notification at the end of a rest back to the workout: in the tab that is open, or a new one. */
export async function openWorkout(notification: Notification): Promise<void> {
  notification.close()
  const path = pathIn(notification.data)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((client) => new URL(client.url).pathname === path) ?? windows[0]
  if (!open) return void (await self.clients.openWindow(path))
  const focused = await open.focus()
  if (new URL(focused.url).pathname !== path) await focused.navigate(path)
}

/** Whatever a notification holds, it leads nowhere but into the app. */
function pathIn(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('path' in data)) return '/'
  const { path } = data
  return typeof path === 'string' && /^\/[^/\\]/.test(path) ? path : '/'
}
