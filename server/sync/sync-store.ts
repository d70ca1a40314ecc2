import type { CollectionName } from '#contract/sync.ts'
import type { MeasuredDocument, NewVersion, Page, Shelf, Span } from '../stores/documents.ts'
import type { CollectionHash } from '../stores/hashes.ts'
import type { PersonState } from '../stores/positions.ts'
import type { RefusedDocument } from '../stores/quarantine.ts'
import type { ChangeHub } from './change-hub.ts'
import type { Position } from './heads.ts'

/**
 * All that push, pull and digest need of a database. Whatever fails is a `Problem`; nobody's data is touched for
 * another's sake, and everything that is asked for a closed account is refused by its position.
 */
export interface SyncStore {
  /** How far a person's changes go. Throws 410 for an account that is deleted, 403 for a disabled one. */
  position(userId: string): Promise<Position>
  documentsAfter(shelf: Shelf, span: Span, limit: number): Promise<Page>
  countDocuments(shelf: Shelf, span: Span): Promise<number>
  /** Count and xor of the hashes of the documents that are not deleted and are stored in the shape of this version. */
  collectionHashes(userId: string, schemaVersion: number): Promise<readonly CollectionHash[]>
  /** The documents that are not deleted and wait in the shape of an earlier version. */
  documentsOfOlderVersions(userId: string, schemaVersion: number): Promise<readonly OlderDocument[]>
  /** Does the work in one transaction, while nobody else writes for this person: all of it, or nothing. */
  write<Result>(userId: string, work: (person: PersonWriter) => Promise<Result>): Promise<Result>
  /** Tells every process of what was committed. */
  readonly changes: ChangeHub
}

/** What is done for one person inside of their transaction. */
export interface PersonWriter {
  /** As `SyncStore.position`, with the size of the account. */
  state(): Promise<PersonState>
  /** The newest version of each of these documents that is there. */
  documentsById(shelf: Shelf, ids: readonly string[]): Promise<readonly MeasuredDocument[]>
  /** Keeps the present version of documents that are about to be overwritten. */
  keepRevisions(shelf: Shelf, ids: readonly string[]): Promise<void>
  writeDocuments(shelf: Shelf, versions: readonly NewVersion[], schemaVersion: number): Promise<void>
  /** Returns by how many bytes what is kept of refused documents has grown. */
  quarantine(shelf: Shelf, refused: readonly RefusedDocument[], schemaVersion: number): Promise<number>
  /** Records how far the person's changes go now, and by how many bytes the account grew. */
  moveHead(position: Position, growth: number): Promise<void>
}

export type OlderDocument = {
  readonly collection: CollectionName
  readonly body: Readonly<Record<string, unknown>>
  readonly schemaVersion: number
}
