import type { CollectionName } from '#contract/sync.ts'
import type { Change, Seen } from '../stores/changes.ts'
import type { DocumentScope, Page, Span } from '../stores/documents.ts'
import type { CollectionHash } from '../stores/hashes.ts'
import type { RefusedDocument } from '../stores/quarantine.ts'
import type { ChangeHub } from './change-hub.ts'
import type { Position } from './heads.ts'

/**
 * The database interface of push, pull and digest. Every failure is a `Problem`; each person's data is independent, and
 * every call for a closed account is refused by its position.
 */
export interface SyncStore {
  /** The position of a person's changes. Throws 410 for a deleted account, 403 for a disabled one. */
  position(userId: string): Promise<Position>
  documentsAfter(shelf: DocumentScope, span: Span, limit: number): Promise<Page>
  /** The same from the end: the latest changes of a span, in order. */
  newestDocuments(shelf: DocumentScope, span: Span, limit: number): Promise<Page>
  countDocuments(shelf: DocumentScope, span: Span): Promise<number>
  /** Count and xor of the hashes of documents that are not deleted and have this schema version. */
  collectionHashes(userId: string, schemaVersion: number): Promise<readonly CollectionHash[]>
  /** The documents that are not deleted and have an earlier schema version. */
  documentsOfOlderVersions(userId: string, schemaVersion: number): Promise<readonly OlderDocument[]>
  /**
   * Applies what `decide` makes of the person's state and the existing documents among those that are `assumed`, all or
   * nothing and to that very state: if something else was committed meanwhile, it is called again with the newer one.
   * It throws to write nothing.
   */
  write<Result>(shelf: DocumentScope, assumed: Assumed, decide: (seen: Seen) => Decided<Result>): Promise<Result>
  /** Notifies every process of commits. */
  readonly changes: ChangeHub
}

/** By id, the version of a document that a device takes for the stored one. It may be anything. */
export type Assumed = ReadonlyMap<string, unknown>

export type Decided<Result> = {
  /** Undefined if nothing of the push is new. */
  readonly change: Change | undefined
  /** Refused documents to be put aside, as sent in this version; their growth is added to the account. */
  readonly aside: { readonly refused: readonly RefusedDocument[]; readonly schemaVersion: number } | undefined
  readonly result: Result
}

export type OlderDocument = {
  readonly collection: CollectionName
  readonly body: Readonly<Record<string, unknown>>
  readonly schemaVersion: number
}
