import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWhenIdle } from './start-when-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const stopped = async () => undefined

test('nothing starts while something is loading', async () => {
  let busy = true
  const start = vi.fn(async () => stopped)
  startWhenIdle(start, () => busy)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(start).not.toHaveBeenCalled()
  busy = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(start).toHaveBeenCalledOnce()
})

test('work that never ends does not block forever', async () => {
  const start = vi.fn(async () => stopped)
  startWhenIdle(start, () => true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(start).toHaveBeenCalledOnce()
})

test('work stopped before its start does not start', async () => {
  const start = vi.fn(async () => stopped)
  await startWhenIdle(start, () => false)()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(start).not.toHaveBeenCalled()
})

test('work starts only once what it awaits has come', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const start = vi.fn(async () => stopped)
  startWhenIdle(
    start,
    () => false,
    () => promise,
  )
  await vi.advanceTimersByTimeAsync(10_000)
  expect(start).not.toHaveBeenCalled()
  resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(start).toHaveBeenCalledOnce()
})

test('work that is stopped while it awaits something is stopped at once, and does not start', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const start = vi.fn(async () => stopped)
  const stop = startWhenIdle(
    start,
    () => false,
    () => promise,
  )
  await vi.advanceTimersByTimeAsync(10_000)
  await stop()
  resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(start).not.toHaveBeenCalled()
})
