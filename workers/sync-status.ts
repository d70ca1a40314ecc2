import type { OutboxCounts } from './outbox.ts'
import type { SyncProblem, SyncStatus } from './replication.face.ts'
import type { SyncErrorKind } from './sync-error.ts'

/** What the worker knows at a moment, from which the person's status follows. */
export type SyncFacts = {
  readonly counts: OutboxCounts
  /** How the last exchange failed, null if it did not. */
  readonly failure: SyncErrorKind | null
  /** A pulled change could not be written on this device. */
  readonly storageFailed: boolean
  /** Every collection has been pulled to its end at least once since the start. */
  readonly complete: boolean
  readonly lastSyncedAt: string | null
}

/** The one line a person sees. What needs them comes first, then what only needs time. */
export function statusOf(facts: SyncFacts): SyncStatus {
  const { waiting, refused } = facts.counts
  const problem = problemOf(facts)
  return { kind: kindOf(facts, problem), waiting, refused, lastSyncedAt: facts.lastSyncedAt, problem }
}

function problemOf({ counts, failure, storageFailed }: SyncFacts): SyncProblem | null {
  if (storageFailed) return 'storage'
  if (failure === 'unauthenticated') return 'reauthenticate'
  if (failure === 'outdated') return 'client-outdated'
  return counts.refused > 0 ? 'refused' : null
}

function kindOf({ counts, failure, complete }: SyncFacts, problem: SyncProblem | null): SyncStatus['kind'] {
  if (problem !== null) return 'attention'
  if (failure !== null) return 'offline'
  return counts.waiting > 0 || !complete ? 'waiting' : 'synced'
}
