import type { CollectionName } from '#contract/sync.ts'
import type { DocumentScope, MeasuredDocument, NewVersion, Page, Span } from '../stores/documents.ts'
import type { CollectionHash } from '../stores/hashes.ts'
import type { PersonState } from '../stores/positions.ts'
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
  /** Runs work in one transaction under this person's lock, all or nothing. */
  write<Result>(userId: string, work: (person: PersonWriter) => Promise<Result>): Promise<Result>
  /** Notifies every process of commits. */
  readonly changes: ChangeHub
}

/** The operations within a person's transaction. */
export interface PersonWriter {
  /** As `SyncStore.position`, with the size of the account. */
  state(): Promise<PersonState>
  /** The newest version of each existing document. */
  documentsById(shelf: DocumentScope, ids: readonly string[]): Promise<readonly MeasuredDocument[]>
  /** Stores the current version of documents about to be overwritten. */
  keepRevisions(shelf: DocumentScope, ids: readonly string[]): Promise<void>
  writeDocuments(shelf: DocumentScope, versions: readonly NewVersion[], schemaVersion: number): Promise<void>
  /** Stores refused documents. Returns the growth in bytes. */
  quarantine(shelf: DocumentScope, refused: readonly RefusedDocument[], schemaVersion: number): Promise<number>
  /** Records the person's new position, and the account's growth in bytes. */
  moveHead(position: Position, growth: number): Promise<void>
}

export type OlderDocument = {
  readonly collection: CollectionName
  readonly body: Readonly<Record<string, unknown>>
  readonly schemaVersion: number
}
