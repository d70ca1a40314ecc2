import { z } from 'zod'
import type { Issue } from '#contract/answer.ts'
import { documentFields } from '#contract/document.ts'
import { MAX_DOCUMENT_BYTES } from '#contract/limits.ts'
import { type CollectionName, documentSchemas, type WireDocument } from '#contract/sync.ts'
import { isRecord } from '#domain/is-record.ts'
import { type DocumentVersions, upgradeDocument } from './document-versions.ts'
import { firstIssues } from './first-issues.ts'
import { storageFault } from './storage-fault.ts'
import { isTombstone, tombstoneBody } from './tombstones.ts'

const MAX_ISSUES = 20

export type RowCheck =
  | { readonly kind: 'good'; readonly document: WireDocument }
  | { readonly kind: 'refused'; readonly id: string; readonly issues: readonly Issue[] }

/** The collection and schema version of a push. */
export type PushedShape = {
  readonly collection: CollectionName
  readonly schemaVersion: number
  readonly versions: DocumentVersions
}

/**
 * Validates one document of a push, which may be any JSON, and migrates it to the current shape. Total: errors are
 * returned and never thrown, so that one bad row blocks no other.
 */
export function checkRow(shape: PushedShape, pushed: unknown, mostIssues = MAX_ISSUES): RowCheck {
  if (isRecord(pushed) && isTombstone(pushed)) return checkTombstone(shape, pushed)
  const fault = storageFault(pushed) ?? sizeFault(pushed)
  if (fault) return refuse(pushed, [fault])
  if (!isRecord(pushed)) return refuse(pushed, [{ path: '', message: 'must be an object' }])
  const upgraded = tryUpgrade(shape, pushed)
  if (!upgraded) return refuse(pushed, [{ path: '', message: 'cannot be brought to the present shape' }])

  const { _deleted, ...document } = upgraded
  const issues = firstIssues(documentSchemas[shape.collection], document, Math.min(MAX_ISSUES, mostIssues))
  const hasFlag = typeof _deleted === 'boolean'
  if (!hasFlag) return refuse(pushed, [{ path: '_deleted', message: 'must be true or false' }, ...issues])
  if (issues.length > 0) return refuse(pushed, issues)
  // The schema has just found an id, and the line above the flag.
  return { kind: 'good', document: upgraded as WireDocument }
}

/** A document with refused content can still be deleted: then nothing of it is stored. */
function checkTombstone({ collection }: PushedShape, pushed: Record<string, unknown>): RowCheck {
  const tombstone = { ...tombstoneBody(pushed), _deleted: true }
  const fault = storageFault(tombstone)
  if (fault) return refuse(tombstone, [fault])
  const issues = firstIssues(tombstoneSchemas[collection], tombstone, MAX_ISSUES)
  // The schema has just found an id.
  return issues.length > 0 ? refuse(tombstone, issues) : { kind: 'good', document: tombstone as WireDocument }
}

/** A deleted document only needs valid merge fields. */
const tombstone = z.looseObject(documentFields)
const tombstoneSchemas: Readonly<Record<CollectionName, z.ZodType>> = {
  preferences: tombstone.extend({ id: documentSchemas.preferences.shape.id }),
  folders: tombstone.extend({ id: documentSchemas.folders.shape.id }),
  workouts: tombstone.extend({ id: documentSchemas.workouts.shape.id }),
  exercises: tombstone.extend({ id: documentSchemas.exercises.shape.id }),
  sessions: tombstone.extend({ id: documentSchemas.sessions.shape.id }),
  measurements: tombstone.extend({ id: documentSchemas.measurements.shape.id }),
}

function sizeFault(pushed: unknown): Issue | undefined {
  const bytes = Buffer.byteLength(JSON.stringify(pushed) ?? '')
  return bytes > MAX_DOCUMENT_BYTES
    ? { path: '', message: `has ${bytes} bytes, and ${MAX_DOCUMENT_BYTES} are the most` }
    : undefined
}

function tryUpgrade({ versions, collection, schemaVersion }: PushedShape, pushed: Record<string, unknown>) {
  try {
    return upgradeDocument(versions, collection, pushed, schemaVersion)
  } catch {
    return undefined
  }
}

function refuse(pushed: unknown, issues: readonly Issue[]): RowCheck {
  const id = isRecord(pushed) && typeof pushed['id'] === 'string' ? pushed['id'] : ''
  return { kind: 'refused', id, issues: issues.slice(0, MAX_ISSUES) }
}
