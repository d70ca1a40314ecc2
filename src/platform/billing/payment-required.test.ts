import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { closeBillingPage, endedState, openBillingPage, STATUS_CALL } from '../../../tests/support/billing-page.ts'
import { ApiError } from '../server/api.ts'
import { APP_ERROR } from '../server/app-error.ts'
import { followUnpaid, type UnpaidSources } from './payment-required.ts'
import type { PaywallRequest } from './paywall.machine.ts'

const EXPIRED = new ApiError(403, 'SUBSCRIPTION_EXPIRED', 'over')

/** A page at a path, recording opened paywalls and status requests. */
function pageAt(path: string, status: 'heard' | 'unheard' | 'never' = 'never') {
  let here = path
  const page = new EventTarget()
  const opened: PaywallRequest[] = []
  let asked = 0
  let refuse: Parameters<UnpaidSources['subscribeToRefusals']>[0] = () => undefined
  const stop = followUnpaid({
    subscribeToRefusals: (listener) => {
      refuse = listener
      return () => {
        refuse = () => undefined
        return true
      }
    },
    page,
    path: () => here,
    openPaywall: (request) => opened.push(request),
    loadStatus: () => {
      asked += 1
      if (status === 'never') return new Promise(() => undefined)
      return status === 'heard' ? Promise.resolve() : Promise.reject(new Error('no network'))
    },
  })
  const fail = (name: string, fields: object) => page.dispatchEvent(Object.assign(new Event(name), fields))
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    opened,
    fail,
    stop,
    settled,
    goTo: (next: string) => {
      here = next
    },
    asked: () => asked,
    refuse: (...refusal: Parameters<typeof refuse>) => refuse(...refusal),
  }
}

const ASKED = { trigger: 'subscription_required', source: '/workouts' }

test.each<[string, ApiError, boolean]>([
  // proves 3.19, 8.1
  ['402', new ApiError(402, 'BAD_REQUEST', 'pay'), true],
  // proves 8.2
  ['403 SUBSCRIPTION_EXPIRED', EXPIRED, true],
  // proves 8.3
  ['409 SUBSCRIPTION_REQUIRED', new ApiError(409, 'SUBSCRIPTION_REQUIRED', 'pay'), true],
  ['403 FORBIDDEN', new ApiError(403, 'FORBIDDEN', 'no'), false],
])('a call that is refused by %s opens the paywall: %s', async (_answer, error, opens) => {
  const { opened, refuse, settled, asked } = pageAt('/workouts')
  refuse('/user/profile', error)
  expect(opened).toEqual(opens ? [ASKED] : [])
  await settled()
  expect(asked()).toBe(opens ? 1 : 0)
})

test.each<[string, string, object, boolean]>([
  // proves 4.19
  ['that nobody caught', 'error', { error: EXPIRED }, true],
  ['of a promise that nobody waited for', 'unhandledrejection', { reason: EXPIRED }, true],
  ['that took a screen down', APP_ERROR, { detail: EXPIRED }, true],
  ['of another kind', 'error', { error: new TypeError('no') }, false],
  ['that is no object', 'unhandledrejection', { reason: 'SUBSCRIPTION_EXPIRED' }, false],
  ['that is nothing', 'unhandledrejection', { reason: null }, false],
  ['that is not told of', 'error', {}, false],
])('an app error %s (%s) opens the paywall', (_kind, name, fields, opens) => {
  const { opened, fail } = pageAt('/workouts')
  fail(name, fields)
  expect(opened).toEqual(opens ? [ASKED] : [])
})

test('once the status is known the paywall is asked for again, of the same screen', async () => {
  const { opened, refuse, settled } = pageAt('/workouts', 'heard')
  refuse('/user/profile', EXPIRED)
  expect(opened).toEqual([ASKED])
  await settled()
  expect(opened).toEqual([ASKED, ASKED])
})

test('whoever has gone to the plans meanwhile is not disturbed there', async () => {
  const { opened, refuse, settled, goTo } = pageAt('/workouts', 'heard')
  refuse('/user/profile', EXPIRED)
  goTo('/subscription')
  await settled()
  expect(opened).toEqual([ASKED])
})

test('a status that cannot be fetched changes nothing', async () => {
  const { opened, refuse, settled } = pageAt('/workouts', 'unheard')
  refuse('/user/profile', EXPIRED)
  await settled()
  expect(opened).toEqual([ASKED])
})

// proves 8.4
test('nothing opens it on the page of the plans', async () => {
  const { opened, refuse, fail, settled } = pageAt('/subscription')
  refuse('/stripe/checkout', EXPIRED)
  fail('error', { error: EXPIRED })
  await settled()
  expect(opened).toEqual([])
})

test('the status itself opens nothing, and nothing does after the end', () => {
  const { opened, refuse, fail, stop } = pageAt('/workouts')
  refuse('/subscriptions/status', new ApiError(402, 'SUBSCRIPTION_EXPIRED', 'over'))
  stop()
  refuse('/user/profile', EXPIRED)
  fail('error', { error: EXPIRED })
  expect(opened).toEqual([])
})

describe('in the page', () => {
  afterEach(closeBillingPage)

  /** A page that follows what is unpaid, on the workouts or on another path. */
  async function openPage(path = '/workouts') {
    const page = openBillingPage({ answers: { [STATUS_CALL]: await endedState() } })
    page.location.pathname = path
    const { followUnpaid } = await import('./payment-required.ts')
    const { paywallActor } = await import('./paywall.ts')
    const { tellAppError } = await import('../server/app-error.ts')
    const { callApi } = await import('../server/api.ts')
    onTestFinished(followUnpaid())
    return { ...page, paywallActor, tellAppError, callApi }
  }

  test('an error that was handled on its screen opens the paywall, and asks for the status', async () => {
    const { tellAppError, paywallActor, world } = await openPage()
    tellAppError(EXPIRED)
    await expect.poll(() => paywallActor.current()?.getSnapshot().context).toMatchObject(ASKED)
    expect(world.calls).toContain(STATUS_CALL)
  })

  test('so does a refused call', async () => {
    const { callApi, world, paywallActor } = await openPage()
    const refusal = Response.json({ error: { code: 'SUBSCRIPTION_EXPIRED', message: 'over' } }, { status: 403 })
    world.answers.set('GET /api/user/profile', refusal)
    await expect(callApi('/user/profile', String)).rejects.toThrow('over')
    await expect.poll(() => paywallActor.current()?.getSnapshot().context).toMatchObject(ASKED)
  })

  test('on the plans it does not', async () => {
    const { tellAppError, paywallActor, asked } = await openPage('/subscription')
    tellAppError(EXPIRED)
    await expect.poll(() => asked(STATUS_CALL)).toBe(1)
    expect(paywallActor.current()).toBeNull()
  })
})
