import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Line } from './line.ts'
import type { Listening } from './silence-limit.ts'
import { SyncError, type SyncErrorKind } from './sync-error.ts'

/** How soon a person is notified that there is no response. */
const TOLD_WITHIN_MS = 3_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A connection that records its notifications. */
function aLine() {
  const closing = new AbortController()
  const told: unknown[] = []
  const line: Line = new Line({
    nowMs: () => Date.now(),
    random: () => 0.5,
    onChange: () => told.push(line.failure),
    closing: closing.signal,
  })
  return { line, told, close: () => closing.abort() }
}

/** An exchange that hangs until data arrives. */
function hanging(line: Line) {
  let listening: Listening = {}
  const answered = Promise.withResolvers<string>()
  const exchange = line.run((given) => {
    listening = given
    return answered.promise
  })
  return { exchange, hear: () => listening.onHeard?.(), answer: () => answered.resolve('ok') }
}

test('a hanging line is offline before three seconds, long before it is aborted', async () => {
  const { line, told } = aLine()
  const { exchange, answer } = hanging(line)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(line.failure).toBeNull()
  // Leaves time for the status to be read and displayed.
  await vi.advanceTimersByTimeAsync(TOLD_WITHIN_MS - 2_000 - 250)
  expect(told).toEqual(['offline'])
  answer()
  await exchange
  expect(told.at(-1)).toBeNull()
})

test('a slow line with timely data is not offline', async () => {
  const { line, told } = aLine()
  const { exchange, hear, answer } = hanging(line)
  await vi.advanceTimersByTimeAsync(2_000)
  hear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([])
  answer()
  await exchange
})

test('one hanging exchange of two is enough, until both get data', async () => {
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

const failWith = (cause: unknown) => () => Promise.reject(cause)

test.each(['offline', 'busy', 'unauthenticated', 'outdated'] satisfies SyncErrorKind[])(
  "an exchange failing as %s is the line's failure until one works",
  async (kind) => {
    const { line } = aLine()
    await expect(line.run(failWith(new SyncError(kind, 'no')))).rejects.toMatchObject({ kind })
    expect([line.failure, line.lastAnswerAt]).toEqual([kind, null])
    await line.run(async () => 'ok')
    expect([line.failure, line.lastAnswerAt]).toEqual([null, new Date().toISOString()])
  },
)

test.each(['rejected', 'full', 'checkpoint-unknown'] satisfies SyncErrorKind[])(
  'a server that reports %s for one request has responded',
  async (kind) => {
    const { line } = aLine()
    await expect(line.run(failWith(new SyncError('offline', 'no')))).rejects.toThrow()
    await expect(line.run(failWith(new SyncError(kind, 'no')))).rejects.toMatchObject({ kind })
    expect([line.failure, line.lastAnswerAt]).toEqual([null, new Date().toISOString()])
  },
)

test('an exchange failing for its own reason counts as offline', async () => {
  const { line } = aLine()
  await expect(line.run(failWith(new TypeError('broken')))).rejects.toMatchObject({ kind: 'offline' })
  expect(line.failure).toBe('offline')
})

test('a response after a failure wakes waiting exchanges', async () => {
  const { line } = aLine()
  await expect(line.run(failWith(new SyncError('offline', 'no')))).rejects.toThrow()
  let isAwake = false
  void line.pause(8, new SyncError('offline', 'no')).then(() => (isAwake = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(isAwake).toBe(false)
  await line.run(async () => 'ok')
  await vi.advanceTimersByTimeAsync(0)
  expect(isAwake).toBe(true)
})

test("a server's retry delay is respected, even if an attempt is requested meanwhile", async () => {
  const { line } = aLine()
  let isOver = false
  void line.pause(0, new SyncError('busy', 'later', 7_000)).then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(6_999)
  line.wake.now()
  await vi.advanceTimersByTimeAsync(0)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isOver).toBe(true)
})

test('closing ends the time that a server named', async () => {
  const { line, close } = aLine()
  let isOver = false
  void line.pause(0, new SyncError('busy', 'later', 3_600_000)).then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(1_000)
  close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isOver).toBe(true)
})
