import * as fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import type { CollectionName, DigestResult, WireDocument } from '#contract/sync.ts'
import { aFolder, aLoggedSession, aStamp } from '../builders.ts'
import { askSlices } from './ask-slices.ts'

/** A server's data, as changeable by its operator. */
export type Restorable = {
  readonly setEpoch: (epoch: string) => Promise<void>
  /** Takes a backup of a person. Returns the restore function. */
  readonly backUp: (uid: string) => Promise<() => Promise<void>>
}

const COLLECTIONS = ['sessions', 'folders'] as const satisfies readonly CollectionName[]

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
/** One step by a device, a fault or the operator. */
export const step = fc.oneof(
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
  { weight: 1, arbitrary: fc.record({ does: fc.constant('slices' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('much rubbish' as const), count: fc.integer({ min: 1, max: 30 }) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('back up' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('restore' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('new epoch' as const) }) },
)
export type Step = ValueOf<typeof step>
type ValueOf<Any> = Any extends fc.Arbitrary<infer Value> ? Value : never

/** Everything returned by one server in a history, and a device's memory of it. */
export class History {
  readonly answers: unknown[] = []
  private readonly known = new Map<string, WireDocument>()
  private readonly heads: string[] = []
  private readonly checkpoints = new Map<CollectionName, string>()
  private restore: (() => Promise<void>) | undefined
  private epochs = 0
  private rubbish = 0
  private readonly uid: string
  private readonly server: Restorable
  private readonly app: FastifyInstance

  constructor(uid: string, server: Restorable, app: FastifyInstance) {
    this.uid = uid
    this.server = server
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
      case 'slices':
        this.answers.push({ status: 200, body: await askSlices(this.app, this.uid) })
        return
      case 'much rubbish': {
        this.rubbish += 1
        const texts = Array.from({ length: step.count }, (_, index) => `rubbish ${1_000 * this.rubbish + index}`)
        const rows = texts.map((newDocumentState) => ({ newDocumentState }))
        return this.push('folders', rows, undefined)
      }
      case 'back up':
        this.restore = await this.server.backUp(this.uid)
        return
      case 'restore':
        return this.restore?.()
      case 'new epoch':
        this.epochs += 1
        return this.server.setEpoch(this.epochs.toString(16).padStart(16, '0'))
    }
  }

  private rowOf(collection: (typeof COLLECTIONS)[number], { index, version, kind, assumed }: ValueOf<typeof row>) {
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

  private headOf(which: ValueOf<typeof head>): string | undefined {
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
