import { type RxCollection, setCheckpoint } from 'rxdb/plugins/core'
import { type RxReplicationState, replicateRxCollection } from 'rxdb/plugins/replication'
import type { Observable } from 'rxjs'
import { MAX_PULL_BYTES, MAX_PULL_ROWS } from '#contract/limits.ts'
import type { CollectionName, PushResult, Refusal, WireDocument } from '#contract/sync.ts'
import { pushBatches } from './push-batches.ts'
import { SyncError } from './sync-error.ts'
import type { PushRow, SyncHttp } from './sync-http.ts'

/** A document as this worker handles it: only the id is known here, its content is the domain's business. */
export type AnyDocument = { readonly id: string }
export type AnyCollection = RxCollection<AnyDocument>
/** RxDB lays checkpoints over one another like objects, so the server's string travels in one. '' is the start. */
export type PullCheckpoint = { readonly at: string }
export type Replication = RxReplicationState<AnyDocument, PullCheckpoint>

export type ReplicationHooks = {
  readonly http: SyncHttp
  readonly hints$: Observable<'RESYNC'>
  /** Runs an exchange until it succeeds, waiting between attempts. Rejects only when replication is stopped or rebuilt. */
  readonly attempt: <Result>(exchange: () => Promise<Result>) => Promise<Result>
  /** By document, the stamps of versions that the server keeps in quarantine instead of as the document. */
  readonly quarantinedVersions: () => Promise<ReadonlyMap<string, readonly string[]>>
  /** The server took these versions, but for the refused ones, which it keeps in quarantine. */
  readonly onPushed: (documents: readonly WireDocument[], refusals: readonly Refusal[]) => Promise<void>
  readonly onPulled: (documents: readonly WireDocument[]) => Promise<void>
}

/**
 * RxDB's replication of one collection over our protocol. The handlers own their retries, because RxDB's wait cannot be
 * cut short from a worker, and because a handler that throws something RxDB does not expect stops pulling for good.
 */
export function replicateCollection(
  name: CollectionName,
  collection: AnyCollection,
  hooks: ReplicationHooks,
): Replication {
  return replicateRxCollection<AnyDocument, PullCheckpoint>({
    replicationIdentifier: `barra-${name}`,
    collection,
    live: true,
    autoStart: false,
    // The election is ours: RxDB's can be won by a page that does not replicate.
    waitForLeadership: false,
    pull: {
      batchSize: MAX_PULL_ROWS,
      stream$: hooks.hints$,
      handler: async (checkpoint, batchSize) => {
        const page = await hooks.attempt(() => pullPage(hooks.http, name, checkpoint?.at ?? '', batchSize))
        await hooks.onPulled(page.documents)
        return page
      },
    },
    push: {
      batchSize: MAX_PULL_ROWS,
      handler: async (rows) => {
        const quarantined = await hooks.quarantinedVersions()
        for (const row of rows) {
          const assumed = row.assumedMasterState as WireDocument | undefined
          const isQuarantined = quarantined.get(row.newDocumentState.id)?.includes(String(assumed?.['updatedAt']))
          // The same objects go to the conflict handler: with a quarantined version as base, a merge would take its
          // content for something the server has deleted.
          if (isQuarantined) delete row.assumedMasterState
        }
        const results = await pushInBatches(hooks, name, rows)
        await hooks.onPushed(withoutConflicts(rows, results), results.refused)
        // The server's documents are of this collection: the answer's ids have been checked against the request.
        return results.conflicts as unknown as { readonly id: string; readonly _deleted: boolean }[]
      },
    },
  })
}

/** RxDB takes a page shorter than asked for as the last: pages that were cut off by size are put together here. */
async function pullPage(http: SyncHttp, name: CollectionName, since: string, limit: number) {
  let at = since
  let documents: readonly WireDocument[] = []
  for (;;) {
    const page = await http.pull(name, at === '' ? undefined : at, limit - documents.length)
    documents = [...documents, ...page.documents]
    at = page.checkpoint
    const cutOffBySize = page.documents.length > 0 && page.bytes >= MAX_PULL_BYTES
    if (documents.length >= limit || !cutOffBySize) return { documents: [...documents], checkpoint: { at } }
  }
}

/**
 * Makes a replication read everything again, in both directions, and keeps what it knows of the server's versions: what
 * fell through is found, and nothing is merged without its ancestor. It takes effect when the replication starts anew.
 */
export async function forgetCheckpoints(replication: Replication): Promise<void> {
  const state = replication.internalReplicationState
  if (!state) return
  await setCheckpoint(state, 'up', { id: '', lwt: 0 })
  await setCheckpoint(state, 'down', { at: '' } satisfies PullCheckpoint)
}

async function pushInBatches(
  hooks: ReplicationHooks,
  name: CollectionName,
  rows: readonly PushRow[],
): Promise<PushResult> {
  const results: PushResult[] = []
  for (const batch of pushBatches(rows)) results.push(await hooks.attempt(() => pushOrSplit(hooks.http, name, batch)))
  return combine(results)
}

/** A request that the server will never take must not block the rows behind it: halve it until the culprit stands alone. */
async function pushOrSplit(http: SyncHttp, name: CollectionName, rows: readonly PushRow[]): Promise<PushResult> {
  try {
    return await http.push(name, rows)
  } catch (cause) {
    if (!(cause instanceof SyncError) || cause.kind !== 'rejected') throw cause
    const [only, ...others] = rows
    if (only === undefined) return { conflicts: [], refused: [] }
    if (others.length === 0) return { conflicts: [], refused: [refusalOf(only, cause)] }
    const middle = Math.ceil(rows.length / 2)
    return combine([
      await pushOrSplit(http, name, rows.slice(0, middle)),
      await pushOrSplit(http, name, rows.slice(middle)),
    ])
  }
}

function combine(results: readonly PushResult[]): PushResult {
  return {
    conflicts: results.flatMap((result) => result.conflicts),
    refused: results.flatMap((result) => result.refused),
  }
}

function refusalOf(row: PushRow, cause: SyncError): Refusal {
  return { id: (row.newDocumentState as AnyDocument).id, issues: [{ path: '', message: cause.message }] }
}

function withoutConflicts(rows: readonly PushRow[], { conflicts }: PushResult): readonly WireDocument[] {
  const conflicting = new Set(conflicts.map((row) => row.id))
  return rows.map((row) => row.newDocumentState as WireDocument).filter(({ id }) => !conflicting.has(id))
}
