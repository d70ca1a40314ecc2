import type { CollectionName, WireDocument } from '#contract/sync.ts'
import type { Answering } from '../engine/network.ts'

export type Stored = { readonly collection: CollectionName; readonly document: WireDocument }

/** What goes wrong inside the server. */
export type ServerFaults = {
  /** How likely a transaction fails before it commits, and how likely its answer is lost behind the commit. */
  failedCommits: number
  unheardCommits: number
  /** How long each step of the database takes at the most, in milliseconds, where that is more than usual. */
  slownessMs: number
  /**
   * Sessions whose name ends with one of these digits are refused, as by a release that is older than the app: those of
   * one device, or everybody's.
   */
  refused: { readonly digits: string; readonly sender: string | null } | null
  /** Whether app or server counts as too old for the other one. */
  outdated: 'client' | 'server' | null
  /** Whether answers have fields that the app does not know. */
  novelty: boolean
}

export const NO_SERVER_FAULTS: Readonly<ServerFaults> = {
  failedCommits: 0,
  unheardCommits: 0,
  slownessMs: 0,
  refused: null,
  outdated: null,
  novelty: false,
}

/** The server as stories see it: processes that answer requests, over one database that can be put back from a copy. */
export interface SyncServer {
  readonly processes: readonly Answering[]
  readonly faults: ServerFaults
  documentsOf(uid: string): readonly Stored[]
  /** A copy as a backup is one. */
  backUp(): Copy
  restore(copy: Copy): void
  /** What the operator runs after a restore. */
  beginEpoch(): void
  closeAccount(uid: string): void
  /** Names a new build of the server: what an older one refused, it may take. */
  release(): void
  /** Told of every version that is stored, in order. */
  onWrite: (uid: string, stored: Stored) => void
  /** Told where a commit took away or changed what an earlier one had written, without a number of its own. */
  onLostCommit: (uid: string, words: string) => void
  /** Why a token is refused, or null. */
  tokenFault: (token: string) => 'expired' | 'revoked' | null
}

/** Only the server that made it knows what is in it. */
export type Copy = { readonly uids: ReadonlySet<string>; readonly content: unknown }
