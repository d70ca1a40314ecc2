import type { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, LightMyRequestResponse as InjectResponse } from 'fastify'
import { PACKED_SLICES_TYPE } from '#contract/packed-slices.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { InvalidToken, type TokenVerifier } from '../../server/identity/token-verifier.ts'
import { RECORDED_COMMITS } from '../../server/sync/heads.ts'
import { identityFor } from '../../tests/setup/test-identity.ts'
import { buildSyncApp } from '../../tests/support/memory-sync-server.ts'
import type { Random } from '../../tooling/random.ts'
import type { Answering, ServerAnswer, ServerRequest } from '../engine/network.ts'
import type { Timeline } from '../engine/timeline.ts'
import type { StoredRow, StoryStore } from './story-store.ts'
import { type Copy, NO_SERVER_FAULTS, type ServerFaults, type Stored, type SyncServer } from './sync-server.ts'
import { withFaults } from './versions.ts'

/** The API's own sync routes on a store, in any number of processes. */
export class StoryServer implements SyncServer {
  readonly processes: readonly Answering[]
  readonly faults: ServerFaults = { ...NO_SERVER_FAULTS }
  onWrite: SyncServer['onWrite'] = () => undefined
  onLostCommit: SyncServer['onLostCommit'] = () => undefined
  tokenFault: SyncServer['tokenFault'] = () => null
  readonly #timeline: Timeline
  readonly #random: Random
  /** The maximum duration of each database step without faults. */
  readonly #stepMs: number
  /** In half of all stories so few that a device is soon behind them. */
  readonly #recordedCommits: number
  readonly #store
  /** The newest change of each person passed to `onWrite`. */
  readonly #told = new Map<string, number>()
  /** By person and document, the version that was there after the last commit. */
  readonly #committed = new Map<string, ReadonlyMap<string, StoredRow>>()
  #releases = 1
  /** How many processes, from the last on, know the next schema version. */
  #upgraded = 0

  constructor(timeline: Timeline, random: Random, processes: number, createStore: (epoch: string) => StoryStore) {
    this.#timeline = timeline
    this.#random = random
    this.#stepMs = random.magnitude(1, 300)
    this.#recordedCommits = random.fork('record').pick([8, RECORDED_COMMITS])
    this.#store = createStore(this.#hex(16))
    this.processes = Array.from({ length: processes }, (_, index) => this.#makeProcess(index))
  }

  documentsOf(uid: string): readonly Stored[] {
    return this.#store.rowsOf(uid).map(storedOf)
  }

  backUp(): Promise<Copy> {
    return this.#store.backUp()
  }

  async restore({ people, restore }: Copy): Promise<void> {
    await restore()
    this.#told.clear()
    this.#committed.clear()
    for (const uid of people) this.#told.set(uid, lastSeq(this.#store.rowsOf(uid)))
  }

  beginEpoch(): Promise<void> {
    return this.#store.setEpoch(this.#hex(16))
  }

  closeAccount(uid: string): Promise<void> {
    return this.#store.closeAccount(uid)
  }

  release(): void {
    this.#releases += 1
  }

  get isUpgraded(): boolean {
    return this.#upgraded > 0
  }

  upgrade(processes: number): void {
    this.#upgraded = Math.max(this.#upgraded, processes)
    this.release()
  }

  #makeProcess(index: number): Answering {
    let app: Promise<FastifyInstance> | null = null
    let release = 0
    return {
      handle: async (request) => {
        if (!app || release !== this.#releases) {
          release = this.#releases
          app = this.#buildApp(release, index >= this.processes.length - this.#upgraded)
        }
        return withFaults(this.faults, request, async (changed) =>
          inject(await (app as Promise<FastifyInstance>), changed),
        )
      },
    }
  }

  #buildApp(release: number, isUpgraded: boolean): Promise<FastifyInstance> {
    const tokenVerifier: TokenVerifier = {
      verify: async (token) => {
        const fault = this.tokenFault(token)
        if (fault) throw new InvalidToken(fault)
        return identityFor(token.split('.')[0] ?? '')
      },
    }
    const { timeline } = { timeline: this.#timeline }
    return buildSyncApp({
      store: this.#store.open({
        beforeRead: () => this.#pause(),
        beforeCommit: async () => {
          await this.#pause()
          if (this.#random.chance(this.faults.failedCommits)) throw new Error('the database failed')
        },
        afterCommit: async (uid) => {
          this.#tell(uid)
          if (this.#random.chance(this.faults.unheardCommits)) throw new Error('the database was cut off')
        },
      }),
      release: `release-${release}`,
      versions: { current: SCHEMA_VERSION + (isUpgraded ? 1 : 0), upgrades: {} },
      now: () => new Date(timeline.nowMs),
      newMark: () => this.#hex(8),
      recordedCommits: this.#recordedCommits,
      sliceRows: { newest: 2, others: 3 },
      // Threads have no place in virtual time.
      gzip: async (text) => gzipSync(text),
      tokenVerifier,
    })
  }

  async #pause(): Promise<void> {
    // Two requests use the database concurrently: without waiting, neither would ever overtake the other.
    await this.#timeline.wait(this.#random.next() * Math.max(this.#stepMs, this.faults.slownessMs))
  }

  #tell(uid: string): void {
    const rows = this.#store.rowsOf(uid)
    const told = this.#told.get(uid) ?? 0
    for (const row of rows) if (row.seq > told) this.onWrite(uid, storedOf(row))
    this.#told.set(uid, lastSeq(rows))
    const committed = new Map(rows.map((row) => [`${row.collection}/${row.id}`, row]))
    for (const [key, earlier] of this.#committed.get(uid) ?? []) {
      const row = committed.get(key)
      if ((row?.seq ?? 0) <= told && !(row && isSame(row, earlier)))
        this.onLostCommit(uid, `${key} is not as it was committed`)
    }
    this.#committed.set(uid, committed)
  }

  #hex(digits: number): string {
    return [...this.#random.bytes(digits / 2)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}

function storedOf({ collection, id, deleted, body }: StoredRow): Stored {
  return { collection, document: { ...body, id, _deleted: deleted } }
}

function lastSeq(rows: readonly StoredRow[]): number {
  return Math.max(0, ...rows.map(({ seq }) => seq))
}

function isSame(one: StoredRow, other: StoredRow): boolean {
  if (one.seq !== other.seq || one.deleted !== other.deleted) return false
  return one.body === other.body || JSON.stringify(one.body) === JSON.stringify(other.body)
}

/** Hands a request to the routes without a socket. */
async function inject(app: FastifyInstance, { method, path, headers, body }: ServerRequest): Promise<ServerAnswer> {
  const isStream = path.endsWith('/stream')
  const response = await app.inject({
    method: method as 'GET' | 'POST',
    url: path,
    headers: { ...headers },
    ...(body === null ? {} : { payload: body }),
    payloadAsStream: isStream,
  })
  const answered = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const)
  const answer = { status: response.statusCode, headers: Object.fromEntries(answered) }
  if (!isStream || answer.status !== 200) {
    if (isStream) return { ...answer, body: await textOf(response.stream()) }
    const isPacked = answer.headers['content-type'] === PACKED_SLICES_TYPE
    return { ...answer, body: isPacked ? new Uint8Array(response.rawPayload) : response.payload }
  }
  return { ...answer, body: '', follow: (onPiece, onEnd) => followStream(response, onPiece, onEnd) }
}

function followStream(response: InjectResponse, onPiece: (piece: string) => void, onEnd: () => void): () => void {
  const stream = response.stream()
  stream.on('data', (piece: Buffer) => onPiece(piece.toString('utf8')))
  stream.on('end', onEnd)
  stream.on('error', onEnd)
  // The server notices the disconnected client.
  return () => void response.raw.res.destroy()
}

async function textOf(stream: Readable): Promise<string> {
  let text = ''
  for await (const piece of stream) text += String(piece)
  return text
}
