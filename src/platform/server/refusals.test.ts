import { expect, test, vi } from 'vitest'
import { createRefusals } from './refusals.ts'

test('refusals before the first listener are delivered once', () => {
  const refusals = createRefusals<number>()
  refusals.tell('/user/profile', 403)
  refusals.tell('/subscriptions/payments', 402)
  const [first, second] = [vi.fn(), vi.fn()]
  refusals.subscribe(first)()
  refusals.subscribe(second)
  expect(first.mock.calls).toEqual([
    ['/user/profile', 403],
    ['/subscriptions/payments', 402],
  ])
  expect(second).not.toHaveBeenCalled()
})

test('each is delivered to the current listener', () => {
  const refusals = createRefusals<number>()
  const [first, second] = [vi.fn(), vi.fn()]
  const stop = refusals.subscribe(first)
  refusals.tell('/stripe/checkout', 402)
  stop()
  refusals.tell('/stripe/portal', 402)
  refusals.subscribe(second)
  expect(first.mock.calls).toEqual([['/stripe/checkout', 402]])
  expect(second.mock.calls).toEqual([['/stripe/portal', 402]])
})
