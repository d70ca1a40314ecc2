import { INDEX_PATH, isOwnPath } from '#contract/routes.ts'

/** Opens the workout on a tap on the rest notification: in the existing tab, or a new one. */
export async function openWorkout(
  notification: Pick<Notification, 'close' | 'data'>,
  clients: Pick<Clients, 'matchAll' | 'openWindow'>,
): Promise<void> {
  notification.close()
  const path = pathIn(notification.data)
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((client) => new URL(client.url).pathname === path) ?? windows[0]
  if (!open) return void (await clients.openWindow(path))
  const focused = await open.focus()
  if (new URL(focused.url).pathname !== path) await focused.navigate(path)
}

/** Restricts a notification's path to the app. */
function pathIn(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('path' in data)) return INDEX_PATH
  const { path } = data
  return typeof path === 'string' && isOwnPath(path) ? path : INDEX_PATH
}
