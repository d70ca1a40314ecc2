import type { CollectionName } from '#contract/sync.ts'
import { isRecord } from '#domain/is-record.ts'
import { type Change, type Head, headAfter, type SeenState } from '../stores/changes.ts'
import type { DocumentScope, MeasuredDocument } from '../stores/documents.ts'
import type { Position } from './heads.ts'
import type { Assumed } from './sync-store.ts'

/** Characters of all people together. */
const MAX_SIZE = 16 * 1024 * 1024
/** A session that is logged set by set has some 10 KB. A larger push is hardly followed by one of the same documents. */
const MAX_SIZE_OF_ONE = 256 * 1024
/** The commits are kept as text and as objects. */
const SIZE_OF_COMMITS = 4

/**
 * The states that this process left by its last writes, one push of each person. They are guesses, since others write,
 * too: only good for deciding a change that is written if the database still has that very state.
 */
export type LastStates = {
  /** Undefined if one of the documents was not in the person's last push. What was assumed rightly is not read again. */
  get(shelf: DocumentScope, assumed: Assumed): SeenState | undefined
  keep(shelf: DocumentScope, before: Head, change: Change): void
  forget(userId: string): void
}

type LastState = {
  readonly collection: CollectionName
  readonly position: Position
  readonly head: Head
  /** As JSON: a tenth of what the objects would take. */
  readonly documents: ReadonlyMap<string, Omit<MeasuredDocument, 'body'> & { readonly json: string }>
  readonly size: number
}

export function createLastStates(maxSize = MAX_SIZE): LastStates {
  /** In the order of the last writes, the oldest first. */
  const byUser = new Map<string, LastState>()
  let size = 0

  const forget = (userId: string) => {
    size -= byUser.get(userId)?.size ?? 0
    byUser.delete(userId)
  }

  return {
    get: ({ userId, collection }, assumed) => {
      const last = byUser.get(userId)
      if (last?.collection !== collection) return undefined
      const documents = [...assumed.keys()].flatMap((id) => last.documents.get(id) ?? [])
      return documents.length === assumed.size
        ? {
            position: last.position,
            bytes: last.head.bytes,
            head: last.head,
            documents: documents.map(({ json, ...document }) => ({
              ...document,
              body: bodyIn(assumed.get(document.id), json) ?? JSON.parse(json),
            })),
          }
        : undefined
    },
    keep: ({ userId, collection }, before, { versions, schemaVersion, position, growth }) => {
      forget(userId)
      const head = headAfter(before, position, growth)
      const sizeOfOne = versions.reduce((sum, { json }) => sum + json.length, SIZE_OF_COMMITS * head.commits.length)
      if (sizeOfOne > MAX_SIZE_OF_ONE) return
      const documents = new Map(
        versions.map(({ body: _body, ...version }) => [version.id, { ...version, schemaVersion }]),
      )
      byUser.set(userId, { collection, position, head, documents, size: sizeOfOne })
      size += sizeOfOne
      for (const oldest of byUser.keys()) {
        if (size <= maxSize) break
        forget(oldest)
      }
    },
    forget,
  }
}

/**
 * The body of an assumed version, if this is its text: the device has it as it was written, as a rule, and what is
 * compared with itself is not compared field by field.
 */
function bodyIn(assumed: unknown, json: string): Readonly<Record<string, unknown>> | undefined {
  if (!isRecord(assumed)) return undefined
  const { _deleted, ...body } = assumed
  return JSON.stringify(body) === json ? body : undefined
}
