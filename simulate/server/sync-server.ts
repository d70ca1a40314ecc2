import type { CollectionName, WireDocument } from '#contract/sync.ts'
import type { Answering } from '../engine/network.ts'

export type Stored = { readonly collection: CollectionName; readonly document: WireDocument; readonly seq: number }

/** The server as stories see it: it answers requests, can be put back from a copy, and shows what it holds. */
export interface SyncServer extends Answering {
  documentsOf(uid: string): readonly Stored[]
  snapshot(): unknown
  restore(copy: unknown, withNewEpoch: boolean): void
  closeAccount(uid: string): void
  /** Told of every version that is stored, in order. */
  onWrite: (uid: string, stored: Stored) => void
  /** Why a token is refused, or null. */
  tokenFault: (token: string) => string | null
}
