import type { Issue } from './answer.ts'
import type { DatabaseName } from './device-registry.ts'
import type { Packed } from './packed-slices.ts'
import type { CollectionName, WireDocument } from './sync.ts'

/**
 * A durable copy of everything the server does not have yet, independent of RxDB's checkpoints. The replication worker
 * writes it; the service worker sends from it after the page is gone.
 */
export const outboxDatabaseName = (account: string): DatabaseName => `barra-outbox-${account}`
export const OUTBOX_DATABASE_PREFIX = 'barra-outbox-'
export const OUTBOX_DATABASE_VERSION = 2

/** The tag of the service worker's background `sync` event. */
export const OUTBOX_SYNC_TAG = 'outbox'

/** `sessions/<id>`: the key of an entry. */
export const outboxKey = (collection: CollectionName, id: string): string => `${collection}/${id}`

/** The server's known version is beside it, in the store of masters; both are always written together. */
export type OutboxEntry = {
  readonly key: string
  readonly collection: CollectionName
  readonly id: string
  readonly document: WireDocument
  /** `versionHash` of the document. */
  readonly hash: string
  /** Hashes of the versions sent without a response, the latest last. One that the server has is the ancestor. */
  readonly sent: readonly string[]
  /** The first of those versions, if the document is newer. Missing in entries of older apps. */
  readonly sentDocument?: WireDocument
  readonly schemaVersion: number
  /** When the document was recorded, in milliseconds since 1970: the latest is sent first. */
  readonly queuedAtMs: number
  /** When the first of its changes that wait was recorded. Missing in entries of older apps. */
  readonly waitingSinceMs?: number
  /** `refused`: the server quarantined this content instead of accepting it. */
  readonly state: 'waiting' | 'refused'
  readonly issues: readonly Issue[]
}

export const waitingSince = ({ waitingSinceMs, queuedAtMs }: OutboxEntry): number => waitingSinceMs ?? queuedAtMs

/** The ancestor of the next merge. */
export type MasterVersion = {
  readonly key: string
  readonly collection: CollectionName
  readonly document: WireDocument
}

/**
 * Many versions of the server as they arrived together (`packed-slices.ts`), in the store of masters. One that is there
 * by itself as well is newer.
 */
export type MasterSlice = {
  readonly key: string
  readonly collection: CollectionName
  readonly ids: readonly string[]
  readonly packed: Packed
}

/**
 * The keys of slices begin with one, those of single versions with their collection. `pushed`: the body of a push, which
 * apps from before cannot read. An id is in one slice at most.
 */
export const masterSlicePrefixes = (collection: CollectionName) =>
  ({ pulled: `slices/${collection}/`, pushed: `pushed/${collection}/` }) as const

/** Data for the service worker to send without a page. The identity provider's token is valid for at most an hour. */
export type OutboxSender = {
  readonly name: 'sender'
  readonly apiBase: string
  readonly token: string
  readonly expiresAtMs: number
  /** Missing in older apps. */
  readonly locale?: string
}

export type KnownHead = { readonly name: 'head'; readonly head: string }

/** The sets of a session that the server has, each with the `contentHash` of its version. */
export type SessionReceipt = {
  readonly sessionId: string
  readonly sets: Readonly<Record<string, string>>
  readonly confirmedAtMs: number
}

/** `path` leads from the document to the object with the fields: `['exercises', id, 'sets', id]`. */
export type MergeChoice = {
  readonly collection: CollectionName
  readonly id: string
  readonly path: readonly string[]
  readonly kept: Readonly<Record<string, unknown>>
  readonly dropped: Readonly<Record<string, unknown>>
  /** Milliseconds since 1970. */
  readonly chosenAtMs: number
}

/** One of a device's own: it is neither sent nor exported. `number` grows with every choice. */
export type KeptChoice = MergeChoice & { readonly number: number }
