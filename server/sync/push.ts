import { setImmediate } from 'node:timers/promises'
import type { PushRequest, PushResult, WireDocument } from '#contract/sync.ts'
import { isRecord } from '#domain/is-record.ts'
import { type Mergeable, mergeDocuments } from '#domain/merge/three-way.ts'
import { Problem } from '../problem.ts'
import type { Seen } from '../stores/changes.ts'
import type { DocumentScope, MeasuredDocument, NewVersion } from '../stores/documents.ts'
import { type RefusedDocument, refusedBytes } from '../stores/quarantine.ts'
import { roomFor } from './account-size.ts'
import { checkRow, type RowCheck } from './check-row.ts'
import { type CheckedRow, decide, type Settle } from './decide.ts'
import { type DocumentVersions, upgradeDocument } from './document-versions.ts'
import { afterCommit, type Position, refuseUnknownHead, writeHead } from './heads.ts'
import { type SyncSettings, serverFacts } from './settings.ts'
import type { Assumed, Decided } from './sync-store.ts'
import { toWire } from './to-wire.ts'
import { tombstoneBody } from './tombstones.ts'

const MAX_QUARANTINED_LENGTH = 64 * 1024
/** Issues of all rows of a push together. Each refused row names one at least. */
const MAX_ISSUES_OF_PUSH = 400

type Checked = { readonly assumed: unknown; readonly pushed: unknown; readonly result: RowCheck }

type CheckedPush = {
  readonly shelf: DocumentScope
  readonly schemaVersion: number
  readonly head: string | undefined
  readonly good: readonly CheckedRow[]
  readonly assumed: Assumed
  readonly refused: readonly RefusedDocument[]
}

type Outcome = {
  readonly conflicts: readonly WireDocument[]
  readonly before: Position
  readonly position: Position
  readonly hasWritten: boolean
  readonly quarantined: number
}

/**
 * Processes a device's push: all rows in one transaction, each on its own merits. The response is 200 whatever the rows
 * contain; only identity, version, unknown past, account size and database failures are errors.
 */
export async function push(settings: SyncSettings, userId: string, request: PushRequest): Promise<PushResult> {
  refuseUnknownVersion(settings.versions, request.schemaVersion)
  const checked = await checkRows(settings, userId, request)
  const newMark = once(settings.newMark)
  const outcome = await settings.store.write(checked.shelf, checked.assumed, (seen) =>
    changeOf(settings, checked, newMark, seen),
  )
  const { conflicts, before, position, hasWritten, quarantined } = outcome
  settings.onPush({ conflicts: conflicts.length, refused: checked.refused.length, quarantined })
  const { collection } = request
  const news = { kind: 'changed', collection, head: writeHead(position) } as const
  if (hasWritten) await settings.store.changes.announce(userId, news)
  return {
    conflicts: [...conflicts],
    refused: checked.refused.map(({ id, issues }) => ({ id, issues: [...issues] })),
    // The device does not know rows that were upgraded or merged on the way in.
    ...(request.schemaVersion === settings.versions.current && { before: writeHead(before) }),
    ...serverFacts(settings, position),
  }
}

/** One row in each turn of the event loop: nobody else's request waits for more than one. */
async function checkRows({ versions }: SyncSettings, userId: string, request: PushRequest): Promise<CheckedPush> {
  const checked: Checked[] = []
  let issuesLeft = MAX_ISSUES_OF_PUSH
  for (const row of request.rows) {
    const result = checkRow({ ...request, versions }, row.newDocumentState, Math.max(1, issuesLeft))
    if (result.kind === 'refused') issuesLeft -= result.issues.length
    const assumed = upgradeAssumed(versions, request, row.assumedMasterState)
    checked.push({ assumed, pushed: row.newDocumentState, result })
    await setImmediate()
  }
  const good = checked.flatMap(({ assumed, result }): CheckedRow[] =>
    result.kind === 'good' ? [{ document: result.document, assumed }] : [],
  )
  return {
    shelf: { userId, collection: request.collection },
    schemaVersion: request.schemaVersion,
    head: request.head,
    good,
    assumed: new Map(good.map(({ document, assumed }) => [document.id, assumed])),
    refused: checked.flatMap(({ pushed, result }) =>
      result.kind === 'refused' ? [{ id: result.id, issues: result.issues, body: quarantinedText(pushed) }] : [],
    ),
  }
}

/** Pure, since it runs again if another push was faster. */
function changeOf(settings: SyncSettings, checked: CheckedPush, newMark: () => string, seen: Seen): Decided<Outcome> {
  const { versions, maxAccountBytes, recordedCommits } = settings
  const { shelf, good, refused, schemaVersion } = checked
  const { position, bytes, documents: stored } = seen
  refuseUnknownHead(checked.head, position)

  const current = new Map(stored.map((row) => [row.id, toWire(versions, shelf.collection, row)]))
  // An outdated device cannot read the conflicting version, so the conflict is resolved for it.
  const settle = schemaVersion < versions.current ? settleByMerging : undefined
  const { writes, conflicts } = decide(good, current, settle)
  const newVersions = numbered(writes, position.seq)
  const { growth, keepsRevisions } = roomFor(sizeChanges(newVersions, stored), bytes, maxAccountBytes)
  const waste = refused.reduce((sum, document) => sum + refusedBytes(document), 0)
  const hasRoom = waste > 0 && bytes + growth + waste <= maxAccountBytes

  const hasWritten = newVersions.length > 0
  const moved = hasWritten ? afterCommit(position, newVersions.length, newMark(), recordedCommits) : position
  const replaced = keepsRevisions ? newVersions.map(({ id }) => id).filter((id) => current.has(id)) : []
  return {
    change: hasWritten
      ? { versions: newVersions, schemaVersion: versions.current, replaced, position: moved, growth }
      : undefined,
    aside: hasRoom ? { refused, schemaVersion } : undefined,
    result: { conflicts, before: position, position: moved, hasWritten, quarantined: hasRoom ? refused.length : 0 },
  }
}

function sizeChanges(versions: readonly NewVersion[], stored: readonly MeasuredDocument[]) {
  const before = new Map(stored.map(({ id, bytes }) => [id, bytes]))
  return versions.map(({ id, bytes, deleted }) => ({ before: before.get(id), after: bytes, isTombstone: deleted }))
}

/** During a release a device may briefly be ahead of this process. Its rows wait on the device. */
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
    // Unreadable versions equal nothing stored.
    return undefined
  }
}

const settleByMerging: Settle = (assumed, current, document) => {
  // Both versions were validated; an assumption that is no document counts as none.
  const base = isRecord(assumed) && assumed['id'] === document.id ? (assumed as Mergeable) : undefined
  return mergeDocuments<Mergeable>(
    base,
    current as unknown as Mergeable,
    document as unknown as Mergeable,
  ) as WireDocument
}

/** One `seq` per changed document, in row order. */
function numbered(writes: readonly WireDocument[], after: number): readonly NewVersion[] {
  return writes.map(({ _deleted, ...document }, index) => {
    const body = _deleted ? tombstoneBody(document) : document
    const json = JSON.stringify(body)
    const seq = after + 1 + index
    return { id: document.id, seq, deleted: _deleted, body, json, bytes: Buffer.byteLength(json) }
  })
}

/** The mark of a push stays the same however often its change is decided. */
function once(newMark: () => string): () => string {
  let mark: string | undefined
  return () => {
    mark ??= newMark()
    return mark
  }
}

/** Enough of it to find the fault: the device itself keeps the whole document. */
function quarantinedText(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? '').slice(0, MAX_QUARANTINED_LENGTH)
  } catch {
    return '(nested too deeply to be written down)'
  }
}
