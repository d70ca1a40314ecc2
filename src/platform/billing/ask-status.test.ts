import { expect, test } from 'vitest'
import type { SubscriptionStatus } from '#contract/vocabulary.ts'
import { NO_SUBSCRIPTION } from '#domain/billing/subscription.ts'
import { ApiError, type CallApi, OfflineError } from '../server/api.ts'
import { askStatus } from './ask-status.ts'

const ENDED_AT = '2026-02-01T00:00:00.000Z'
const stateOf = (status: SubscriptionStatus, trialEndsAt: string | null = null) => ({
  ...NO_SUBSCRIPTION,
  status,
  trialEndsAt,
  entitlement: 'a.b.c',
})

/** A server that gives these answers to questions about the status, and this one to a wish for a trial. */
function server(answers: readonly unknown[], trial: Error | null = null) {
  const calls: string[] = []
  const left = [...answers]
  const callApi: CallApi = async (path, read) => {
    calls.push(path)
    const answer = left.shift()
    if (answer instanceof Error) throw answer
    return read(answer)
  }
  const startTrial = async () => {
    calls.push('trial')
    if (trial) throw trial
  }
  return { calls, ask: () => askStatus({ callApi, startTrial }) }
}

const STATUS = '/subscriptions/status'

test.each([
  ['a subscription', stateOf('active')],
  ['a trial that is over', stateOf('none', ENDED_AT)],
  ['an unpaid one that never had a trial', stateOf('unpaid')],
])('the status of %s is asked for once', async (_whose, state) => {
  const { ask, calls } = server([state])
  expect(await ask()).toEqual(state)
  expect(calls).toEqual([STATUS])
})

test('somebody who never had a trial gets one, and then the status counts', async () => {
  const { ask, calls } = server([stateOf('none'), stateOf('trialing', ENDED_AT)])
  expect(await ask()).toEqual(stateOf('trialing', ENDED_AT))
  expect(calls).toEqual([STATUS, 'trial', STATUS])
})

test('a trial that the server refuses leaves the status as it is', async () => {
  const { ask, calls } = server([stateOf('none')], new ApiError(499, 'BAD_REQUEST', 'no'))
  expect(await ask()).toEqual(stateOf('none'))
  expect(calls).toEqual([STATUS, 'trial'])
})

test.each([new ApiError(500, 'INTERNAL', 'broken'), new OfflineError('no network')])(
  'a trial that could not be asked for fails the question: %s',
  async (failure) => {
    await expect(server([stateOf('none')], failure).ask()).rejects.toBe(failure)
  },
)

test('nothing is known where the server wants to be paid', async () => {
  expect(await server([new ApiError(402, 'SUBSCRIPTION_EXPIRED', 'over')]).ask()).toBeNull()
})

test.each([new ApiError(403, 'FORBIDDEN', 'no'), Object.assign(new Error('a portal'), { status: 402 })])(
  'any other failure is one: %s',
  async (failure) => {
    await expect(server([failure]).ask()).rejects.toBe(failure)
  },
)
