import type { PermissionState } from '@capacitor/core'
import { isRecord } from '#domain/is-record.ts'
import { noticeChanges, type RestNotice } from '#domain/session/rest-notice.ts'
import type { LockedScreenAbility } from '../device/shell.ts'
import { localNotifications, logFailure } from './plugins.ts'

let permission: PermissionState = 'prompt'
let wanted: readonly RestNotice[] = []
// One at a time: a schedule changed while it is being made must not leave a notification behind.
let turn: Promise<void> = Promise.resolve()

/** Reads the permission, and removes a notification that appears while the app is visible. */
export function followNotices(): void {
  logFailure('asking about notifications', readPermission())
  const shown = () => {
    if (document.visibilityState === 'visible') logFailure('taking a notification away', clearNotifications())
  }
  logFailure('following notifications', localNotifications.addListener('localNotificationReceived', shown))
}

/** The path of every tapped notification, including the one that started the app. */
export function followNoticeTaps(open: (path: string) => void): () => void {
  const listening = localNotifications.addListener('localNotificationActionPerformed', ({ notification }) => {
    const planned = readPlanned(notification)
    if (planned) open(planned.path)
  })
  return () =>
    logFailure(
      'letting notifications go',
      listening.then((listener) => listener.remove()),
    )
}

export function lockedScreenAbility(): LockedScreenAbility {
  if (permission === 'granted') return 'notifies'
  return permission === 'denied' ? 'stays-on' : 'may-notify'
}

/**
 * Call it from a tap. If Android would delay notifications by minutes, opens its settings for exact ones, once: never
 * in the middle of a set.
 */
export async function askForNotifications(): Promise<boolean> {
  await localNotifications.requestPermissions()
  await readPermission()
  if (permission !== 'granted') return false
  if (!(await mayBeExact())) await localNotifications.changeExactNotificationSetting().catch(() => undefined)
  planRestNotices(wanted)
  return true
}

export async function clearNotifications(): Promise<void> {
  await localNotifications.removeAllDeliveredNotifications()
}

/** Schedules exactly these; those of an earlier start are cancelled, too. */
export function planRestNotices(next: readonly RestNotice[]): void {
  wanted = next
  turn = turn.then(followPlan).catch((cause: unknown) => console.warn('planning the end of the rest failed', cause))
}

async function followPlan(): Promise<void> {
  const { notifications } = await localNotifications.getPending()
  const { cancel, schedule } = noticeChanges(notifications.map(plannedOrForeign), wanted)
  if (cancel.length > 0) await localNotifications.cancel({ notifications: cancel.map((id) => ({ id })) })
  if (schedule.length === 0) return
  await readPermission()
  if (permission !== 'granted') return
  // Otherwise the plugin opens Android's settings on every rest that may not be exact.
  const isExactNotification = await mayBeExact()
  await localNotifications.schedule({
    notifications: schedule.map(({ id, title, body, atMs, path }) => ({
      id,
      title,
      body,
      isExactNotification,
      schedule: { at: new Date(atMs), allowWhileIdle: true },
      // Not while the app is visible, which reports it itself (iOS; Android: followNotices).
      silent: true,
      extra: { atMs, path },
    })),
  })
}

async function readPermission(): Promise<void> {
  permission = (await localNotifications.checkPermissions()).display
}

/** iOS is always exact and does not support the query. */
async function mayBeExact(): Promise<boolean> {
  const answer = await localNotifications.checkExactNotificationSetting().catch(() => null)
  return answer === null || answer.exact_alarm === 'granted'
}

type Pending = { readonly id: number; readonly title: string; readonly body: string; readonly extra?: unknown }

/** A notice not scheduled by this version of the app is unwanted, and is cancelled. */
function plannedOrForeign(pending: Pending): RestNotice {
  return readPlanned(pending) ?? { id: pending.id, atMs: 0, title: '', body: '', path: '' }
}

function readPlanned({ id, title, body, extra }: Pending): RestNotice | null {
  if (!isRecord(extra)) return null
  const { atMs, path } = extra
  return typeof atMs === 'number' && typeof path === 'string' ? { id, atMs, title, body, path } : null
}
