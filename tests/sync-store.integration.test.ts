import * as fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CollectionName, DigestResult, WireDocument } from '#contract/sync.ts'
import type { DatabaseConnection } from '../server/database/connection.ts'
import { createDatabaseSyncStore } from '../server/sync/database-sync-store.ts'
import type { SyncStore } from '../server/sync/sync-store.ts'
import { aFolder, aLoggedSession, aStamp } from './builders.ts'
import { DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'
import { accountSize } from './support/account-size.ts'
import { backUp } from './support/backup.ts'
import { buildMemorySyncServer, buildSyncApp } from './support/memory-sync-server.ts'
import { createMemorySyncStore } from './support/memory-sync-store.ts'

/** A store under test, with what a server does not ask of it. */
type Subject = {
  readonly store: SyncStore
  readonly setEpoch: (epoch: string) => Promise<void>
  /** Takes a backup of a person. Returns how to put it back. */
  readonly backUp: (uid: string) => Promise<() => Promise<void>>
  readonly sizeOf: (uid: string) => Promise<{ readonly told: number; readonly counted: number }>
}

const COLLECTIONS = ['sessions', 'folders'] as const satisfies readonly CollectionName[]
const FIRST_EPOCH = '0'.repeat(16)
/** A few sessions: random histories come to it. */
const FEW_BYTES = 7_000

const sessionIds = Array.from({ length: 4 }, () => aLoggedSession())
const folders = Array.from({ length: 4 }, () => aFolder())

/** One of a few versions of one of a few documents. */
function versionOf(collection: (typeof COLLECTIONS)[number], index: number, version: number): object {
  const updatedAt = aStamp(1_000 * (version + 1))
  return collection === 'sessions'
    ? { ...sessionIds[index], note: 'é'.repeat(version * 20), updatedAt }
    : { ...folders[index], name: `Folder ${version}`, updatedAt }
}

const collection = fc.constantFrom(...COLLECTIONS)
const head = fc.constantFrom('none', 'newest', 'first', 'beyond', 'other mark', 'between', 'other epoch', 'no head')
const row = fc.record({
  index: fc.nat(3),
  version: fc.nat(4),
  kind: fc.constantFrom('good', 'good', 'good', 'deleted', 'bare', 'refused', 'rubbish'),
  assumed: fc.constantFrom('known', 'known', 'nothing', 'other version', 'rubbish'),
})
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('push' as const),
      collection,
      head,
      rows: fc.array(row, { minLength: 1, maxLength: 5 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('pull' as const),
      collection,
      head,
      limit: fc.integer({ min: 1, max: 4 }),
      from: fc.constantFrom('start', 'last', 'beyond'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('digest' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('much rubbish' as const), count: fc.integer({ min: 1, max: 30 }) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('back up' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('restore' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('new epoch' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Everything that one server said in a history, and what a device remembers of it. */
class History {
  readonly answers: unknown[] = []
  private readonly known = new Map<string, WireDocument>()
  private readonly heads: string[] = []
  private readonly checkpoints = new Map<CollectionName, string>()
  private restore: (() => Promise<void>) | undefined
  private epochs = 0
  private rubbish = 0
  private readonly uid: string
  private readonly subject: Subject
  private readonly app: FastifyInstance

  constructor(uid: string, subject: Subject, app: FastifyInstance) {
    this.uid = uid
    this.subject = subject
    this.app = app
  }

  async take(step: Step): Promise<void> {
    switch (step.does) {
      case 'push':
        return this.push(
          step.collection,
          step.rows.map((each) => this.rowOf(step.collection, each)),
          this.headOf(step.head),
        )
      case 'pull':
        return this.pull(step)
      case 'digest':
        return void (await this.ask<DigestResult>('GET', '/api/sync/digest'))
      case 'much rubbish': {
        const rows = Array.from({ length: step.count }, () => ({
          newDocumentState: `rubbish ${(this.rubbish += 1) + 1_000}`,
        }))
        return this.push('folders', rows, undefined)
      }
      case 'back up':
        this.restore = await this.subject.backUp(this.uid)
        return
      case 'restore':
        return this.restore?.()
      case 'new epoch':
        this.epochs += 1
        return this.subject.setEpoch(this.epochs.toString(16).padStart(16, '0'))
    }
  }

  private rowOf(collection: (typeof COLLECTIONS)[number], { index, version, kind, assumed }: fc.infer<typeof row>) {
    const document = versionOf(collection, index, version)
    const { id } = document as { readonly id: string }
    const states = {
      good: { ...document, _deleted: false },
      deleted: { ...document, _deleted: true },
      bare: { id, updatedAt: aStamp(9_000), binnedAt: '', _deleted: true },
      refused: { ...document, binnedAt: 'yesterday', _deleted: false },
      rubbish: ['rubbish', version],
    }
    const past = {
      known: this.known.get(id),
      nothing: undefined,
      'other version': { ...versionOf(collection, index, (version + 1) % 5), _deleted: false },
      rubbish: 'rubbish',
    }
    return { newDocumentState: states[kind], assumedMasterState: past[assumed] }
  }

  private headOf(which: fc.infer<typeof head>): string | undefined {
    const [newest, first] = [this.heads.at(-1), this.heads[0]]
    if (newest === undefined || first === undefined || which === 'none') return undefined
    const [epoch = '', seq = '', mark = ''] = newest.split('.')
    const named = {
      newest,
      first,
      beyond: `${epoch}.${Number(seq) + 5}.${mark}`,
      'other mark': `${epoch}.${seq}.ffffffff`,
      between: `${epoch}.${Math.max(0, Number(seq) - 1)}.${mark}`,
      'other epoch': `${'f'.repeat(16)}.${seq}.${mark}`,
      'no head': `${epoch}.${seq}`,
    }
    return named[which]
  }

  private async push(collection: CollectionName, rows: readonly object[], head: string | undefined): Promise<void> {
    const body = { collection, schemaVersion: 0, rows, head }
    const data = await this.ask<{ conflicts: WireDocument[]; refused: { id: string }[]; head: string }>(
      'POST',
      '/api/sync/push',
      body,
    )
    if (!data) return
    this.heads.push(data.head)
    const refused = new Set(data.refused.map(({ id }) => id))
    for (const { newDocumentState } of rows as { newDocumentState: WireDocument }[]) {
      if (!refused.has(newDocumentState.id)) this.known.set(newDocumentState.id, newDocumentState)
    }
    for (const conflict of data.conflicts) this.known.set(conflict.id, conflict)
  }

  private async pull({ collection, head, limit, from }: Extract<Step, { does: 'pull' }>): Promise<void> {
    const last = this.checkpoints.get(collection)
    const checkpoints = { start: undefined, last, beyond: last && `${last}0` }
    const query = new URLSearchParams({ collection, limit: String(limit) })
    for (const [name, value] of Object.entries({ checkpoint: checkpoints[from], head: this.headOf(head) })) {
      if (value !== undefined) query.set(name, value)
    }
    const data = await this.ask<{ documents: WireDocument[]; checkpoint: string; head: string }>(
      'GET',
      `/api/sync/pull?${query}`,
    )
    if (!data) return
    this.heads.push(data.head)
    this.checkpoints.set(collection, data.checkpoint)
    for (const document of data.documents) this.known.set(document.id, document)
  }

  private async ask<Data>(method: 'GET' | 'POST', url: string, payload?: object): Promise<Data | undefined> {
    const headers = { authorization: `Bearer ${this.uid}` }
    const response = await this.app.inject({ method, url, headers, ...(payload && { payload }) })
    this.answers.push({ status: response.statusCode, body: response.json() })
    return response.statusCode === 200 ? response.json<{ data: Data }>().data : undefined
  }
}

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

function databaseSubject(database: DatabaseConnection): Subject {
  return {
    store: createDatabaseSyncStore(database),
    setEpoch: async (value) => {
      await database.kysely.updateTable('server_state').set({ value }).where('key', '=', 'epoch').execute()
    },
    backUp: (uid) => backUp(database, uid),
    sizeOf: (uid) => accountSize(database, uid),
  }
}

/** Lets a server on this store live through the steps. Two that do the same say the same, to the last letter. */
async function playOn(subject: Subject, uid: string, steps: readonly Step[]) {
  await subject.setEpoch(FIRST_EPOCH)
  let [marks, seconds] = [0, 0]
  const app = await buildSyncApp({
    store: subject.store,
    release: 'test',
    now: () => new Date(Date.UTC(2026, 2, 2, 18, 0, (seconds += 1))),
    newMark: () => (marks += 1).toString(16).padStart(8, '0'),
    maxAccountBytes: FEW_BYTES,
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
    // Histories in which nothing goes wrong, or everything, would prove little.
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
