import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAlive } from './worker-life.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Worker = { readonly number: number; isRunning: boolean; readonly die: (cause: string) => void; end(): void }

function start() {
  const workers: Worker[] = []
  let replaced = 0
  const kept = keepAlive<Worker>({
    launch: (die) => {
      const worker: Worker = {
        number: workers.length + 1,
        isRunning: true,
        die,
        end: () => {
          worker.isRunning = false
        },
      }
      workers.push(worker)
      return worker
    },
    onReplaced: () => {
      replaced += 1
    },
    nowMs: () => Date.now(),
  })
  return {
    kept,
    running: () => workers.filter((worker) => worker.isRunning).map(({ number }) => number),
    workers,
    replaced: () => replaced,
  }
}

test('a worker that dies is ended and replaced', () => {
  const { kept, running, replaced } = start()
  kept.current().die('unhandled')
  expect(running()).toEqual([])
  vi.runAllTimers()
  expect(running()).toEqual([2])
  expect(replaced()).toBe(1)
})

test('a dead worker is replaced once, however often reported', () => {
  const { kept, running } = start()
  const first = kept.current()
  kept.declareDead('silent')
  first.die('its last words')
  vi.runAllTimers()
  first.die('words that came late')
  vi.runAllTimers()
  expect(running()).toEqual([2])
})

test('a worker that dies at every start is started ever more rarely, and soon again once one has lived', () => {
  const { kept, workers } = start()
  const pauses = Array.from({ length: 10 }, () => {
    const diedAt = Date.now()
    kept.current().die('at once')
    vi.runAllTimers()
    return Date.now() - diedAt
  })
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000])
  vi.advanceTimersByTime(60_000)
  kept.current().die('after a life')
  vi.advanceTimersByTime(500)
  expect(workers).toHaveLength(12)
})

test('an ended worker is not restarted', () => {
  const { kept, running } = start()
  kept.current().die('unhandled')
  kept.end()
  vi.runAllTimers()
  expect(running()).toEqual([])
})
