import { expect, test } from 'vitest'
import { ApiError } from '../server/api.ts'
import { APP_ERROR } from '../server/app-error.ts'
import { followUnpaid, type UnpaidSources } from './payment-required.ts'
import type { PaywallRequest } from './paywall.machine.ts'

const EXPIRED = new ApiError(403, 'SUBSCRIPTION_EXPIRED', 'over')

/** A page at a path, recording opened paywalls and status requests. */
function pageAt(path: string) {
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
    path: () => path,
    openPaywall: (request) => opened.push(request),
    loadStatus: async () => {
      asked += 1
    },
  })
  const fail = (name: string, fields: object) => page.dispatchEvent(Object.assign(new Event(name), fields))
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    opened,
    fail,
    stop,
    settled,
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
])('an app error %s (%s) opens the paywall', (_kind, name, fields, opens) => {
  const { opened, fail } = pageAt('/workouts')
  fail(name, fields)
  expect(opened).toEqual(opens ? [ASKED] : [])
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
