import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { SessionId } from '#contract/id.ts'
import { serveWorkers } from '../../../tests/support/served-thread.ts'

// The page asks a worker for second copies, and judges its answers.

afterEach(() => void vi.unstubAllGlobals())

const PLACE = { account: 'ana', id: 's1' as SessionId }
const failing = () => Promise.reject(new Error('no room'))
const never = () => new Promise<never>(() => undefined)

/** The page at its start, whose workers answer like this, number by number. */
async function start(...workers: readonly object[]) {
  const asked: unknown[] = []
  const note =
    (name: string, answer?: unknown) =>
    (...given: unknown[]) => {
      asked.push([name, ...given])
      return answer
    }
  const usual = {
    prepare: note('prepare'),
    keep: note('keep'),
    read: note('read', { note: 'a copy' }),
    forget: note('forget'),
    forgetAccount: note('forgetAccount'),
    holds: note('holds', true),
  }
  const threads = serveWorkers((number) => ({ ...usual, ...(workers[number] ?? workers.at(-1)) }))
  vi.resetModules()
  return { ...(await import('./second-copy.ts')), asked, threads }
}

test('one worker is asked for everything, and its answers are those of the page', async () => {
  const page = await start()
  expect(await page.prepareSecondCopy()).toBe(true)
  expect(await page.keepSecondCopy(PLACE, { note: 'a copy' })).toBe(true)
  expect(await page.readSecondCopy(PLACE)).toEqual({ note: 'a copy' })
  expect(await page.holdsSecondCopies('ana')).toBe(true)
  await page.forgetSecondCopy(PLACE)
  await page.forgetSecondCopies('ana')
  expect(page.asked).toEqual([
    ['prepare'],
    ['keep', PLACE, { note: 'a copy' }],
    ['read', PLACE],
    ['holds', 'ana'],
    ['forget', PLACE],
    ['forgetAccount', 'ana'],
  ])
  expect(page.threads.map(({ file, options }) => [file, options])).toEqual([
    ['second-copy.worker.ts', { type: 'module', name: 'second-copy' }],
  ])
})

test('what the browser refuses is not kept, and nothing is found', async () => {
  const page = await start({ prepare: failing, keep: failing, read: failing, holds: failing, forget: failing })
  expect(await page.prepareSecondCopy()).toBe(false)
  expect(await page.keepSecondCopy(PLACE, {})).toBe(false)
  expect(await page.readSecondCopy(PLACE)).toBeUndefined()
  expect(await page.holdsSecondCopies('ana')).toBe(false)
  await page.forgetSecondCopy(PLACE)
  expect(page.threads).toHaveLength(1)
})

test('a browser without workers holds no copies, and is asked again', async () => {
  const page = await start()
  vi.stubGlobal('Worker', undefined)
  expect(await page.holdsSecondCopies('ana')).toBe(false)
  const threads = serveWorkers(() => ({ prepare: () => undefined }))
  expect(await page.prepareSecondCopy()).toBe(true)
  expect(threads).toHaveLength(1)
})

test('a store that does not answer within 10 s may hold copies, and another worker is asked next', async () => {
  const page = await start({ holds: never, keep: never }, {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await page.prepareSecondCopy()
  const holding = page.holdsSecondCopies('ana')
  const keeping = page.keepSecondCopy(PLACE, {})
  await page.prepareSecondCopy()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(page.threads[0]?.thread.isTerminated).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect([await holding, await keeping]).toEqual([true, false])
  expect(page.threads[0]?.thread.isTerminated).toBe(true)
  expect(await page.keepSecondCopy(PLACE, {})).toBe(true)
  expect(page.threads).toHaveLength(2)
})

test('a late failure of one worker leaves the next one', async () => {
  const page = await start({ holds: never }, {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const first = page.holdsSecondCopies('ana')
  await page.prepareSecondCopy()
  await vi.advanceTimersByTimeAsync(5_000)
  const second = page.holdsSecondCopies('ana')
  await page.prepareSecondCopy()
  await vi.advanceTimersByTimeAsync(5_000)
  await first
  await page.prepareSecondCopy()
  await vi.advanceTimersByTimeAsync(5_000)
  await second
  await page.prepareSecondCopy()
  expect(page.threads.map(({ thread }) => thread.isTerminated)).toEqual([true, false])
})
