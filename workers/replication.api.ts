import type { KeptChoice, OutboxEntry, SessionReceipt } from '#contract/outbox.ts'
import type { CollectionName } from '#contract/sync.ts'
import type { SyncErrorKind } from './sync-error.ts'

/** Reasons for which the person has to act before everything is on the server. */
export type SyncProblem = 'refused' | 'reauthenticate' | 'client-outdated' | 'storage' | 'server-full'

/**
 * The status for display. `local`: this account does not sync (the guest). `waiting` counts unconfirmed documents,
 * `refused` quarantined ones.
 */
export type SyncStatus = {
  readonly kind: 'synced' | 'waiting' | 'offline' | 'attention' | 'local'
  readonly waiting: number
  readonly refused: number
  /** Instant of the last complete sync, null before the first. */
  readonly lastSyncedAt: string | null
  readonly problem: SyncProblem | null
  /** Whether `waiting` and `refused` are complete; false until everything was scanned. */
  readonly counted: boolean
  /** Whether this device ever knew everything on the server. */
  readonly hasPulled: boolean
  /** The same since the start. */
  readonly pulledThisStart: boolean
  readonly serverTimeMs: number | null
  /** The server's last signed statement about the person's access. */
  readonly entitlement: string | null
  readonly direction: 'sending' | 'fetching' | null
  /** Number of documents sent or fetched, and the total; null if there is no progress to show. */
  readonly progress: { readonly done: number; readonly total: number } | null
}

/** An API token with the page's language, or why there is none. */
export type TokenAnswer =
  | { readonly kind: 'token'; readonly token: string; readonly expiresAtMs: number; readonly locale?: string }
  | { readonly kind: 'offline' }
  | { readonly kind: 'reauthenticate' }

/** Callbacks to the page that started the worker. Passed as a Comlink proxy. */
export type PageCalls = { readonly idToken: (forceRefresh: boolean) => Promise<TokenAnswer> }

export type ReplicationOptions = { readonly account: string; readonly apiBase: string }

/** Whether device and server have equal content, by collection. */
export type DigestComparison = { readonly equal: boolean; readonly different: readonly CollectionName[] }

/** One call of the protocol, without any content. `rows` is null if it failed, and for calls that carry none. */
export type ExchangeRecord = {
  readonly atMs: number
  readonly kind: 'push' | 'pull' | 'pull-all' | 'compare'
  readonly rows: number | null
  /** `refused`: the server quarantined some of the rows. */
  readonly outcome: 'ok' | 'refused' | SyncErrorKind
  readonly tookMs: number
}

/** The last exchanges, oldest first, and the server's release, null if it has told none. */
export type SyncTrace = { readonly exchanges: readonly ExchangeRecord[]; readonly release: string | null }

export type ReplicationApi = {
  /** Opens the account's database and waits for its turn to replicate. */
  start(options: ReplicationOptions, page: PageCalls): Promise<void>
  /** Stops replicating and closes the database. Unsent changes stay in the outbox. */
  stop(): Promise<void>
  /** Takes over replication from an unresponsive tab, such as a frozen one. */
  claim(): Promise<void>
  syncNow(): void
  ping(): 'pong'
  outbox(): Promise<readonly OutboxEntry[]>
  retry(key: string): Promise<void>
  receipt(sessionId: string): Promise<SessionReceipt | null>
  /** Values of a session of which merging on this device kept one, oldest first. */
  choices(sessionId: string): Promise<readonly KeptChoice[]>
  forgetChoices(numbers: readonly number[]): Promise<void>
  /** Compares content with the server; collections that differ sync again completely. */
  compareWithServer(): Promise<DigestComparison>
  /** Whether the server has confirmed every document, as far as this device knows. Needs no network. */
  isAllConfirmed(): Promise<boolean>
}

/** Messages between the tabs and workers of one account. */
export type SyncMessage =
  | { readonly type: 'status'; readonly status: SyncStatus }
  | { readonly type: 'ask-status' }
  | { readonly type: 'ask-trace' }
  | { readonly type: 'trace'; readonly trace: SyncTrace }
  | { readonly type: 'exchanged' }
  | { readonly type: 'receipt'; readonly receipt: SessionReceipt }
  | { readonly type: 'sync-now' }
  | { readonly type: 'retry'; readonly key: string }
  | { readonly type: 'ping-leader' }
  | { readonly type: 'leader-alive' }
  /** A worker stopped after an unrecoverable error. */
  | { readonly type: 'died'; readonly reason: string }

export const syncChannelName = (account: string): string => `barra-sync-${account}`
/** The Web Lock whose holder replicates. */
export const syncLockName = (account: string): string => `barra-replicate-${account}`

export const NOT_SYNCED: SyncStatus = {
  kind: 'local',
  waiting: 0,
  refused: 0,
  lastSyncedAt: null,
  problem: null,
  counted: false,
  hasPulled: false,
  pulledThisStart: false,
  serverTimeMs: null,
  entitlement: null,
  direction: null,
  progress: null,
}
