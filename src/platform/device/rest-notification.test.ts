import { afterAll, expect, test, vi } from 'vitest'
import type { Shell } from './shell.ts'

// The next file must not find the phone that the last test has entered.
afterAll(() => void vi.resetModules())

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)'

type Device = {
  readonly userAgent?: string
  readonly maxTouchPoints?: number
  /** Undefined: a browser without notifications. */
  readonly permission?: NotificationPermission
  readonly answer?: NotificationPermission
  readonly hasWakeLock?: boolean
  readonly visibilityState?: DocumentVisibilityState
  readonly hasWorker?: boolean
  readonly isRegistered?: boolean
  readonly shell?: Partial<Shell>
}

async function load({ userAgent = PIXEL, maxTouchPoints = 5, permission, answer, ...device }: Device = {}) {
  const shown: unknown[] = []
  const closed: string[] = []
  const asked: unknown[] = []
  const registration = {
    showNotification: async (...words: unknown[]) => void shown.push(words),
    getNotifications: async (which: unknown) => {
      asked.push(which)
      return ['first', 'second'].map((name) => ({ close: () => closed.push(name) }))
    },
  }
  const { hasWorker = true, isRegistered = true, hasWakeLock = false, visibilityState = 'hidden', shell } = device
  vi.stubGlobal('navigator', {
    userAgent,
    maxTouchPoints,
    ...(hasWakeLock && { wakeLock: {} }),
    ...(hasWorker && { serviceWorker: { getRegistration: async () => (isRegistered ? registration : undefined) } }),
  })
  vi.stubGlobal('document', { visibilityState })
  if (permission !== undefined)
    vi.stubGlobal('Notification', { permission, requestPermission: async () => answer ?? permission })
  vi.resetModules()
  if (shell) (await import('./shell.ts')).enterShell(shell as Shell)
  return { ...(await import('./rest-notification.ts')), shown, closed, asked }
}

test.each<[what: string, device: Device, ability: string]>([
  ['an allowed notification tells', { permission: 'granted' }, 'notifies'],
  ['a notification that nobody was asked about may tell', { permission: 'default' }, 'may-notify'],
  ['where it is refused, the screen can stay on', { permission: 'denied', hasWakeLock: true }, 'stays-on'],
  ['where it is refused and the screen goes off, nothing tells', { permission: 'denied' }, 'silent'],
  ['a browser without notifications can keep the screen on', { hasWakeLock: true }, 'stays-on'],
  ['a browser with neither is silent', {}, 'silent'],
  [
    'an iPhone sleeps when locked, whatever is allowed',
    { userAgent: IPHONE, permission: 'granted', hasWakeLock: true },
    'stays-on',
  ],
  ['an iPad that calls itself a Mac does, too', { userAgent: MAC, maxTouchPoints: 5, permission: 'granted' }, 'silent'],
  ['a Mac does not', { userAgent: MAC, maxTouchPoints: 0, permission: 'granted' }, 'notifies'],
  ['nor one with a touch bar', { userAgent: MAC, maxTouchPoints: 1, permission: 'granted' }, 'notifies'],
  ['the native app knows by itself', { shell: { lockedScreenAbility: () => 'notifies' } }, 'notifies'],
])('with a locked screen %s', async (_what, device, ability) => {
  expect((await load(device)).lockedScreenAbility()).toBe(ability)
})

test.each<[what: string, device: Device, isAllowed: boolean]>([
  ['allows it', { permission: 'default', answer: 'granted' }, true],
  ['refuses it', { permission: 'default', answer: 'denied' }, false],
  ['uses a browser without notifications', {}, false],
  ['allows it in the native app', { shell: { askForNotifications: async () => true } }, true],
])('asking for notifications tells whether the person %s', async (_what, device, isAllowed) => {
  expect(await (await load(device)).askForNotifications()).toBe(isAllowed)
})

const WORDS = { title: 'Rest is over', body: 'Squat, set 2', path: '/execute/1' }

test('a hidden page notifies that the rest is over, and a tap opens the workout', async () => {
  const { notifyRestOver, shown } = await load({ permission: 'granted' })
  await notifyRestOver(WORDS)
  expect(shown).toEqual([
    [
      'Rest is over',
      { body: 'Squat, set 2', tag: 'barra-rest', icon: '/icons/icon-192.png', data: { path: '/execute/1' } },
    ],
  ])
})

test.each<[what: string, device: Device]>([
  ['the page is seen', { permission: 'granted', visibilityState: 'visible' }],
  ['it is not allowed', { permission: 'default' }],
  ['the browser has no notifications', {}],
  ['the browser has no service worker', { permission: 'granted', hasWorker: false }],
  ['no service worker is registered', { permission: 'granted', isRegistered: false }],
])('the end of a rest is not notified where %s', async (_what, device) => {
  const { notifyRestOver, shown } = await load(device)
  await notifyRestOver(WORDS)
  expect(shown).toEqual([])
})

test('every notification of a rest is closed, those of the native app as well', async () => {
  const { clearRestNotification, closed, asked } = await load()
  await clearRestNotification()
  expect([asked, closed]).toEqual([[{ tag: 'barra-rest' }], ['first', 'second']])
  const clears: string[] = []
  const shell = { clearNotifications: async () => void clears.push('by the app') }
  const native = await load({ shell, hasWorker: false })
  await native.clearRestNotification()
  expect([clears, native.closed]).toEqual([['by the app'], []])
})

test('where no service worker is registered there is no notification to close', async () => {
  const { clearRestNotification, closed } = await load({ isRegistered: false })
  await clearRestNotification()
  expect(closed).toEqual([])
})
