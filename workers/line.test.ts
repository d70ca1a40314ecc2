import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Line } from './line.ts'
import type { Listening } from './silence-limit.ts'

/** How soon a person hears that nothing answers. */
const TOLD_WITHIN_MS = 3_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A line, and what was told whenever it changed. */
function aLine() {
  const told: unknown[] = []
  const line: Line = new Line({
    nowMs: () => Date.now(),
    random: () => 0.5,
    onChange: () => told.push(line.failure),
    closing: new AbortController().signal,
  })
  return { line, told }
}

/** An exchange that hangs until it is heard of. */
function hanging(line: Line) {
  let listening: Listening = {}
  const answered = Promise.withResolvers<string>()
  const exchange = line.run((given) => {
    listening = given
    return answered.promise
  })
  return { exchange, hear: () => listening.onHeard?.(), answer: () => answered.resolve('ok') }
}

test('a line that hangs is offline before three seconds are over, long before it is given up', async () => {
  const { line, told } = aLine()
  const { exchange, answer } = hanging(line)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(line.failure).toBeNull()
  // The status that is told then has a moment of its own to be read and shown in.
  await vi.advanceTimersByTimeAsync(TOLD_WITHIN_MS - 2_000 - 250)
  expect(told).toEqual(['offline'])
  answer()
  await exchange
  expect(told.at(-1)).toBeNull()
})

test('a line that is heard in time, however slow, is not offline', async () => {
  const { line, told } = aLine()
  const { exchange, hear, answer } = hanging(line)
  await vi.advanceTimersByTimeAsync(2_000)
  hear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([])
  answer()
  await exchange
})

test('of two exchanges one that hangs is enough, and it stays so until both are heard of', async () => {
  const { line } = aLine()
  const [first, second] = [hanging(line), hanging(line)]
  await vi.advanceTimersByTimeAsync(TOLD_WITHIN_MS)
  first.hear()
  expect(line.failure).toBe('offline')
  second.hear()
  expect(line.failure).toBeNull()
  first.answer()
  second.answer()
  await Promise.all([first.exchange, second.exchange])
})
