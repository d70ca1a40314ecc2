import type { OutboxEntry, SessionReceipt } from '#contract/outbox.ts'
import type { CollectionName } from '#contract/sync.ts'

/** Why a person has to do something before everything is on the server. */
export type SyncProblem = 'refused' | 'reauthenticate' | 'client-outdated' | 'storage' | 'server-full'

/**
 * What the frame shows. `local` means that this account is not synced at all (the guest). `waiting` counts documents
 * that the server has not confirmed, `refused` those that it keeps in quarantine.
 */
export type SyncStatus = {
  readonly kind: 'synced' | 'waiting' | 'offline' | 'attention' | 'local'
  readonly waiting: number
  readonly refused: number
  /** Instant of the last complete exchange, null before the first. */
  readonly lastSyncedAt: string | null
  readonly problem: SyncProblem | null
  /** `waiting` and `refused` are all there is; false until everything has been looked through. */
  readonly counted: boolean
  /** This device has at some time known everything that the server had. */
  readonly hasPulled: boolean
  /** The same since the start. */
  readonly pulledThisStart: boolean
  /** The server's clock when it last answered, in milliseconds since 1970. */
  readonly serverTimeMs: number | null
  /** The signed statement about the person's access that the server told last. */
  readonly entitlement: string | null
  readonly direction: 'sending' | 'fetching' | null
  /** How many documents of how many have been sent or fetched; null where there is nothing to tell. */
  readonly progress: { readonly done: number; readonly total: number } | null
}

/** A token for the API, with the language of the page that has it, or why there is none. */
export type TokenAnswer =
  | { readonly kind: 'token'; readonly token: string; readonly expiresAtMs: number; readonly locale?: string }
  | { readonly kind: 'offline' }
  | { readonly kind: 'reauthenticate' }

/** What the worker asks of the page that started it. Passed as a Comlink proxy. */
export type PageCalls = { readonly idToken: (forceRefresh: boolean) => Promise<TokenAnswer> }

export type ReplicationOptions = { readonly account: string; readonly apiBase: string }

/** Whether device and server hold the same, collection by collection. */
export type DigestComparison = { readonly equal: boolean; readonly different: readonly CollectionName[] }

/** The Comlink face of the replication worker. */
export type ReplicationApi = {
  /** Opens the account's database and waits for its turn to replicate. */
  start(options: ReplicationOptions, page: PageCalls): Promise<void>
  /** Stops replicating and closes the database. Nothing unsent is lost: it stays in the outbox. */
  stop(): Promise<void>
  /** Takes the replication over from a tab that does not answer, such as a frozen one. */
  claim(): Promise<void>
  /** Tries now what would wait for its next attempt. */
  syncNow(): void
  /** Proves to the page's watchdog that the worker is alive. */
  ping(): 'pong'
  outbox(): Promise<readonly OutboxEntry[]>
  /** Sends one entry again, whatever the server said of it before. */
  retry(key: string): Promise<void>
  receipt(sessionId: string): Promise<SessionReceipt | null>
  /** Compares content with the server; where it differs, everything of that collection is exchanged anew. */
  compareWithServer(): Promise<DigestComparison>
}

/** What goes between the tabs and workers of one account. */
export type SyncMessage =
  | { readonly type: 'status'; readonly status: SyncStatus }
  | { readonly type: 'ask-status' }
  | { readonly type: 'receipt'; readonly receipt: SessionReceipt }
  | { readonly type: 'sync-now' }
  | { readonly type: 'retry'; readonly key: string }
  | { readonly type: 'ping-leader' }
  | { readonly type: 'leader-alive' }
  /** A worker met a fault that it cannot go on from, and has stopped. */
  | { readonly type: 'died'; readonly reason: string }

/** The BroadcastChannel of one account. */
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
