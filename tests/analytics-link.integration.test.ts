import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { AnalyticsLink } from '#platform/analytics/analytics-link.ts'
import type { Database } from '#storage/documents.ts'
import { analyticsApi } from '../workers/analytics/serve.ts'
import type { AnalyticsApi } from '../workers/analytics.api.ts'
import { aLoggedSession } from './builders.ts'
import { ServedThread } from './support/served-thread.ts'
import { openTestDatabase } from './test-database.ts'

// The page's side of the analytics worker, with the real worker code at the other end of a channel.

const TOTALS = { about: 'totals', unit: 'kg' } as const
const EXERCISES = { about: 'exercises' } as const

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  return () => vi.unstubAllGlobals()
})

/** Workers take a moment to start, and wait before they start again. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000 })

const served = () => analyticsApi(() => Date.now())

/** A link, and the threads it has started. `apiOf` returns the API of a thread by number, from 0. */
function linkTo(db: Database, apiOf: (number: number) => AnalyticsApi = served) {
  const threads: ServedThread[] = []
  const link = new AnalyticsLink(db, () => {
    const thread = new ServedThread(apiOf(threads.length))
    threads.push(thread)
    return thread
  })
  return { link, threads }
}

/** Asks for the totals; `sessions` collects the count of each answer. */
function follow(link: AnalyticsLink) {
  const sessions: number[] = []
  const told = { sessions, failures: 0, stop: () => {} }
  told.stop = link.follow(TOTALS, {
    // The worker answers each question by its name.
    answered: (answer) => sessions.push((answer as { sessions: number }).sessions),
    failed: () => {
      told.failures += 1
    },
  })
  onTestFinished(told.stop)
  return told
}

test('answers, follows what is written, and tells the next who asks at once', async () => {
  const db = await openTestDatabase()
  const { link, threads } = linkTo(db)
  const told = follow(link)
  await eventually(() => expect(told.sessions).toEqual([0]))
  await db.collections.sessions.insert(aLoggedSession())
  await eventually(() => expect(told.sessions.at(-1)).toBe(1))
  expect(follow(link).sessions).toEqual([1])
  expect(threads).toHaveLength(1)
})

test('slices of a first sync are read together, and a single write at once', async () => {
  const db = await openTestDatabase()
  const batches: number[] = []
  const { link } = linkTo(db, () => {
    const api = served()
    const changed: AnalyticsApi['changed'] = (collection, ids) => {
      batches.push(ids.length)
      return api.changed(collection, ids)
    }
    return { ...api, changed }
  })
  const told = follow(link)
  await eventually(() => expect(told.sessions).toEqual([0]))
  const aSlice = () => Array.from({ length: 30 }, () => aLoggedSession())
  await Promise.all([db.collections.sessions.bulkInsert(aSlice()), db.collections.sessions.bulkInsert(aSlice())])
  await eventually(() => expect(told.sessions.at(-1)).toBe(60))
  expect(batches).toEqual([60])
  await db.collections.sessions.insert(aLoggedSession())
  await eventually(() => expect(told.sessions.at(-1)).toBe(61))
  expect(batches).toEqual([60, 1])
})

test('a dead worker is restarted and asked again, including later writes', async () => {
  const db = await openTestDatabase()
  const { link, threads } = linkTo(db)
  const told = follow(link)
  await eventually(() => expect(told.sessions).toEqual([0]))
  threads[0]?.die()
  expect(link.known(TOTALS)).toBeUndefined()
  await db.collections.sessions.insert(aLoggedSession())
  await eventually(() => expect(told.sessions).toEqual([0, 1]))
  await db.collections.sessions.insert(aLoggedSession())
  await eventually(() => expect(told.sessions.at(-1)).toBe(2))
  expect(threads).toHaveLength(2)
  // It was back before anybody could have read about it.
  expect(told.failures).toBe(0)
})

test('a question lost with its worker is answered by the next one', async () => {
  const db = await openTestDatabase()
  await db.collections.sessions.insert(aLoggedSession())
  const { link, threads } = linkTo(db)
  const told = follow(link)
  threads[0]?.die()
  await eventually(() => expect(told.sessions).toEqual([1]))
})

test('an unsubscribed listener gets no answer, and no worker is started for it', async () => {
  const db = await openTestDatabase()
  const { link, threads } = linkTo(db)
  const gone = follow(link)
  gone.stop()
  await eventually(() => expect(link.known(TOTALS)).toBeDefined())
  expect(gone.sessions).toEqual([])
  threads[0]?.die()
  // Longer than the first retry: this one, of another link, died later and has recovered already.
  const other = linkTo(db)
  const stays = follow(other.link)
  other.threads[0]?.die()
  await eventually(() => expect(stays.sessions).toEqual([0]))
  expect(threads).toHaveLength(1)

  const back = follow(link)
  await eventually(() => expect(back.sessions).toEqual([0]))
  expect(threads).toHaveLength(2)
})

test('repeated failures are reported, and the answer follows once it works', async () => {
  const db = await openTestDatabase()
  const broken = (): AnalyticsApi => ({ ...served(), ask: () => Promise.reject(new Error('a broken index')) })
  const { link } = linkTo(db, (number) => (number < 2 ? broken() : served()))
  const told = follow(link)
  await eventually(() => expect(told.failures).toBe(1))
  expect(told.sessions).toEqual([])
  await eventually(() => expect(told.sessions).toEqual([0]))
  expect(told.failures).toBe(1)
})

test('an account missing on this device is an error', async () => {
  const db = await openTestDatabase()
  const { link } = linkTo({ ...db, collections: db.collections, account: 'nobody' })
  const told = follow(link)
  await eventually(() => expect(told.failures).toBe(1))
  expect(told.sessions).toEqual([])
  expect(link.known(EXERCISES)).toBeUndefined()
})
