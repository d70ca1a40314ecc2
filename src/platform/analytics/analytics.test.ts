import { createElement } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { DatabaseProvider } from '#storage/database-context.tsx'
import type { Database } from '#storage/documents.ts'
import { runHook } from '../../../tests/support/run-hook.ts'
import { serveWorkers } from '../../../tests/support/served-thread.ts'
import { soon } from '../../../tests/support/soon.ts'
import { askAnalytics, useAnalytics } from './analytics.ts'

// A screen shows its question's answer; this test is the worker.

type Question = Parameters<typeof useAnalytics>[0]
const KG = { about: 'totals', unit: 'kg' } as const
const LB = { about: 'totals', unit: 'lb' } as const
const EXERCISES = { about: 'exercises' } as const

beforeEach(() => {
  // After everything else: the next file begins without them.
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** A database that nobody writes in. */
function aDatabase(account = 'ana'): Database {
  const quiet = { eventBulks$: { subscribe: () => ({ unsubscribe: () => undefined }) } }
  const collections = { sessions: quiet, measurements: quiet, exercises: quiet }
  return { account, isOpen: () => true, collections } as unknown as Database
}

/** Workers that answer questions when the test says so, by their text. */
function serve() {
  const waiting = new Map<string, ReturnType<typeof Promise.withResolvers<unknown>>>()
  const entry = (question: Question) => {
    const key = JSON.stringify(question)
    const known = waiting.get(key) ?? Promise.withResolvers<unknown>()
    waiting.set(key, known)
    return known
  }
  const done = async () => undefined
  const threads = serveWorkers(() => ({
    start: done,
    stop: done,
    check: async () => 'complete',
    ask: (question: Question) => entry(question).promise,
  }))
  return { threads, answer: (question: Question, answer: unknown) => entry(question).resolve(answer) }
}

const show = (question: Question, db: Database) =>
  runHook(
    (given: { question: Question; db: Database }) => useAnalytics(given.question),
    { question, db },
    (screen) => createElement(DatabaseProvider, { value: latest.db }, screen),
  )
const latest: { db: Database } = { db: aDatabase() }

/** A screen of this database, from now on. */
function within(db: Database): Database {
  latest.db = db
  return db
}

const ASKED = { answer: undefined, isStale: true, hasFailed: false }

test('shows an answer once it comes, and at once where it is known', async () => {
  const { answer } = serve()
  const db = within(aDatabase())
  const screen = show(KG, db)
  expect(screen.current()).toEqual(ASKED)
  answer(KG, 7)
  await soon(() => expect(screen.current()).toEqual({ answer: 7, isStale: false, hasFailed: false }))
  screen.redraw({ question: { ...KG }, db })
  screen.leave()
  expect(show(KG, db).drawn[0]).toEqual({ answer: 7, isStale: false, hasFailed: false })
})

test('keeps the last answer to such a question until the next one comes', async () => {
  const { answer } = serve()
  const db = within(aDatabase())
  const screen = show(KG, db)
  answer(KG, 7)
  await soon(() => expect(screen.current().answer).toBe(7))
  screen.redraw({ question: LB, db })
  expect(screen.current()).toEqual({ answer: 7, isStale: true, hasFailed: false })
  answer(LB, 15)
  await soon(() => expect(screen.current()).toEqual({ answer: 15, isStale: false, hasFailed: false }))
})

test('shows nothing of a question about something else, nor of another account', async () => {
  const { answer } = serve()
  const db = within(aDatabase())
  const screen = show(KG, db)
  answer(KG, 7)
  await soon(() => expect(screen.current().answer).toBe(7))
  screen.redraw({ question: EXERCISES, db })
  expect(screen.current()).toEqual(ASKED)
  answer(EXERCISES, [])
  await soon(() => expect(screen.current()).toEqual({ answer: [], isStale: false, hasFailed: false }))
  const other = within(aDatabase('bento'))
  screen.redraw({ question: EXERCISES, db: other })
  expect(screen.current().answer).toBeUndefined()
})

test('tells of repeated failures until an answer comes, and of none for another question', async () => {
  const { answer, threads } = serve()
  const db = within(aDatabase())
  const screen = show(KG, db)
  threads[0]?.thread.die()
  await vi.advanceTimersByTimeAsync(500)
  expect(screen.current()).toEqual(ASKED)
  threads[1]?.thread.die()
  await soon(() => expect(screen.current()).toEqual({ ...ASKED, hasFailed: true }))
  screen.redraw({ question: LB, db })
  expect(screen.current()).toEqual(ASKED)
  screen.redraw({ question: KG, db })
  answer(KG, 7)
  await vi.advanceTimersByTimeAsync(1_000)
  await soon(() => expect(screen.current()).toEqual({ answer: 7, isStale: false, hasFailed: false }))
})

test('answers a question that no screen asks, once for all who ask it', async () => {
  const { answer, threads } = serve()
  const db = aDatabase()
  const asking = Promise.all([askAnalytics(db, KG), askAnalytics(db, KG)])
  answer(KG, 7)
  expect(await asking).toEqual([7, 7])
  expect(await askAnalytics(db, KG)).toBe(7)
  expect(threads.map(({ thread }) => thread.isTerminated)).toEqual([false])
  // Nobody follows it any more.
  await vi.advanceTimersByTimeAsync(60_000)
  await soon(() => expect(threads[0]?.thread.isTerminated).toBe(true))
})

test('rejects where there is no answer for the time being', async () => {
  const { threads } = serve()
  const asking = expect(askAnalytics(aDatabase(), KG)).rejects.toThrow('analytics: no answer')
  threads[0]?.thread.die()
  await vi.advanceTimersByTimeAsync(500)
  threads[1]?.thread.die()
  await asking
})
