import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAlive } from './kept-worker.ts'

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
    pauseMs: (deaths) => Math.min(deaths * 1_000, 4_000),
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
  const pauses = Array.from({ length: 6 }, () => {
    const diedAt = Date.now()
    kept.current().die('at once')
    vi.runAllTimers()
    return Date.now() - diedAt
  })
  expect(pauses).toEqual([1_000, 2_000, 3_000, 4_000, 4_000, 4_000])
  vi.advanceTimersByTime(60_000)
  kept.current().die('after a life')
  vi.advanceTimersByTime(1_000)
  expect(workers).toHaveLength(8)
})

test('an ended worker is not restarted', () => {
  const { kept, running } = start()
  kept.current().die('unhandled')
  kept.end()
  vi.runAllTimers()
  expect(running()).toEqual([])
})

test('a dead worker is named with its cause, until it is replaced', () => {
  const { kept, workers } = start()
  const first = kept.current()
  first.die('unhandled')
  first.die('unhandled again')
  expect(kept.current()).toBe(first)
  expect(vi.mocked(console.error).mock.calls).toEqual([['the worker died', 'unhandled']])
  vi.runAllTimers()
  expect(kept.current()).toBe(workers[1])
})

test('the last words of a replaced worker are not those of the next', () => {
  const { kept, running, replaced } = start()
  const first = kept.current()
  first.die('unhandled')
  vi.runAllTimers()
  first.die('late')
  expect([running(), replaced()]).toEqual([[2], 1])
})

test('a worker that was ended may die without a word', () => {
  const { kept, running } = start()
  kept.end()
  expect(running()).toEqual([])
  kept.declareDead('silent')
  vi.runAllTimers()
  expect(running()).toEqual([])
  expect(console.error).not.toHaveBeenCalled()
})

test('a worker that ran for a minute has not died at its start', () => {
  const { kept, workers } = start()
  kept.current().die('at once')
  vi.runAllTimers()
  vi.advanceTimersByTime(59_999)
  kept.current().die('a moment too early')
  vi.advanceTimersByTime(1_999)
  expect(workers).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(workers).toHaveLength(3)
})
