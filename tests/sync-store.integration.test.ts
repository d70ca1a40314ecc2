import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireDocument } from '#contract/sync.ts'
import type { WholeDatabase } from '../server/database/connection.ts'
import { createDatabaseSyncStore } from '../server/sync/database-sync-store.ts'
import type { SyncStore } from '../server/sync/sync-store.ts'
import { aFolder } from './builders.ts'
import { DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'
import { accountSize } from './support/account-size.ts'
import { backUp } from './support/backup.ts'
import { buildMemorySyncServer, buildSyncApp } from './support/memory-sync-server.ts'
import { createMemorySyncStore } from './support/memory-sync-store.ts'
import { History, type Restorable, type Step, step } from './support/sync-history.ts'

/** A store under test, with operations that a server does not need. */
type Subject = Restorable & {
  readonly store: SyncStore
  readonly sizeOf: (uid: string) => Promise<{ readonly told: number; readonly counted: number }>
}

const FIRST_EPOCH = '0'.repeat(16)
/** A few sessions: random histories reach it. */
const FEW_BYTES = 7_000

function memorySubject(): Subject {
  const store = createMemorySyncStore(FIRST_EPOCH)
  return {
    store,
    setEpoch: async (epoch) => store.setEpoch(epoch),
    backUp: async () => {
      const { people } = store.snapshot()
      return async () => store.restore({ people, epoch: store.snapshot().epoch })
    },
    sizeOf: async (uid) => store.sizeOf(uid),
  }
}

function databaseSubject(database: WholeDatabase): Subject {
  return {
    store: createDatabaseSyncStore(database),
    setEpoch: async (value) => {
      await database.kysely.updateTable('server_state').set({ value }).where('key', '=', 'epoch').execute()
    },
    backUp: (uid) => backUp(database, uid),
    sizeOf: (uid) => accountSize(database, uid),
  }
}

function counter(): () => number {
  let count = 0
  return () => {
    count += 1
    return count
  }
}

/** Runs the steps on a server with this store. Two equal ones have equal responses, to the last character. */
async function playOn(subject: Subject, uid: string, steps: readonly Step[]) {
  await subject.setEpoch(FIRST_EPOCH)
  const [nextMark, nextSecond] = [counter(), counter()]
  const app = await buildSyncApp({
    store: subject.store,
    release: 'test',
    now: () => new Date(Date.UTC(2026, 2, 2, 18, 0, nextSecond())),
    newMark: () => nextMark().toString(16).padStart(8, '0'),
    maxAccountBytes: FEW_BYTES,
    sliceRows: { newest: 1, others: 2 },
  })
  const history = new History(uid, subject, app)
  for (const next of steps) await history.take(next)
  await app.close()
  return { answers: history.answers, size: await subject.sizeOf(uid) }
}

describe('the stores behind sync', () => {
  const databases: TestDatabase[] = []
  beforeAll(async () => {
    for (const kind of DATABASES) databases.push(await openTestDatabase(kind))
  })
  afterAll(async () => {
    for (const database of databases) await database.close()
  })

  test('give the same answers to the same histories: memory, PGlite and PostgreSQL', async () => {
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const uid = `person-${crypto.randomUUID()}`
        const memory = await playOn(memorySubject(), uid, steps)
        for (const { status } of memory.answers as { status: number }[]) statuses.add(status)
        expect(memory.size.told).toBe(memory.size.counted)
        for (const database of databases) expect(await playOn(databaseSubject(database), uid, steps)).toEqual(memory)
      }),
      { numRuns: 40 },
    )
    // Histories in which everything succeeds, or fails, would prove little.
    expect([...statuses].toSorted()).toEqual([200, 400, 409, 413])
  })
})

describe('the store in memory', () => {
  const headers = { authorization: 'Bearer anna' }
  const pushOf = (document: object) => ({
    ...({ method: 'POST', url: '/api/sync/push', headers } as const),
    payload: {
      collection: 'folders',
      schemaVersion: 0,
      rows: [{ newDocumentState: { ...document, _deleted: false } }],
    },
  })
  const pull = { url: '/api/sync/pull?collection=folders', headers }

  test('fails before the commit with nothing of the push, and after it with all of it', async () => {
    const { app, store } = await buildMemorySyncServer()
    const fail = () => {
      throw new Error('the process died')
    }
    store.faults = { beforeCommit: fail }
    expect((await app.inject(pushOf(aFolder()))).statusCode).toBe(503)
    store.faults = {}
    expect((await app.inject(pull)).json().data.documents).toEqual([])
    store.faults = { afterCommit: fail }
    expect((await app.inject(pushOf(aFolder()))).statusCode).toBe(503)
    store.faults = { beforeRead: fail }
    expect((await app.inject(pull)).statusCode).toBe(503)
    store.faults = {}
    expect((await app.inject(pull)).json().data.documents).toHaveLength(1)
  })

  test('lets something be committed while a page is read: it comes with the next page, under the next head', async () => {
    const { app, store } = await buildMemorySyncServer()
    const [before, meanwhile] = [aFolder(), aFolder()]
    await app.inject(pushOf(before))
    let reads = 0
    store.faults = {
      beforeRead: async () => {
        reads += 1
        // After the position was read, before the documents are.
        if (reads === 2) await app.inject(pushOf(meanwhile))
      },
    }
    const { documents, head, checkpoint, isLast } = (await app.inject(pull)).json().data
    expect([documents.map(({ id }: WireDocument) => id), isLast]).toEqual([[before.id], true])
    expect(head.split('.')[1]).toBe('1')
    const next = (await app.inject({ ...pull, url: `${pull.url}&checkpoint=${checkpoint}&head=${head}` })).json().data
    expect(next.documents.map(({ id }: WireDocument) => id)).toEqual([meanwhile.id])
    expect(next.head.split('.')[1]).toBe('2')
  })

  test('is put back to a snapshot whatever was written since, and given a new epoch', async () => {
    const { app, store, newEpoch } = await buildMemorySyncServer()
    await app.inject(pushOf(aFolder()))
    const snapshot = store.snapshot()
    const before = (await app.inject(pull)).json().data
    await app.inject(pushOf(aFolder()))
    store.restore(snapshot)
    expect((await app.inject(pull)).json().data).toMatchObject({ documents: before.documents, head: before.head })
    newEpoch()
    expect((await app.inject({ ...pull, url: `${pull.url}&head=${before.head}` })).statusCode).toBe(409)
  })

  test('lets pushes of one person wait for each other, and goes on after one that failed', async () => {
    const { app, store } = await buildMemorySyncServer()
    let failures = 1
    store.faults = {
      beforeCommit: () => {
        if (failures-- > 0) throw new Error('once')
      },
    }
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject(pushOf(aFolder()))))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 503])
    expect((await app.inject(pull)).json().data).toMatchObject({ documents: { length: 4 } })
    expect((await app.inject(pull)).json().data.checkpoint).toMatch(/\.4$/)
  })
})
