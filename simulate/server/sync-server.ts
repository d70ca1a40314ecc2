import type { CollectionName, WireDocument } from '#contract/sync.ts'
import type { Answering } from '../engine/network.ts'

export type Stored = { readonly collection: CollectionName; readonly document: WireDocument }

/** Faults inside the server. */
export type ServerFaults = {
  /** The probability that a transaction fails before its commit, and that its response is lost after it. */
  failedCommits: number
  unheardCommits: number
  /** The maximum duration of each database step, in milliseconds, if longer than usual. */
  slownessMs: number
  /**
   * Refuses sessions whose name ends with one of these digits, like a release older than the app: from one device, or
   * all.
   */
  refused: { readonly digits: string; readonly sender: string | null } | null
  /** Whether app or server counts as outdated for the other. */
  outdated: 'client' | 'server' | null
  /** Whether responses have fields unknown to the app. */
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

/** The server in stories: processes that handle requests, over one restorable database. */
export interface SyncServer {
  readonly processes: readonly Answering[]
  readonly faults: ServerFaults
  documentsOf(uid: string): readonly Stored[]
  /** A copy as a backup is one. */
  backUp(): Promise<Copy>
  restore(copy: Copy): Promise<void>
  /** The operator's command after a restore. */
  beginEpoch(): Promise<void>
  closeAccount(uid: string): Promise<void>
  /** Deploys a new build of the server, which may accept what an older one refused. */
  release(): void
  /** Deploys the build that knows the next schema version, to so many of the processes, the last ones first. */
  upgrade(processes: number): void
  /** Whether a process, and with it the app's new build, is there already. */
  readonly isUpgraded: boolean
  /** Called with every stored version, in order. */
  onWrite: (uid: string, stored: Stored) => void
  /** Called if a commit removed or changed an earlier one's write, without a number of its own. */
  onLostCommit: (uid: string, words: string) => void
  /** Why a token is refused, or null. */
  tokenFault: (token: string) => 'expired' | 'revoked' | null
}

/** A backup, and how to put it back. */
export type Copy = { readonly people: ReadonlySet<string>; readonly restore: () => Promise<void> }
