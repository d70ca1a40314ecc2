import type { Issue } from './answer.ts'
import type { CollectionName, WireDocument } from './sync.ts'

/**
 * The outbox is a small IndexedDB database beside the account's own: a durable copy of what the server does not have
 * yet, counted apart from RxDB's checkpoints. The replication worker writes it; the service worker sends from it after
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
 * One document whose latest noted version the server has not confirmed. The version that the server is known to have
 * lies beside it, in the store of masters; both are always written together.
 */
export type OutboxEntry = {
  readonly key: string
  readonly collection: CollectionName
  readonly id: string
  readonly document: WireDocument
  /** `versionHash` of the document. */
  readonly hash: string
  /**
   * Hashes of the versions that were sent without an answer so far, the latest last. Where the server turns out to have
   * one of them, it is the ancestor of what is here.
   */
  readonly sent: readonly string[]
  /** The first of those versions, where the document is a newer one. Entries of older apps do not have it. */
  readonly sentDocument?: WireDocument
  /** The shape of `document`. */
  readonly schemaVersion: number
  /** Milliseconds since 1970. */
  readonly queuedAtMs: number
  /** `refused`: the server keeps this very content in quarantine instead of as the document. */
  readonly state: 'waiting' | 'refused'
  /** Why the server refused it; empty while it waits. */
  readonly issues: readonly Issue[]
}

/** A document as the server is known to have it: the ancestor of the next merge. */
export type MasterVersion = {
  readonly key: string
  readonly collection: CollectionName
  readonly document: WireDocument
}

/** What the service worker needs to send without a page. The token is the identity provider's, valid for an hour at most. */
export type OutboxSender = {
  readonly name: 'sender'
  readonly apiBase: string
  readonly token: string
  readonly expiresAtMs: number
  /** The language of the page that it comes from. Older apps did not note it. */
  readonly locale?: string
}

/** The newest state of the server that this device has seen, as the server wrote it. */
export type KnownHead = { readonly name: 'head'; readonly head: string }

/** Which sets of a session the server has, each by the `contentHash` of the version that it has. */
export type SessionReceipt = {
  readonly sessionId: string
  readonly sets: Readonly<Record<string, string>>
  readonly confirmedAtMs: number
}

/**
 * Where a merge had to choose between two values of one field: what was kept, and what the other side had. `path` leads
 * from the document to the object that holds the fields, by list names and ids: `['exercises', id, 'sets', id]`.
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
