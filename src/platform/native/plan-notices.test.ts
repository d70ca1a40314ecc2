import { expect, test, vi } from 'vitest'
import type { RestNotice } from '#domain/session/rest-notice.ts'
import { connectPhone, type PhoneAnswers } from '../../../tests/support/native-bridge.ts'

const NOTICE: RestNotice = { id: 7, atMs: 90_000, title: 'Rest over', body: 'Squat, set 2', path: '/workout' }

type Scheduled = Omit<RestNotice, 'path' | 'atMs'> & { readonly extra?: unknown }
const asPending = ({ atMs, path, ...texts }: RestNotice): Scheduled => ({ ...texts, extra: { atMs, path } })

/** A phone that keeps the notifications it is given. */
async function aPhone({ pending = [], answers = {}, ...says }: Phone = {}) {
  let kept = [...pending]
  const phone = { display: 'granted', exact: 'granted', ...says }
  const bridge = connectPhone({
    'LocalNotifications.checkPermissions': () => ({ display: phone.display }),
    'LocalNotifications.getPending': () => ({ notifications: kept }),
    'LocalNotifications.cancel': ({ notifications }: { notifications: readonly { id: number }[] }) => {
      kept = kept.filter(({ id }) => !notifications.some((one) => one.id === id))
    },
    'LocalNotifications.schedule': ({ notifications }: { notifications: readonly Scheduled[] }) => {
      kept = [...kept.filter(({ id }) => !notifications.some((one) => one.id === id)), ...notifications]
    },
    'LocalNotifications.checkExactNotificationSetting': () => ({ exact_alarm: phone.exact }),
    ...answers,
  })
  const did = () => bridge.calls.map(([call]) => call.replace('LocalNotifications.', ''))
  const { planRestNotices, ...notices } = await import('./plan-notices.ts')
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    ...bridge,
    ...notices,
    phone,
    did,
    settled,
    planRestNotices,
    plan: async (...wanted: readonly RestNotice[]) => {
      planRestNotices(wanted)
      await settled()
    },
    kept: () => kept.map(({ id }) => id),
    /** The calls that change something, without questions. */
    acts: () => did().filter((call) => !call.startsWith('check') && call !== 'getPending'),
  }
}

type Phone = {
  readonly display?: 'granted' | 'denied' | 'prompt'
  readonly exact?: 'granted' | 'denied'
  readonly pending?: readonly Scheduled[]
  readonly answers?: PhoneAnswers
}

const refuse = () => Promise.reject(new Error('not implemented'))

test('the end of a rest is scheduled for its moment, silent while the app is open, with what a tap opens', async () => {
  const { plan, calls } = await aPhone()
  await plan(NOTICE)
  expect(calls).toEqual([
    ['LocalNotifications.getPending'],
    ['LocalNotifications.checkPermissions'],
    ['LocalNotifications.checkExactNotificationSetting'],
    [
      'LocalNotifications.schedule',
      {
        notifications: [
          {
            id: 7,
            title: 'Rest over',
            body: 'Squat, set 2',
            isExactNotification: true,
            schedule: { at: new Date(90_000), allowWhileIdle: true },
            silent: true,
            extra: { atMs: 90_000, path: '/workout' },
          },
        ],
      },
    ],
  ])
})

test('a notification that is scheduled as wanted is left alone', async () => {
  const { plan, did } = await aPhone({ pending: [asPending(NOTICE)] })
  await plan(NOTICE)
  expect(did()).toEqual(['getPending'])
})

test('every other one is cancelled, of an earlier start and of an earlier version, too', async () => {
  const foreign = { id: 3, title: '', body: '' }
  const { plan, calls, kept } = await aPhone({ pending: [asPending({ ...NOTICE, id: 2 }), foreign] })
  await plan()
  expect(calls).toEqual([
    ['LocalNotifications.getPending'],
    ['LocalNotifications.cancel', { notifications: [{ id: 2 }, { id: 3 }] }],
  ])
  expect(kept()).toEqual([])
})

test.each([
  ['nothing', undefined],
  ['a text', 'rest'],
  ['a time that is a text', { atMs: '90000', path: '/workout' }],
  ['no path', { atMs: 90_000 }],
  ['another time', { atMs: 120_000, path: '/workout' }],
])('one with the same number that was scheduled with %s is replaced', async (_what, extra) => {
  const { plan, acts } = await aPhone({ pending: [{ ...asPending(NOTICE), extra }] })
  await plan(NOTICE)
  expect(acts()).toEqual(['schedule'])
})

test('nothing is scheduled where notifications are forbidden, and what is not wanted goes all the same', async () => {
  const { plan, acts } = await aPhone({ display: 'denied', pending: [asPending({ ...NOTICE, id: 2 })] })
  await plan(NOTICE)
  expect(acts()).toEqual(['cancel'])
})

test.each([
  ['Android that delays it', { exact: 'denied' }, false],
  ['Android that may be exact', { exact: 'granted' }, true],
  [
    'iOS, which does not know the question',
    { answers: { 'LocalNotifications.checkExactNotificationSetting': refuse } },
    true,
  ],
] as const)('a notification is asked for as %s can show it', async (_where, says, isExactNotification) => {
  const { plan, calls } = await aPhone(says)
  await plan(NOTICE)
  expect(calls.at(-1)?.[1]).toMatchObject({ notifications: [{ isExactNotification }] })
})

test('a plan that changes while it is being followed leaves no notification behind', async () => {
  const { planRestNotices, settled, kept } = await aPhone()
  planRestNotices([NOTICE])
  planRestNotices([{ ...NOTICE, id: 8 }])
  planRestNotices([])
  await settled()
  expect(kept()).toEqual([])
})

test('a plan that fails is logged, and the next one is followed', async () => {
  const failures = [new Error('busy')]
  const told = vi.spyOn(console, 'warn').mockReturnValue()
  const { plan, acts } = await aPhone({
    answers: {
      'LocalNotifications.getPending': () => {
        const failure = failures.pop()
        if (failure) throw failure
        return { notifications: [] }
      },
    },
  })
  await plan(NOTICE)
  expect(told).toHaveBeenCalledWith('planning the end of the rest failed', new Error('busy'))
  expect(acts()).toEqual([])
  await plan(NOTICE)
  expect(acts()).toEqual(['schedule'])
})

test.each([
  ['granted', 'notifies'],
  ['denied', 'stays-on'],
  ['prompt', 'may-notify'],
] as const)('at a locked screen a phone with the permission %s %s', async (display, ability) => {
  const { followNotices, lockedScreenAbility, settled } = await aPhone({ display })
  expect(lockedScreenAbility()).toBe('may-notify')
  followNotices()
  await settled()
  expect(lockedScreenAbility()).toBe(ability)
})

test.each([
  ['visible', ['removeAllDeliveredNotifications']],
  ['hidden', []],
])('a notification that appears while the app is %s asks the phone for %j', async (visibilityState, expected) => {
  vi.stubGlobal('document', { visibilityState })
  const { followNotices, tell, settled, acts } = await aPhone()
  followNotices()
  await settled()
  tell('LocalNotifications.localNotificationReceived', {})
  expect(acts()).toEqual(expected)
})

test('an unanswered question about notifications is logged', async () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue()
  const { followNotices, settled } = await aPhone({ answers: { 'LocalNotifications.checkPermissions': refuse } })
  followNotices()
  await settled()
  expect(told).toHaveBeenCalledWith('asking about notifications failed', new Error('not implemented'))
})

test('a person who allows notifications gets those of the rest that runs', async () => {
  const { plan, phone, askForNotifications, settled, kept, did } = await aPhone({ display: 'prompt' })
  await plan(NOTICE)
  expect(kept()).toEqual([])
  phone.display = 'granted'
  expect(await askForNotifications()).toBe(true)
  await settled()
  expect(kept()).toEqual([7])
  expect(did()).not.toContain('changeExactNotificationSetting')
})

test('a person who forbids them is asked for nothing more', async () => {
  const { askForNotifications, settled, did } = await aPhone({ display: 'denied' })
  expect(await askForNotifications()).toBe(false)
  await settled()
  expect(did()).toEqual(['requestPermissions', 'checkPermissions'])
})

test.each([
  ['opens', {}],
  ['cannot open', { answers: { 'LocalNotifications.changeExactNotificationSetting': refuse } }],
])('a phone that would delay them %s the settings for exact ones, and allows them', async (_what, says) => {
  const { askForNotifications, acts } = await aPhone({ exact: 'denied', ...says })
  expect(await askForNotifications()).toBe(true)
  expect(acts()).toEqual(['requestPermissions', 'changeExactNotificationSetting'])
})

test('a tapped notification opens its path, and one of another kind opens nothing, until nobody follows', async () => {
  const { followNoticeTaps, tell, settled, listenerCount } = await aPhone()
  const opened: string[] = []
  const letGo = followNoticeTaps((path) => opened.push(path))
  await settled()
  const tap = (notification: unknown) =>
    tell('LocalNotifications.localNotificationActionPerformed', { actionId: 'tap', notification })
  tap({ id: 3, title: '', body: '' })
  tap({ ...asPending(NOTICE), extra: { atMs: 90_000 } })
  tap(asPending(NOTICE))
  expect(opened).toEqual(['/workout'])
  letGo()
  await settled()
  expect(listenerCount('LocalNotifications.localNotificationActionPerformed')).toBe(0)
})
