import { type Remote, wrap } from 'comlink'
import { expect, onTestFinished, test } from 'vitest'
import { aSession } from '../../tests/builders.ts'
import { inBrowser } from '../../tests/devtools.ts'
import type { SecondThread } from '../../tests/second-thread.worker.ts'
import { openTestDatabase } from '../../tests/test-database.ts'
import { deleteDatabase, listAccounts } from './accounts.ts'
import { sessionById } from './collections/sessions.ts'
import { editDocument, insertDocument } from './commands.ts'

// A worker has its own RxDB, clock and connections, like the sync worker.
const inThreads = test.runIf(inBrowser)

async function startThread(account: string): Promise<Remote<SecondThread>> {
  const worker = new Worker(new URL('../../tests/second-thread.worker.ts', import.meta.url), { type: 'module' })
  onTestFinished(() => worker.terminate())
  const thread = wrap<SecondThread>(worker)
  await thread.open(account)
  return thread
}

inThreads('page and worker write one document at once, and no edit is lost', async () => {
  const db = await openTestDatabase()
  const { id } = await insertDocument(db, 'sessions', aSession())
  const thread = await startThread(db.account)

  const here = Array.from({ length: 20 }, () =>
    editDocument(db, 'sessions', id, (session) => ({ ...session, pausedMs: session.pausedMs + 1 })),
  )
  await Promise.all([...here, thread.pause(id, 20)])

  await expect.poll(async () => (await sessionById(db, id).get())?.pausedMs).toBe(40)
  await expect.poll(async () => (await thread.session(id))?.pausedMs).toBe(40)
})

inThreads('a page shows what a worker writes', async () => {
  const db = await openTestDatabase()
  const { id } = await insertDocument(db, 'sessions', aSession())
  const thread = await startThread(db.account)
  const shown: (number | undefined)[] = []
  sessionById(db, id).subscribe(
    (session) => shown.push(session?.pausedMs),
    () => {},
  )
  await expect.poll(() => shown).toEqual([0])
  await thread.pause(id, 1)
  await expect.poll(() => shown).toEqual([0, 1])
})

inThreads('a worker that is killed in the middle of its work leaves whole documents behind', async () => {
  const db = await openTestDatabase()
  const { id } = await insertDocument(db, 'sessions', aSession())
  const worker = new Worker(new URL('../../tests/second-thread.worker.ts', import.meta.url), { type: 'module' })
  const thread = wrap<SecondThread>(worker)
  await thread.open(db.account)
  void thread.pause(id, 500)
  await expect.poll(async () => (await sessionById(db, id).get())?.pausedMs).toBeGreaterThan(5)
  worker.terminate()

  const { before, after } = await editDocument(db, 'sessions', id, (session) => ({ ...session, name: 'Legs' }))
  expect(after).toEqual({ ...before, name: 'Legs', updatedAt: after.updatedAt })
  const { account } = db
  await db.close()
  const again = await openTestDatabase({ account })
  expect(await sessionById(again, id).get()).toEqual(after)
})

inThreads('deleting an account does not wait for a worker that has it open, and the worker is told', async () => {
  const db = await openTestDatabase()
  const { id } = await insertDocument(db, 'sessions', aSession())
  const thread = await startThread(db.account)

  await deleteDatabase(db.account)

  expect(await listAccounts()).not.toContain(db.account)
  expect(await thread.health()).toBe('lost')
  await expect(thread.pause(id, 1)).rejects.toThrow('storage: closed')
  expect(await listAccounts()).not.toContain(db.account)
})
