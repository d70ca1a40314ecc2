import type { Issue } from './answer.ts'
import type { CollectionName, WireDocument } from './sync.ts'

/**
 * The outbox is a small IndexedDB database beside the account's own: a durable copy of what the server does not have
 * yet, counted apart from RxDB's checkpoints. The replication worker writes it; the service worker sends from it after
 * the page is gone; the outbox screen lists it.
 */
export const outboxDatabaseName = (account: string): string => `barra-outbox-${account}`
export const OUTBOX_DATABASE_PREFIX = 'barra-outbox-'
export const OUTBOX_DATABASE_VERSION = 1

/** The tag of the service worker's background `sync` event. */
export const OUTBOX_SYNC_TAG = 'outbox'

/** `sessions/<id>`: the key of an entry. */
export const outboxKey = (collection: CollectionName, id: string): string => `${collection}/${id}`

/** One document whose latest version the server has not confirmed. `assumed` is the version it is known to have. */
export type OutboxEntry = {
  readonly key: string
  readonly collection: CollectionName
  readonly id: string
  readonly document: WireDocument
  readonly assumed: WireDocument | null
  /** Milliseconds since 1970. */
  readonly queuedAtMs: number
  readonly state: 'waiting' | 'refused'
  /** Why the server refused it; empty while it waits. */
  readonly issues: readonly Issue[]
  /** Stamps of the versions that the server keeps in quarantine: it never had them as the document. */
  readonly quarantined: readonly string[]
}

/** What the service worker needs to send without a page. The token is the identity provider's, valid for an hour at most. */
export type OutboxSender = {
  readonly name: 'sender'
  readonly apiBase: string
  readonly token: string
  readonly expiresAtMs: number
}

/** Which sets of a session the server has, each by the stamp of the version that it has. */
export type SessionReceipt = {
  readonly sessionId: string
  readonly sets: Readonly<Record<string, string>>
  readonly confirmedAtMs: number
}
