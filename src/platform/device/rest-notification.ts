import { currentShell, type LockedScreenAbility } from './shell.ts'
import { canKeepScreenOn } from './wake-lock.ts'

const TAG = 'barra-rest'

/** The actual ability, before the workout depends on it. */
export function lockedScreenAbility(): LockedScreenAbility {
  const shell = currentShell()
  if (shell) return shell.lockedScreenAbility()
  if (!sleepsWhenLocked() && 'Notification' in globalThis) {
    if (Notification.permission === 'granted') return 'notifies'
    if (Notification.permission === 'default') return 'may-notify'
  }
  return canKeepScreenOn() ? 'stays-on' : 'silent'
}

/** Call it from a tap. Resolves to whether notifications are allowed. */
export async function askForNotifications(): Promise<boolean> {
  const shell = currentShell()
  if (shell) return shell.askForNotifications()
  if (!('Notification' in globalThis)) return false
  return (await Notification.requestPermission()) === 'granted'
}

/**
 * Only while the page is hidden. `path` is opened by a tap. The native app has no service worker: there it was
 * scheduled when the rest began.
 */
export async function notifyRestOver(words: { title: string; body: string; path: string }): Promise<void> {
  if (document.visibilityState === 'visible') return
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.showNotification(words.title, {
    body: words.body,
    tag: TAG,
    icon: '/icons/icon-192.png',
    data: { path: words.path },
  })
}

export async function clearRestNotification(): Promise<void> {
  await currentShell()?.clearNotifications()
  const registration = await navigator.serviceWorker?.getRegistration()
  const shown = (await registration?.getNotifications({ tag: TAG })) ?? []
  for (const notification of shown) notification.close()
}

/** iPhones and iPads suspend a page as soon as the screen locks: none of our timers runs, whatever is allowed. */
function sleepsWhenLocked(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  )
}
