import { createHash } from 'node:crypto'
import { MAX_PULL_BYTES } from '#contract/limits.ts'
import type { CollectionName } from '#contract/sync.ts'
import { documentHash, xorHashes } from '#domain/merge/canonical.ts'
import { Problem, storageUnavailable } from '../../server/problem.ts'
import { refuseClosedAccount } from '../../server/stores/account-status.ts'
import type { Change, Seen } from '../../server/stores/changes.ts'
import type { DocumentScope, MeasuredDocument, NewVersion, Page, Span } from '../../server/stores/documents.ts'
import { type RefusedDocument, refusedBytes } from '../../server/stores/quarantine.ts'
import { createLocalHub } from '../../server/sync/change-hub.ts'
import { type Commit, type Position, UNMARKED } from '../../server/sync/heads.ts'
import type { Assumed, Decided, SyncStore } from '../../server/sync/sync-store.ts'

const KEPT_BODIES = 20
const KEPT_DIGESTS = 500

type Row = MeasuredDocument & { readonly hash: string; readonly jsonLength: number }
type Refused = { readonly key: string; readonly bytes: number; readonly body: string | null }
type Status = 'open' | 'disabled' | 'deleted'

/** Everything of one person. Never changed: a write makes a new one. */
type Person = {
  readonly commits: readonly Commit[]
  readonly bytes: number
  /** By collection and id, each collection in the order of `seq`. */
  readonly documents: ReadonlyMap<CollectionName, ReadonlyMap<string, Row>>
  readonly revisions: readonly (DocumentScope & MeasuredDocument)[]
  /** Oldest first. */
  readonly quarantine: readonly Refused[]
  readonly status: Status
}

/** All that a memory store holds, as it was at one moment. */
export type MemorySnapshot = { readonly epoch: string; readonly people: ReadonlyMap<string, Person> }

/** Hooks where a database may fail or a process may die. A thrown error counts as a database failure. */
export type MemoryFaults = {
  readonly beforeRead?: (userId: string) => void | Promise<void>
  /** Throwing aborts the transaction. */
  readonly beforeCommit?: (userId: string) => void | Promise<void>
  /** Throwing keeps the commit, but the caller gets no confirmation. */
  readonly afterCommit?: (userId: string) => void | Promise<void>
}

export type MemorySyncStore = SyncStore & {
  faults: MemoryFaults
  /** The content of a backup. */
  snapshot(): MemorySnapshot
  /** Puts a backup back, as it is: without a new epoch. */
  restore(snapshot: MemorySnapshot): void
  setEpoch(epoch: string): void
  /** Once what is being written is. */
  setStatus(userId: string, status: Status): Promise<void>
  /** The recorded size in the person's head, and the actual sum. */
  sizeOf(userId: string): { readonly told: number; readonly counted: number }
}

const NOBODY: Person = {
  commits: [{ seq: 0, mark: UNMARKED }],
  bytes: 0,
  documents: new Map(),
  revisions: [],
  quarantine: [],
  status: 'open',
}

/** Stores synced data in this process, and does the database's work synchronously. */
export function createMemorySyncStore(initialEpoch: string): MemorySyncStore {
  let epoch = initialEpoch
  let people = new Map<string, Person>()
  const changes = createLocalHub()
  /** The end of each person's last transaction. */
  const queues = new Map<string, Promise<unknown>>()
  const personOf = (userId: string) => people.get(userId) ?? NOBODY

  const read = async <Result>(userId: string, work: (person: Person) => Result): Promise<Result> => {
    await withoutWords(() => store.faults.beforeRead?.(userId))
    return work(personOf(userId))
  }

  async function transact<Result>(
    shelf: DocumentScope,
    assumed: Assumed,
    decide: (seen: Seen) => Decided<Result>,
  ): Promise<Result> {
    const { userId } = shelf
    const before = personOf(userId)
    const rows = before.documents.get(shelf.collection)
    const position = positionOf(before, epoch)
    const documents = [...assumed.keys()].flatMap((id) => rows?.get(id) ?? [])
    const decided = decide({ position, bytes: before.bytes, documents })
    await withoutWords(() => store.faults.beforeCommit?.(userId))
    people.set(userId, afterChange(before, shelf, decided))
    await withoutWords(() => store.faults.afterCommit?.(userId))
    return decided.result
  }

  const inTurn = <Result>(userId: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = (queues.get(userId) ?? Promise.resolve()).then(work)
    queues.set(
      userId,
      turn.catch(() => {}),
    )
    return turn
  }

  const store: MemorySyncStore = {
    faults: {},
    changes,
    position: (userId) => read(userId, (person) => positionOf(person, epoch)),
    documentsAfter: (shelf, span, limit) => read(shelf.userId, (person) => pageOf(inSpan(person, shelf, span), limit)),
    newestDocuments: async (shelf, span, limit) => {
      const { documents, isLast } = await read(shelf.userId, (person) =>
        pageOf(inSpan(person, shelf, span).toReversed(), limit),
      )
      return { documents: documents.toReversed(), isLast }
    },
    countDocuments: (shelf, span) => read(shelf.userId, (person) => inSpan(person, shelf, span).length),
    collectionHashes: (userId, version) =>
      read(userId, (person) =>
        [...person.documents].flatMap(([collection, rows]) => {
          const living = [...rows.values()].filter((row) => !row.deleted && row.schemaVersion === version)
          return living.length === 0
            ? []
            : [{ collection, count: living.length, hash: xorHashes(living.map(({ hash }) => hash)) }]
        }),
      ),
    documentsOfOlderVersions: (userId, version) =>
      read(userId, (person) =>
        [...person.documents].flatMap(([collection, rows]) =>
          [...rows.values()]
            .filter((row) => !row.deleted && row.schemaVersion < version)
            .map(({ body, schemaVersion }) => ({ collection, body, schemaVersion })),
        ),
      ),
    write: (shelf, assumed, decide) => inTurn(shelf.userId, () => transact(shelf, assumed, decide)),
    snapshot: () => ({ epoch, people: new Map(people) }),
    restore: (snapshot) => {
      epoch = snapshot.epoch
      people = new Map(snapshot.people)
    },
    setEpoch: (next) => {
      epoch = next
    },
    setStatus: (userId, status) => inTurn(userId, async () => void people.set(userId, { ...personOf(userId), status })),
    sizeOf: (userId) => {
      const person = personOf(userId)
      const documents = [...person.documents.values()].flatMap((rows) => [...rows.values()])
      return { told: person.bytes, counted: sumOf([...documents, ...person.revisions, ...person.quarantine]) }
    },
  }
  return store
}

/** The person's state after all of a change. */
function afterChange(before: Person, shelf: DocumentScope, { change, aside }: Decided<unknown>): Person {
  const changed = change ? withVersions(before, shelf, change) : before
  if (!aside) return changed
  const quarantine = withRefused(changed.quarantine, shelf.collection, aside.refused)
  return { ...changed, quarantine, bytes: changed.bytes + sumOf(quarantine) - sumOf(changed.quarantine) }
}

function withVersions(person: Person, shelf: DocumentScope, change: Change): Person {
  const { collection } = shelf
  const rows = new Map(person.documents.get(collection))
  const kept = change.replaced.flatMap((id) => rows.get(id) ?? []).map((row) => ({ ...shelf, ...row }))
  for (const version of change.versions) {
    // Deleted first, so that the rows stay in the order of their `seq`.
    rows.delete(version.id)
    rows.set(version.id, rowOf(version, change.schemaVersion))
  }
  const { earlier, seq, mark } = change.position
  return {
    ...person,
    commits: [...earlier, { seq, mark }],
    bytes: person.bytes + change.growth,
    documents: new Map(person.documents).set(collection, rows),
    revisions: [...person.revisions, ...kept],
  }
}

function positionOf({ commits, status }: Person, epoch: string): Position {
  refuseClosedAccount(status)
  const newest = commits.at(-1)
  if (!newest) throw storageUnavailable(new Error('a head without a commit'))
  return { epoch, ...newest, earlier: commits.slice(0, -1) }
}

function rowOf({ id, seq, deleted, body, json, bytes }: NewVersion, schemaVersion: number): Row {
  const stored = { id, seq, deleted, body, schemaVersion, bytes }
  return { ...stored, hash: documentHash(body), jsonLength: json.length }
}

function inSpan({ documents }: Person, { collection }: DocumentScope, { after, upTo }: Span): readonly Row[] {
  return [...(documents.get(collection)?.values() ?? [])].filter(({ seq }) => seq > after && seq <= upTo)
}

function pageOf(rows: readonly Row[], limit: number): Page {
  let lengthBefore = 0
  const documents = rows.slice(0, limit).filter(({ jsonLength }) => {
    const fits = lengthBefore < MAX_PULL_BYTES
    lengthBefore += jsonLength
    return fits
  })
  return { documents, isLast: documents.length === rows.length }
}

function withRefused(
  kept: readonly Refused[],
  collection: CollectionName,
  refused: readonly RefusedDocument[],
): readonly Refused[] {
  const known = new Set(kept.map(({ key }) => key))
  const fresh = refused
    .map((document) => ({
      ...document,
      key: `${digestOf(document.body)} ${collection}`,
      bytes: refusedBytes(document),
    }))
    .filter(({ key }) => !known.has(key) && known.add(key))
    // Of simultaneous ones, the first digest counts as the newest.
    .toSorted((left, right) => (left.key < right.key ? 1 : -1))
  return [...kept, ...fresh.map(({ key, bytes, body }) => ({ key, bytes, body }))]
    .slice(-KEPT_DIGESTS)
    .map((row, index, all) => (index < all.length - KEPT_BODIES ? { key: row.key, bytes: 0, body: null } : row))
}

function digestOf(text: string): string {
  return createHash('md5').update(text).digest('hex')
}

function sumOf(rows: readonly { readonly bytes: number }[]): number {
  return rows.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Hides a database error's message. */
async function withoutWords(fault: () => void | Promise<void>): Promise<void> {
  try {
    await fault()
  } catch (error) {
    throw error instanceof Problem ? error : storageUnavailable(error)
  }
}
