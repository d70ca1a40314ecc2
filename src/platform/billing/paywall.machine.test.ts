import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { MANUAL_TRIGGERS, PAYWALL_TRIGGERS, type PaywallTrigger } from '#domain/billing/paywall.ts'
import { isPaywallOpen, paywallMachine, reasonOfPaywall } from './paywall.machine.ts'

type Loads = 'at once' | 'never' | 'failing'

/** The paywall of one page, with a fake clock. */
function page({ hasAccess = false, loads = 'at once' as Loads } = {}) {
  const clock = new SimulatedClock()
  clock.set(1_000_000)
  let loaded = 0
  let turnedBackMs = 0
  const loadPlans = fromPromise<unknown>(() => {
    loaded += 1
    if (loads === 'failing') return Promise.reject(new Error('offline'))
    return loads === 'never' ? new Promise(() => undefined) : Promise.resolve()
  })
  const machine = paywallMachine.provide({ actors: { loadPlans } })
  const actor = createActor(machine, { clock, input: { hasAccess, now: () => clock.now() - turnedBackMs } })
  actor.start()
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  const seen = () => {
    const { context } = actor.getSnapshot()
    return { visible: isPaywallOpen(actor.getSnapshot()), trigger: context.trigger, source: context.source }
  }
  return {
    seen,
    loaded: () => loaded,
    reason: () => reasonOfPaywall(actor.getSnapshot()),
    turnBack: (milliseconds: number) => {
      turnedBackMs = milliseconds
    },
    open: async (request: { trigger?: PaywallTrigger; source?: string } = {}) => {
      actor.send({ type: 'open', ...request })
      await settle()
      return seen()
    },
    close: () => {
      actor.send({ type: 'close' })
      return seen()
    },
    access: (next: boolean) => {
      actor.send({ type: 'access.changed', hasAccess: next })
      return seen()
    },
    goTo: (path: string) => {
      actor.send({ type: 'screen.changed', path })
      return seen()
    },
    pass: (milliseconds: number) => {
      clock.increment(milliseconds)
      return seen()
    },
  }
}

const CLOSED = { visible: false, trigger: null, source: null }

describe('the paywall', () => {
  // proves 4.22
  test('is closed at app start', () => expect(page().seen()).toEqual(CLOSED))

  // proves 3.8, 3.19, 4.15
  test('records trigger, default manual, and source, default unknown; closing clears them', async () => {
    const { open, close } = page()
    expect(await open()).toEqual({ visible: true, trigger: 'manual', source: 'unknown' })
    expect(close()).toEqual(CLOSED)
  })

  // proves 3.19, 4.13
  test('opens only if not already open', async () => {
    const { open, pass } = page()
    await open({ trigger: 'restricted_route', source: '/dashboard' })
    pass(5_000)
    expect(await open({ trigger: 'subscription_required', source: '/metrics' })).toEqual({
      visible: true,
      trigger: 'restricted_route',
      source: '/dashboard',
    })
  })

  // proves 4.14
  test('loads plans first', async () => {
    const { open, loaded } = page({ loads: 'never' })
    expect((await open()).visible).toBe(false)
    expect(loaded()).toBe(1)
  })

  // proves 4.14
  test('opens without plans if they cannot be loaded, or take more than 5 s', async () => {
    expect((await page({ loads: 'failing' }).open()).visible).toBe(true)
    const slow = page({ loads: 'never' })
    await slow.open()
    expect(slow.pass(4_999).visible).toBe(false)
    expect(slow.pass(1).visible).toBe(true)
  })

  // proves 4.20
  test('further triggers within 1000 ms after opening are ignored', async () => {
    const { open, close, pass } = page()
    await open()
    close()
    pass(999)
    expect((await open()).visible).toBe(false)
    pass(1)
    expect((await open()).visible).toBe(true)
  })

  // proves 4.21
  test('the guard flag resets after 500 ms', async () => {
    const { open, access, pass } = page({ hasAccess: true })
    const guard = { trigger: 'restricted_route', source: '/dashboard' } as const
    await open(guard)
    access(false)
    pass(499)
    expect((await open(guard)).visible).toBe(false)
    pass(1)
    expect((await open(guard)).visible).toBe(true)
  })

  const GUARD = { trigger: 'restricted_route', source: '/dashboard' } as const

  test('the guard flag holds against the guard alone: a pressed button opens meanwhile', async () => {
    const { open } = page({ hasAccess: true })
    await open(GUARD)
    expect(await open({ trigger: 'view_plans' })).toEqual({ visible: true, trigger: 'view_plans', source: 'unknown' })
  })

  test('the guard flag is set by the guard alone, not by a button that is pressed while it is open', async () => {
    const { open, close, pass } = page()
    await open()
    pass(900)
    await open({ trigger: 'view_plans' })
    close()
    pass(100)
    expect((await open(GUARD)).visible).toBe(true)
  })

  test('a guard that is sent away soon after an opening sets its flag, too', async () => {
    const { open, close, pass } = page()
    await open()
    close()
    pass(900)
    await open(GUARD)
    pass(100)
    expect((await open(GUARD)).visible).toBe(false)
  })

  test('the guard flag is not extended by asking again, and holds at once', async () => {
    const { open, access, pass } = page({ hasAccess: true })
    await open(GUARD)
    access(false)
    expect((await open(GUARD)).visible).toBe(false)
    pass(400)
    await open(GUARD)
    pass(100)
    expect((await open(GUARD)).visible).toBe(true)
  })

  test('a clock that was turned back does not keep it closed', async () => {
    const { open, access, turnBack } = page({ hasAccess: true })
    await open(GUARD)
    access(false)
    turnBack(1)
    expect((await open(GUARD)).visible).toBe(true)
  })

  test('can be closed while plans are loading, and is not opened by their late arrival', async () => {
    const { open, close, pass } = page({ loads: 'never' })
    await open()
    expect(close()).toEqual(CLOSED)
    expect(pass(5_000)).toEqual(CLOSED)
  })

  test('access that arrives while plans are loading closes it', async () => {
    const { open, access, pass } = page({ loads: 'never' })
    await open(GUARD)
    expect(access(true)).toEqual(CLOSED)
    expect(pass(5_000)).toEqual(CLOSED)
  })

  test('a screen that needs no plan closes it, and another that needs one does not', async () => {
    const { open, goTo } = page()
    await open(GUARD)
    expect(goTo('/progress').visible).toBe(true)
    expect(goTo('/workouts')).toEqual(CLOSED)
  })

  test('a screen that needs no plan closes it while plans are loading, too', async () => {
    const { open, goTo, pass } = page({ loads: 'never' })
    await open(GUARD)
    expect(goTo('/workouts')).toEqual(CLOSED)
    expect(pass(5_000)).toEqual(CLOSED)
  })

  test('with access any other screen closes it', async () => {
    const { open, goTo } = page({ hasAccess: true })
    expect((await open({ trigger: 'view_plans', source: '/dashboard' })).visible).toBe(true)
    expect(goTo('/progress')).toEqual(CLOSED)
  })

  test('is closed until it was asked for', () => expect(isPaywallOpen(undefined)).toBe(false))

  test.each([
    ['a workout', { trigger: 'restricted_route', source: '/workout/w1/execute' }, 'workout'],
    ['a screen', GUARD, 'home'],
    ['the server', { trigger: 'subscription_required', source: '/dashboard' }, 'refused'],
    ['the person', { trigger: 'view_plans', source: '/dashboard' }, null],
  ] as const)('knows that %s asked for it', async (_who, request, reason) => {
    const it = page()
    await it.open(request)
    expect(it.reason()).toBe(reason)
  })

  // proves 2.58, 4.17
  test.each(PAYWALL_TRIGGERS)('with access, %s shows it only where it is manual', async (trigger) => {
    const isManual = MANUAL_TRIGGERS.some((manual) => manual === trigger)
    expect((await page({ hasAccess: true }).open({ trigger })).visible).toBe(isManual)

    const { open, access } = page()
    await open({ trigger })
    expect(access(true).visible).toBe(isManual)
  })
})

test('a paywall that nobody gave plans opens without them', async () => {
  const actor = createActor(paywallMachine, { input: { hasAccess: false, now: () => 0 } })
  actor.start()
  actor.send({ type: 'open' })
  await new Promise((resolve) => setImmediate(resolve))
  expect(isPaywallOpen(actor.getSnapshot())).toBe(true)
})
