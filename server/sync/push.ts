import type { PushRequest, PushResult, WireDocument } from '#contract/sync.ts'
import { isRecord } from '#domain/is-record.ts'
import { type Mergeable, mergeDocuments } from '#domain/merge/three-way.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import { inTransaction } from '../database/transaction.ts'
import { Problem } from '../problem.ts'
import { documentsById, type NewVersion, type Shelf, writeDocuments } from '../stores/documents.ts'
import { lockHead, moveHead, readPosition } from '../stores/positions.ts'
import { quarantine } from '../stores/quarantine.ts'
import { keepRevisions } from '../stores/revisions.ts'
import { checkRow, type RowCheck } from './check-row.ts'
import { type CheckedRow, decide, type Settle } from './decide.ts'
import { type DocumentVersions, upgradeDocument } from './document-versions.ts'
import { toWire } from './to-wire.ts'

type Checked = { readonly assumed: unknown; readonly pushed: unknown; readonly result: RowCheck }

/**
 * Takes what a device wrote: all rows in one transaction, each on its own merits. The answer is 200 whatever the rows
 * hold; only who asks, how, and a database that fails are errors.
 */
export async function push(
  database: DatabaseConnection,
  versions: DocumentVersions,
  userId: string,
  request: PushRequest,
): Promise<PushResult> {
  refuseUnknownVersion(versions, request.schemaVersion)
  const shelf: Shelf = { userId, collection: request.collection }
  const checked = request.rows.map((row): Checked => {
    const result = checkRow({ ...request, versions }, row.newDocumentState)
    return { assumed: upgradeAssumed(versions, request, row.assumedMasterState), pushed: row.newDocumentState, result }
  })
  const good = checked.flatMap(({ assumed, result }): CheckedRow[] =>
    result.kind === 'good' ? [{ document: result.document, assumed }] : [],
  )
  const refused = checked.flatMap(({ pushed, result }) =>
    result.kind === 'refused' ? [{ id: result.id, issues: result.issues, body: jsonText(pushed) }] : [],
  )
  // A device that is behind cannot read what it conflicts with, so the conflict is settled for it.
  const settle = request.schemaVersion < versions.current ? settleByMerging : undefined

  const { conflicts, hasWritten } = await inTransaction(database, async (transaction) => {
    await lockHead(transaction, userId)
    const { seq } = await readPosition(transaction, userId)
    await quarantine(transaction, shelf, refused, request.schemaVersion)
    if (good.length === 0) return { conflicts: [], hasWritten: false }

    const stored = await documentsById(transaction, shelf, [...new Set(good.map(({ document }) => document.id))])
    const current = new Map(stored.map((row) => [row.id, toWire(versions, shelf.collection, row)]))
    const { writes, conflicts } = decide(good, current, settle)
    if (writes.length > 0) {
      await keepRevisions(
        transaction,
        shelf,
        writes.map(({ id }) => id).filter((id) => current.has(id)),
      )
      await writeDocuments(transaction, shelf, numbered(writes, seq), versions.current)
      await moveHead(transaction, userId, seq + writes.length)
    }
    return { conflicts, hasWritten: writes.length > 0 }
  })
  if (hasWritten) await database.changes.announce(userId, 'changed')
  return { conflicts: [...conflicts], refused: refused.map(({ id, issues }) => ({ id, issues: [...issues] })) }
}

/** During a release a device may be ahead of this process for a moment. Its rows wait on the device. */
function refuseUnknownVersion(versions: DocumentVersions, asked: number): void {
  if (asked <= versions.current) return
  throw new Problem(503, 'SERVER_OUTDATED', 'The app is newer than this server: try again soon', {
    retryAfterSeconds: 30,
  })
}

function upgradeAssumed(versions: DocumentVersions, request: PushRequest, assumed: unknown): unknown {
  if (!isRecord(assumed)) return assumed
  try {
    return upgradeDocument(versions, request.collection, assumed, request.schemaVersion)
  } catch {
    // What cannot be understood equals nothing that is stored.
    return undefined
  }
}

const settleByMerging: Settle = (assumed, current, document) => {
  // The schemas have vouched for both versions; an assumption that is no document counts as none.
  const base = isRecord(assumed) && assumed['id'] === document.id ? (assumed as Mergeable) : undefined
  return mergeDocuments<Mergeable>(
    base,
    current as unknown as Mergeable,
    document as unknown as Mergeable,
  ) as WireDocument
}

/** One `seq` for each document that changes, in the order of the rows. */
function numbered(writes: readonly WireDocument[], after: number): readonly NewVersion[] {
  return writes.map(({ _deleted, ...body }, index) => ({
    id: body.id,
    seq: after + 1 + index,
    deleted: _deleted,
    body,
  }))
}

function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return '(nested too deeply to be written down)'
  }
}
