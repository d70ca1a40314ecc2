import { expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { aLoggedSession } from '../../../tests/builders.ts'
import { openBeside, openTestDatabase } from '../../../tests/test-database.ts'
import { countSessions, latestSessions, sessionById } from '../collections/sessions.ts'
import type { Database } from '../documents.ts'
import type { LiveQuery } from '../live-query.ts'
import { writeMany } from '../write-many.ts'
import { changedIds } from './large-writes.ts'

const WITHIN = { timeout: 60_000 }
const MANY = 120

const sessions = (count: number) =>
  Array.from({ length: count }, () => aLoggedSession({}, { exercises: 1, setsEach: 1 }))

/** The latest result of a query that a screen follows. */
function followed<Result>(query: LiveQuery<Result>): () => Result | undefined {
  let latest: Result | undefined
  query.subscribe(
    (result) => {
      latest = result
    },
    (error) => {
      throw error
    },
  )
  return () => latest
}

function reportsOf(db: Database) {
  const reports: { readonly events: number; readonly ids: readonly string[] }[] = []
  db.collections.sessions.eventBulks$.subscribe((write) =>
    reports.push({ events: write.events.length, ids: changedIds(write) }),
  )
  return reports
}

test('a large write is reported by one event with the ids of all, a small one by its events', async () => {
  const db = await openTestDatabase()
  const reports = reportsOf(db)
  const [many, few] = [sessions(MANY), sessions(3)]
  await db.collections.sessions.bulkInsert(many)
  await db.collections.sessions.bulkInsert(few)
  expect(reports.map(({ events }) => events)).toEqual([1, 3])
  const idsOf = (list: readonly Session[]) => list.map(({ id }) => id).toSorted()
  expect(reports.map(({ ids }) => ids.toSorted())).toEqual([idsOf(many), idsOf(few)])
})

test('followed queries of this tab and another show all of a large write', async () => {
  const tab = await openTestDatabase()
  const other = await openBeside(tab)
  const shown = [tab, other].map((db) => ({
    count: followed(countSessions(db)),
    newest: followed(latestSessions(db, { limit: 200 })),
  }))
  await expect.poll(() => shown.map(({ count }) => count()), WITHIN).toEqual([0, 0])
  await tab.collections.sessions.bulkInsert(sessions(MANY))
  for (const { count, newest } of shown) {
    await expect.poll(count, WITHIN).toBe(MANY)
    await expect.poll(() => newest()?.length, WITHIN).toBe(MANY)
  }
})

test('a document that is shown follows a large write of other versions', async () => {
  const tab = await openTestDatabase()
  const other = await openBeside(tab)
  const many = sessions(MANY)
  await tab.collections.sessions.bulkInsert(many)
  const ids = many.map(({ id }) => id)
  const [first] = ids
  if (!first) throw new Error('there is none')
  const shown = [tab, other].map((db) => followed(sessionById(db, first)))
  for (const session of shown) await expect.poll(() => session()?.note, WITHIN).toBe(many[0]?.note)
  await writeMany(tab, 'sessions', ids, (_, current) =>
    current ? { ...current, note: 'moved', updatedAt: current.updatedAt } : 'leave',
  )
  for (const session of shown) await expect.poll(() => session()?.note, WITHIN).toBe('moved')
  expect((await sessionById(other, first).get())?.note).toBe('moved')
})
