import type { Issue } from './answer.ts'
import type { CollectionName, WireDocument } from './sync.ts'

/**
 * The outbox is a small IndexedDB database beside the account's own: a durable copy of everything the server does not
 * have yet, independent of RxDB's checkpoints. The replication worker writes it; the service worker sends from it after
 * the page is gone; the outbox screen lists it.
 */
export const outboxDatabaseName = (account: string): string => `barra-outbox-${account}`
export const OUTBOX_DATABASE_PREFIX = 'barra-outbox-'
export const OUTBOX_DATABASE_VERSION = 2

/** The tag of the service worker's background `sync` event. */
export const OUTBOX_SYNC_TAG = 'outbox'

/** `sessions/<id>`: the key of an entry. */
export const outboxKey = (collection: CollectionName, id: string): string => `${collection}/${id}`

/**
 * A document whose latest version the server has not confirmed. The server's known version is beside it, in the store
 * of masters; both are always written together.
 */
export type OutboxEntry = {
  readonly key: string
  readonly collection: CollectionName
  readonly id: string
  readonly document: WireDocument
  /** `versionHash` of the document. */
  readonly hash: string
  /**
   * Hashes of the versions sent without a response so far, the latest last. If the server turns out to have one of
   * them, it is the ancestor of the local version.
   */
  readonly sent: readonly string[]
  /** The first of those versions, if the document is newer. Missing in entries of older apps. */
  readonly sentDocument?: WireDocument
  /** The schema version of `document`. */
  readonly schemaVersion: number
  /** Milliseconds since 1970. */
  readonly queuedAtMs: number
  /** `refused`: the server quarantined this content instead of accepting it. */
  readonly state: 'waiting' | 'refused'
  /** The server's reasons for refusing it; empty while it waits. */
  readonly issues: readonly Issue[]
}

/** The server's known version of a document: the ancestor of the next merge. */
export type MasterVersion = {
  readonly key: string
  readonly collection: CollectionName
  readonly document: WireDocument
}

/** Data for the service worker to send without a page. The identity provider's token is valid for at most an hour. */
export type OutboxSender = {
  readonly name: 'sender'
  readonly apiBase: string
  readonly token: string
  readonly expiresAtMs: number
  /** The language of the originating page. Missing in older apps. */
  readonly locale?: string
}

/** The newest server state seen by this device, as written by the server. */
export type KnownHead = { readonly name: 'head'; readonly head: string }

/** The sets of a session that the server has, each with the `contentHash` of its version. */
export type SessionReceipt = {
  readonly sessionId: string
  readonly sets: Readonly<Record<string, string>>
  readonly confirmedAtMs: number
}

/**
 * A merge's choice between two values of one field: the kept and the dropped one. `path` leads from the document to the
 * object with the fields, by list names and ids: `['exercises', id, 'sets', id]`.
 */
export type MergeChoice = {
  readonly collection: CollectionName
  readonly id: string
  readonly path: readonly string[]
  readonly kept: Readonly<Record<string, unknown>>
  readonly dropped: Readonly<Record<string, unknown>>
  /** Milliseconds since 1970. */
  readonly chosenAtMs: number
}
