import { expect, onTestFinished, test, vi } from 'vitest'
import { withTimeLimit } from './time-limit.ts'

const late = () => new Error('too late')
const never = new Promise<string>(() => undefined)

function fakeTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('work that ends in time has its own result or failure, and leaves no timer', async () => {
  fakeTime()
  expect(await withTimeLimit(Promise.resolve('done'), 100, late)).toBe('done')
  await expect(withTimeLimit(Promise.reject(new Error('broken')), 100, late)).rejects.toThrow('broken')
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0))
})

test('work that takes longer is too late after that time, not before', async () => {
  fakeTime()
  const outcomes: unknown[] = []
  withTimeLimit(never, 100, late).catch((cause: unknown) => outcomes.push(cause))
  await vi.advanceTimersByTimeAsync(99)
  expect(outcomes).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(outcomes).toEqual([new Error('too late')])
})
