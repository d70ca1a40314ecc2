import type { PullResult, PushRequest, PushResult, WireDocument } from '#contract/sync.ts'
import { pullQuery, pushRequest } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { documentHash, xorHashes } from '#domain/merge/canonical.ts'
import { checkRow } from '../../server/sync/check-row.ts'
import { seqToReadFrom, writeCheckpoint } from '../../server/sync/checkpoint.ts'
import { type CheckedRow, decide } from '../../server/sync/decide.ts'
import { SHIPPED_VERSIONS } from '../../server/sync/document-versions.ts'
import { Problem } from '../../server/problem.ts'
import type { ServerAnswer, ServerRequest } from '../engine/network.ts'
import type { Random } from '../engine/random.ts'
import type { Stored, SyncServer } from './sync-server.ts'

type Person = { seq: number; readonly documents: Map<string, Stored>; status: 'open' | 'disabled' | 'deleted' }
type Data = { epoch: string; people: Map<string, Person> }

/** The sync routes on documents in memory. It stands in until the real routes run on an in-memory store. */
export class StandInServer implements SyncServer {
  #data: Data
  readonly #random: Random
  readonly #streams = new Map<string, Set<() => void>>()
  onWrite: SyncServer['onWrite'] = () => undefined
  tokenFault: SyncServer['tokenFault'] = () => null

  constructor(random: Random) {
    this.#random = random
    this.#data = { epoch: this.#newEpoch(), people: new Map() }
  }

  documentsOf(uid: string): readonly Stored[] {
    return [...this.#person(uid).documents.values()]
  }

  snapshot(): unknown {
    return structuredClone(this.#data)
  }

  restore(copy: unknown, withNewEpoch: boolean): void {
    this.#data = structuredClone(copy) as Data
    if (withNewEpoch) this.#data.epoch = this.#newEpoch()
  }

  closeAccount(uid: string): void {
    const person = this.#person(uid)
    person.status = 'deleted'
    person.documents.clear()
  }

  async handle(request: ServerRequest): Promise<ServerAnswer> {
    try {
      const uid = this.#authenticate(request)
      const [path = '', search = ''] = request.path.split('?')
      if (path.endsWith('/push')) return answer(this.#push(uid, pushRequest.parse(JSON.parse(request.body ?? ''))))
      if (path.endsWith('/pull')) return answer(this.#pull(uid, Object.fromEntries(new URLSearchParams(search))))
      if (path.endsWith('/digest')) return answer(this.#digest(uid))
      if (path.endsWith('/stream')) return this.#stream(uid)
      throw new Problem(404, 'NOT_FOUND', 'no such route')
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause
      return problem(cause)
    }
  }

  #authenticate(request: ServerRequest): string {
    const token = request.headers['authorization']?.slice('Bearer '.length) ?? ''
    const fault = this.tokenFault(token)
    if (fault) throw new Problem(401, 'UNAUTHENTICATED', fault)
    const uid = token.split(':')[0] ?? ''
    const { status } = this.#person(uid)
    if (status === 'deleted') throw new Problem(410, 'ACCOUNT_DELETED', 'gone')
    return uid
  }

  #push(uid: string, request: PushRequest): PushResult {
    const person = this.#person(uid)
    const good: CheckedRow[] = []
    const refused: PushResult['refused'] = []
    for (const { newDocumentState, assumedMasterState } of request.rows) {
      const result = checkRow({ ...request, versions: SHIPPED_VERSIONS }, newDocumentState)
      if (result.kind === 'good') good.push({ document: result.document, assumed: assumedMasterState })
      else refused.push({ id: result.id, issues: [...result.issues] })
    }
    const stored = [...person.documents.values()].filter(({ collection }) => collection === request.collection)
    const current = new Map(stored.map(({ document }) => [document.id, document]))
    const { writes, conflicts } = decide(good, current)
    for (const document of writes) this.#write(uid, person, request.collection, document)
    if (writes.length > 0) for (const hint of this.#streams.get(uid) ?? []) hint()
    return { conflicts: [...conflicts], refused, head: `${this.#data.epoch}.${person.seq}.00000000` }
  }

  #write(uid: string, person: Person, collection: Stored['collection'], document: WireDocument): void {
    person.seq += 1
    const stored: Stored = { collection, document, seq: person.seq }
    person.documents.set(`${collection}/${document.id}`, stored)
    this.onWrite(uid, stored)
  }

  #pull(uid: string, query: Record<string, string>): PullResult {
    const { collection, checkpoint, limit } = pullQuery.parse(query)
    const person = this.#person(uid)
    const head = { epoch: this.#data.epoch, seq: person.seq }
    const since = seqToReadFrom(checkpoint, head)
    const later = [...person.documents.values()]
      .filter((stored) => stored.collection === collection && stored.seq > since)
      .toSorted((left, right) => left.seq - right.seq)
    const page = later.slice(0, limit)
    return {
      documents: page.map(({ document }) => document),
      checkpoint: writeCheckpoint({ ...head, seq: page.at(-1)?.seq ?? head.seq }),
      isLast: page.length === later.length,
      head: `${head.epoch}.${head.seq}.00000000`,
    }
  }

  #digest(uid: string) {
    const documents = this.documentsOf(uid).filter(({ document }) => !document._deleted)
    return Object.fromEntries(
      COLLECTION_NAMES.map((name) => {
        const hashes = documents.filter((it) => it.collection === name).map(({ document }) => documentHash(document))
        return [name, { count: hashes.length, hash: xorHashes(hashes) }]
      }),
    )
  }

  #stream(uid: string): ServerAnswer {
    const follow: NonNullable<ServerAnswer['follow']> = (onPiece) => {
      const hint = () => onPiece('data: RESYNC\n\n')
      const listening = this.#streams.get(uid) ?? new Set()
      this.#streams.set(uid, listening.add(hint))
      hint()
      const heartbeat = setInterval(() => onPiece(': still here\n\n'), 20_000)
      return () => {
        clearInterval(heartbeat)
        listening.delete(hint)
      }
    }
    return { status: 200, headers: { 'content-type': 'text/event-stream; charset=utf-8' }, body: '', follow }
  }

  #person(uid: string): Person {
    const found = this.#data.people.get(uid) ?? { seq: 0, documents: new Map(), status: 'open' as const }
    this.#data.people.set(uid, found)
    return found
  }

  #newEpoch(): string {
    return [...this.#random.bytes(8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}

function answer(data: unknown): ServerAnswer {
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ data }) }
}

function problem({ status, code, message }: Problem): ServerAnswer {
  const body = JSON.stringify({ error: { code, message } })
  return { status, headers: { 'content-type': 'application/json' }, body }
}
