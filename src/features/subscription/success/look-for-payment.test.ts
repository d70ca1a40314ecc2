import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookForPayment, WAITS_MS } from './look-for-payment.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Answer = 'paid' | 'not yet' | 'no answer'

/** A person on the page after a checkout; the server responds in this order, then repeats the last. */
function waiting(...answers: readonly Answer[]) {
  const lookedAtMs: number[] = []
  const start = Date.now()
  const left = new AbortController()
  let found: boolean | undefined
  const refresh = async () => {
    const answer = answers[Math.min(lookedAtMs.length, answers.length - 1)]
    lookedAtMs.push(Date.now() - start)
    if (answer === 'no answer') throw new Error('no network')
    return { isActive: answer === 'paid' }
  }
  void lookForPayment(refresh, left.signal).then((result) => (found = result))
  return {
    lookedAtMs,
    found: () => found,
    leave: () => left.abort(),
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  }
}

test('a webhook that was there first is seen at once', async () => {
  const page = waiting('paid')
  await page.pass(0)
  expect([page.found(), page.lookedAtMs]).toEqual([true, [0]])
})

test.each<[string, readonly Answer[], number, readonly number[]]>([
  ['one that comes within a second', ['not yet', 'paid'], 1_000, [0, 1_000]],
  ['one that comes after six seconds', ['not yet', 'not yet', 'not yet', 'paid'], 6_000, [0, 1_000, 3_000, 6_000]],
  ['one that comes while the network is away', ['no answer', 'no answer', 'paid'], 3_000, [0, 1_000, 3_000]],
])('the page waits for the webhook: %s', async (_rule, answers, afterMs, looks) => {
  const page = waiting(...answers)
  await page.pass(afterMs - 1)
  expect(page.found()).toBeUndefined()
  await page.pass(1)
  expect([page.found(), page.lookedAtMs]).toEqual([true, looks])
})

test.each<Answer>(['not yet', 'no answer'])('after about a minute of %j it gives up', async (answer) => {
  const page = waiting(answer)
  const minuteMs = WAITS_MS.reduce((sum, waitMs) => sum + waitMs, 0)
  expect(minuteMs).toBeGreaterThan(45_000)
  expect(minuteMs).toBeLessThan(75_000)
  await page.pass(minuteMs - 1)
  expect(page.found()).toBeUndefined()
  await page.pass(1)
  expect(page.found()).toBe(false)
  expect(page.lookedAtMs).toHaveLength(WAITS_MS.length + 1)
})

test('leaving the page stops the polling', async () => {
  const page = waiting('not yet')
  await page.pass(1_500)
  page.leave()
  await page.pass(120_000)
  expect(page.lookedAtMs).toEqual([0, 1_000])
})
