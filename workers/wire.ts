import type { RxDocumentData } from 'rxdb/plugins/core'
import type { SessionReceipt } from '#contract/outbox.ts'
import type { WireDocument } from '#contract/sync.ts'
import { contentHash } from '#domain/merge/canonical.ts'

const STORAGE_FIELDS = new Set(['_meta', '_rev', '_attachments'])

export function toWire(stored: RxDocumentData<{ readonly id: string }>): WireDocument {
  const fields = Object.entries(stored).filter(([key]) => !STORAGE_FIELDS.has(key))
  // The rest is the document itself and its tombstone flag.
  return Object.fromEntries(fields) as WireDocument
}

type SetLike = { readonly id: string }
type SessionLike = { readonly exercises?: readonly { readonly sets?: readonly SetLike[] }[] }

/** The sets on the server according to a version of a session. */
export function receiptOf(document: WireDocument, nowMs: number): SessionReceipt {
  const exercises = (document as SessionLike).exercises ?? []
  const sets = exercises.flatMap((exercise) => exercise.sets ?? [])
  return {
    sessionId: document.id,
    sets: Object.fromEntries(sets.map((set) => [set.id, contentHash(set)])),
    confirmedAtMs: nowMs,
  }
}
