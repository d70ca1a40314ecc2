import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { AnalyticsQuestion } from '#domain/analytics/questions.ts'
import type { Database } from '#storage/documents.ts'
import { ServedThread, serveWorkers } from '../../../tests/support/served-thread.ts'
import { soon } from '../../../tests/support/soon.ts'
import { type AnalyticsApi, FOLLOWED, type FollowedCollection } from '../../../workers/analytics.api.ts'
import { AnalyticsLink } from './analytics-link.ts'

// The questions of a page to its analytics workers, and their moments. The integration test has the real worker instead.

const TOTALS = { about: 'totals', unit: 'kg' } as const
const EXERCISES = { about: 'exercises' } as const
const never = () => new Promise<never>(() => undefined)
const failing = () => Promise.reject(new Error('a broken index'))

let page: EventTarget & { visibilityState: string }
let told: string[]

beforeEach(() => {
  // After everything else: the next file begins without them.
  onTestFinished(() => void vi.unstubAllGlobals())
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  told = []
  vi.spyOn(console, 'info').mockImplementation((what: string) => void told.push(what))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** Of which the link reads these. */
type Write = { readonly events: readonly { readonly documentId: string }[]; readonly checkpoint: unknown }

/** The parts of a database that the link uses: its writes, and whether it is open. */
function aDatabase(isOpen: boolean) {
  const { promise: opened, resolve: open, reject: fail } = Promise.withResolvers<void>()
  if (isOpen) open()
  const listeners = new Map(FOLLOWED.map((name) => [name, new Set<(write: Write) => void>()]))
  const collections = Object.fromEntries(
    [...listeners].map(([name, all]) => [
      name,
      {
        eventBulks$: {
          subscribe: (listener: (write: Write) => void) => {
            all.add(listener)
            return { unsubscribe: () => all.delete(listener) }
          },
        },
      },
    ]),
  )
  const report = (collection: FollowedCollection, ids: readonly string[], checkpoint: unknown) => {
    const write = { events: ids.map((documentId) => ({ documentId })), checkpoint }
    for (const listener of listeners.get(collection) ?? []) listener(write)
  }
  return {
    database: { account: 'ana', isOpen: () => isOpen, opened, collections } as unknown as Database,
    open,
    fail,
    write: (collection: FollowedCollection, ...ids: readonly string[]) => report(collection, ids, {}),
    writeMany: (collection: FollowedCollection, ...changedIds: readonly string[]) =>
      report(collection, changedIds.slice(-1), { changedIds }),
    followers: () => [...listeners.values()].map(({ size }) => size),
  }
}

/** A link whose workers answer like this, number by number; the last answers for all later ones. */
function begin(workers: readonly Partial<AnalyticsApi>[] = [{}], isOpen = true) {
  const asked: string[] = []
  let answers = 0
  const note = (text: string) => void asked.push(text)
  const usual: AnalyticsApi = {
    start: async (account) => note(`start ${account}`),
    changed: async (collection, ids) => note(`changed ${collection} ${ids}`),
    catchUp: async () => note('catch up'),
    ask: async ({ about }) => {
      note(`ask ${about}`)
      answers += 1
      return answers
    },
    check: async () => {
      note('check')
      return 'complete'
    },
    save: async () => note('save'),
    stop: async () => note('stop'),
  }
  const apiOf = (number: number) => ({ ...usual, ...(workers[number] ?? workers.at(-1)) })
  const threads: ServedThread[] = []
  const db = aDatabase(isOpen)
  const link = new AnalyticsLink(db.database, () => {
    const thread = new ServedThread(apiOf(threads.length))
    threads.push(thread)
    return thread
  })
  return {
    ...db,
    link,
    threads,
    apiOf,
    /** The calls that reached the workers since the last time. */
    heard: async () => {
      await threads.at(-1)?.settled()
      return asked.splice(0)
    },
    follow: (question: AnalyticsQuestion = TOTALS) => {
      const answered = vi.fn<(answer: unknown) => void>()
      const failed = vi.fn<() => void>()
      const stop = link.follow(question, { answered, failed })
      return { stop, failed, answers: () => answered.mock.calls.map(([answer]) => answer) }
    },
  }
}

const FIRST = ['start ana', 'ask totals', 'check']

test('asks once, and tells the next who asks the same at once', async () => {
  const { link, follow, heard, threads } = begin()
  const one = follow()
  expect(link.known(TOTALS)).toBeUndefined()
  expect(await heard()).toEqual(FIRST)
  expect(one.answers()).toEqual([1])
  expect(link.known(TOTALS)).toBe(1)
  expect(follow().answers()).toEqual([1])
  const other = follow(EXERCISES)
  expect(await heard()).toEqual(['ask exercises'])
  expect([other.answers(), threads.length]).toEqual([[2], 1])
})

test('starts the worker of the app', async () => {
  const { database, apiOf } = begin()
  const started = serveWorkers(apiOf)
  new AnalyticsLink(database).follow(TOTALS, { answered: () => undefined, failed: () => undefined })
  expect(started.map(({ file, options }) => [file, options])).toEqual([
    ['analytics.worker.ts', { type: 'module', name: 'analytics' }],
  ])
})

test.each(FOLLOWED)('hands on what is written in %s, and asks every open question again', async (collection) => {
  const { follow, heard, write } = begin()
  const [totals, exercises] = [follow(), follow(EXERCISES)]
  await heard()
  write(collection, 'a', 'b')
  expect(await heard()).toEqual([`changed ${collection} a,b`, 'ask totals', 'ask exercises'])
  expect([totals.answers(), exercises.answers()]).toEqual([
    [1, 3],
    [2, 4],
  ])
})

test('combines what is written while the worker reads', async () => {
  const { promise: read, resolve: goOn } = Promise.withResolvers<void>()
  const changes: string[] = []
  const changed = (collection: string, ids: readonly string[]) => {
    changes.push(`${collection} ${ids}`)
    return read
  }
  const { follow, heard, write } = begin([{ changed }])
  follow()
  await heard()
  write('sessions', 'a')
  write('sessions', 'b')
  write('exercises', 'c')
  write('sessions', 'b', 'd')
  expect(await heard()).toEqual([])
  expect(changes).toEqual(['sessions a'])
  goOn()
  await heard()
  expect(changes).toEqual(['sessions a', 'sessions b,d', 'exercises c'])
  write('sessions', 'e')
  await heard()
  expect(changes.at(-1)).toBe('sessions e')
})

test('gathers large writes for a second', async () => {
  const { follow, heard, writeMany } = begin()
  follow()
  await heard()
  writeMany('sessions', 'a', 'b')
  await vi.advanceTimersByTimeAsync(600)
  writeMany('sessions', 'c', 'd')
  await vi.advanceTimersByTimeAsync(399)
  expect(await heard()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(await heard()).toEqual(['changed sessions a,b,c,d', 'ask totals'])
  await vi.advanceTimersByTimeAsync(600)
  expect(await heard()).toEqual([])
  writeMany('sessions', 'e')
  await vi.advanceTimersByTimeAsync(999)
  expect(await heard()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(await heard()).toEqual(['changed sessions e', 'ask totals'])
})

test('an answer that was outdated as it came is told, not kept, and asked for again once', async () => {
  const asks: ((answer: string) => void)[] = []
  const ask = () => new Promise<string>((resolve) => void asks.push(resolve))
  const { link, follow, heard, write } = begin([{ ask }])
  const one = follow()
  await heard()
  write('sessions', 'a')
  await heard()
  write('sessions', 'b')
  await heard()
  expect(asks.length).toBe(1)
  asks[0]?.('old')
  await heard()
  expect([one.answers(), link.known(TOTALS), asks.length]).toEqual([['old'], undefined, 2])
  asks[1]?.('new')
  await heard()
  expect([one.answers(), link.known(TOTALS), asks.length]).toEqual([['old', 'new'], 'new', 2])
  write('sessions', 'c')
  await heard()
  expect([link.known(TOTALS), asks.length]).toEqual([undefined, 3])
})

test('a listener that has left hears no answer, which is kept all the same', async () => {
  const { link, follow, heard } = begin()
  const one = follow()
  one.stop()
  await heard()
  expect([one.answers(), link.known(TOTALS)]).toEqual([[], 1])
})

test('keeps the last twelve answers', async () => {
  const { link, follow, heard } = begin()
  const questions = Array.from({ length: 13 }, (_, index) => ({ about: 'exercises', unit: index }) as never)
  for (const question of questions) {
    follow(question)
    await heard()
  }
  expect(questions.map((question) => link.known(question))).toEqual([undefined, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
})

test('stops its worker a minute after the last question, and follows nothing then', async () => {
  const { link, follow, heard, threads, followers } = begin()
  const [one, other] = [follow(), follow()]
  await heard()
  expect(followers()).toEqual([1, 1, 1])
  one.stop()
  await vi.advanceTimersByTimeAsync(120_000)
  other.stop()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(await heard()).toEqual([])
  expect(link.known(TOTALS)).toBeDefined()
  await vi.advanceTimersByTimeAsync(1)
  expect([link.known(TOTALS), followers()]).toEqual([undefined, [0, 0, 0]])
  await soon(() => expect(threads[0]?.isTerminated).toBe(true))
  expect(await heard()).toEqual(['stop'])
  follow()
  expect(await heard()).toEqual(FIRST)
})

test('a question within that minute keeps the worker', async () => {
  const { follow, heard, threads } = begin()
  follow().stop()
  await vi.advanceTimersByTimeAsync(30_000)
  follow()
  await heard()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await heard()).toEqual([])
  expect(threads[0]?.isTerminated).toBe(false)
})

test.each([
  ['does not stop', never, 5_000],
  ['fails to stop', failing, 0],
])('a worker that %s is ended', async (_what, stop, afterMs) => {
  const { follow, heard, threads } = begin([{ stop }])
  const one = follow()
  await heard()
  one.stop()
  await vi.advanceTimersByTimeAsync(60_000 + Math.max(0, afterMs - 1))
  if (afterMs > 0) expect(threads[0]?.isTerminated).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await soon(() => expect(threads[0]?.isTerminated).toBe(true))
})

test('saves as the page is hidden, and not as it is shown or once the worker has ended', async () => {
  const { follow, heard, threads } = begin()
  const one = follow()
  await heard()
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(await heard()).toEqual(['save'])
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(await heard()).toEqual([])
  one.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  await soon(() => expect(threads[0]?.isTerminated).toBe(true))
  expect(await heard()).toEqual(['stop'])
})

test('a dead worker is replaced after half a second, and nobody is told', async () => {
  const { link, follow, heard, threads, followers } = begin()
  const one = follow()
  await heard()
  threads[0]?.die()
  expect([link.known(TOTALS), followers()]).toEqual([undefined, [0, 0, 0]])
  await vi.advanceTimersByTimeAsync(499)
  expect(threads.length).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await heard()).toEqual(FIRST)
  expect([one.answers(), one.failed.mock.calls.length]).toEqual([[1, 2], 0])
  expect(followers()).toEqual([1, 1, 1])
  // It has been replaced already.
  threads[0]?.die()
  expect(threads[1]?.isTerminated).toBe(false)
})

test('a second failure within a minute is told, and tried again later', async () => {
  const { follow, heard, threads } = begin()
  const [one, other] = [follow(), follow(EXERCISES)]
  await heard()
  threads[0]?.die()
  await vi.advanceTimersByTimeAsync(500)
  await heard()
  await vi.advanceTimersByTimeAsync(60_000)
  threads[1]?.die()
  expect([one.failed, other.failed].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(999)
  expect(threads.length).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await heard()).toContain('ask totals')
})

test('a failure after more than a minute is a first one', async () => {
  const { follow, heard, threads } = begin()
  const one = follow()
  await heard()
  threads[0]?.die()
  await vi.advanceTimersByTimeAsync(500)
  await heard()
  await vi.advanceTimersByTimeAsync(60_001)
  threads[1]?.die()
  await vi.advanceTimersByTimeAsync(500)
  expect([one.failed.mock.calls.length, threads.length]).toEqual([0, 3])
})

test('no worker is started for nobody', async () => {
  const { follow, threads } = begin()
  const one = follow()
  threads[0]?.die()
  one.stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(threads.length).toBe(1)
})

test('a question before the next try starts a worker at once, and the try none beside it', async () => {
  const { follow, threads } = begin()
  follow()
  threads[0]?.die()
  await vi.advanceTimersByTimeAsync(100)
  follow(EXERCISES)
  expect(threads.length).toBe(2)
  await vi.advanceTimersByTimeAsync(500)
  expect(threads.length).toBe(2)
})

test('a try that is planned anew is not made as planned before', async () => {
  const { follow, threads } = begin()
  follow()
  threads[0]?.die()
  await vi.advanceTimersByTimeAsync(100)
  follow(EXERCISES)
  threads[1]?.die()
  await vi.advanceTimersByTimeAsync(999)
  expect(threads.length).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(threads.length).toBe(3)
})

test.each<[string, Partial<AnalyticsApi>]>([
  ['start', { start: failing }],
  ['check what it has', { check: failing }],
  ['answer', { ask: failing }],
  ['read what was written', { changed: failing }],
])('a worker that cannot %s is replaced', async (_what, broken) => {
  const { follow, heard, threads, write } = begin([broken, {}])
  const one = follow()
  await heard()
  write('sessions', 'a')
  await soon(() => expect(threads[0]?.isTerminated).toBe(true))
  expect(told).toHaveLength(1)
  await heard()
  await vi.advanceTimersByTimeAsync(500)
  expect(await heard()).toEqual(FIRST)
  expect(one.answers().at(-1)).toBeDefined()
  write('sessions', 'b')
  expect(await heard()).toEqual(['changed sessions b', 'ask totals'])
})

test('a worker whose snapshot was rebuilt is asked again', async () => {
  const { follow, heard } = begin([{ check: async () => 'rebuilt' }])
  const one = follow()
  expect(await heard()).toEqual(['start ana', 'ask totals', 'ask totals'])
  expect(one.answers()).toEqual([1, 2])
})

test('writes before the database was open are caught up with, and followed from then on', async () => {
  const { follow, heard, open, followers, write } = begin([{}], false)
  const one = follow()
  expect(await heard()).toEqual(FIRST)
  expect(followers()).toEqual([0, 0, 0])
  open()
  expect(await heard()).toEqual(['catch up', 'ask totals'])
  expect([one.answers(), followers()]).toEqual([
    [1, 2],
    [1, 1, 1],
  ])
  write('sessions', 'a')
  expect(await heard()).toEqual(['changed sessions a', 'ask totals'])
})

test('a database that could not be opened leaves the answers as they are', async () => {
  const { follow, heard, fail, threads } = begin([{}], false)
  follow()
  await heard()
  fail(new Error('no storage'))
  expect(await heard()).toEqual([])
  expect([told, threads[0]?.isTerminated]).toEqual([['analytics: not caught up'], false])
})

test('nothing is followed of a database that opens after its worker has ended', async () => {
  const { follow, heard, open, followers, threads } = begin([{}], false)
  const one = follow()
  await heard()
  one.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  await soon(() => expect(threads[0]?.isTerminated).toBe(true))
  open()
  await Promise.resolve()
  await Promise.resolve()
  expect(followers()).toEqual([0, 0, 0])
})

test('what is written for one worker is not told to the one before', async () => {
  const reads: (() => void)[] = []
  const changes: string[] = []
  const changed = (number: number) => (_collection: string, ids: readonly string[]) => {
    changes.push(`${number}: ${ids}`)
    return new Promise<void>((resolve) => void reads.push(resolve))
  }
  const workers = [{ changed: changed(0), stop: never }, { changed: changed(1) }]
  const { follow, heard, write, threads } = begin(workers)
  const one = follow()
  await heard()
  write('sessions', 'a')
  await heard()
  one.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  follow()
  await heard()
  write('sessions', 'b')
  await heard()
  write('sessions', 'c')
  reads[0]?.()
  await threads[0]?.settled()
  await heard()
  expect(changes).toEqual(['0: a', '1: b'])
  reads[1]?.()
  await heard()
  expect(changes).toEqual(['0: a', '1: b', '1: c'])
})
