import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { MANUAL_TRIGGERS, PAYWALL_TRIGGERS, type PaywallTrigger } from '#domain/billing/paywall.ts'
import { paywallMachine } from './paywall.machine.ts'

type Loads = 'at once' | 'never' | 'failing'

/** The paywall of one page, with a fake clock. */
function page({ hasAccess = false, loads = 'at once' as Loads } = {}) {
  const clock = new SimulatedClock()
  let loaded = 0
  const loadPlans = fromPromise<unknown>(() => {
    loaded += 1
    if (loads === 'failing') return Promise.reject(new Error('offline'))
    return loads === 'never' ? new Promise(() => undefined) : Promise.resolve()
  })
  const machine = paywallMachine.provide({ actors: { loadPlans } })
  const actor = createActor(machine, { clock, input: { hasAccess, now: () => clock.now() } })
  actor.start()
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  const seen = () => {
    const { value, context } = actor.getSnapshot()
    return { visible: value === 'open', trigger: context.trigger, source: context.source }
  }
  return {
    seen,
    loaded: () => loaded,
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

  // proves 2.58, 4.17
  test.each(PAYWALL_TRIGGERS)('with access, %s shows it only where it is manual', async (trigger) => {
    const isManual = MANUAL_TRIGGERS.some((manual) => manual === trigger)
    expect((await page({ hasAccess: true }).open({ trigger })).visible).toBe(isManual)

    const { open, access } = page()
    await open({ trigger })
    expect(access(true).visible).toBe(isManual)
  })
})
