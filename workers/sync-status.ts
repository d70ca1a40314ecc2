import type { FetchProgress } from './fetch-loop.ts'
import type { OutboxCounts } from './outbox.ts'
import type { SyncProblem, SyncStatus } from './replication.face.ts'
import type { SyncErrorKind } from './sync-error.ts'

/** What the worker knows at a moment, from which the person's status follows. */
export type SyncFacts = {
  readonly counts: OutboxCounts
  /** The counts are those of everything that is unsent. */
  readonly counted: boolean
  /** The most that waited since nothing did. */
  readonly mostWaiting: number
  /** How the last exchange failed, null if it did not. */
  readonly failure: SyncErrorKind | null
  /** Something that waits finds no room on the server. */
  readonly isServerFull: boolean
  /** Something could not be read or written on this device. */
  readonly storageFailed: boolean
  /** Every collection has been pulled to its end at least once since the start. */
  readonly complete: boolean
  /** The same at any time, on this device. */
  readonly hasPulled: boolean
  readonly fetchProgress: FetchProgress | null
  /** The server's clock when it last answered, in milliseconds since 1970. */
  readonly serverTimeMs: number | null
  /** The statement about the person's access that the server told last. */
  readonly entitlement: string | null
  readonly lastSyncedAt: string | null
}

/** The one line a person sees. What needs them comes first, then what only needs time. */
export function statusOf(facts: SyncFacts): SyncStatus {
  const { waiting, refused } = facts.counts
  const problem = problemOf(facts)
  const direction = directionOf(facts)
  return {
    kind: kindOf(facts, problem),
    waiting,
    refused,
    lastSyncedAt: facts.lastSyncedAt,
    problem,
    counted: facts.counted,
    hasPulled: facts.hasPulled,
    pulledThisStart: facts.complete,
    serverTimeMs: facts.serverTimeMs,
    entitlement: facts.entitlement,
    direction,
    progress: direction === 'fetching' ? facts.fetchProgress : direction === 'sending' ? sendProgress(facts) : null,
  }
}

function problemOf({ counts, failure, storageFailed, isServerFull }: SyncFacts): SyncProblem | null {
  if (storageFailed) return 'storage'
  if (failure === 'unauthenticated') return 'reauthenticate'
  if (failure === 'outdated') return 'client-outdated'
  if (isServerFull) return 'server-full'
  return counts.refused > 0 ? 'refused' : null
}

function kindOf({ counts, counted, failure, complete }: SyncFacts, problem: SyncProblem | null): SyncStatus['kind'] {
  if (problem !== null) return 'attention'
  if (failure !== null) return 'offline'
  return counts.waiting > 0 || !complete || !counted ? 'waiting' : 'synced'
}

function directionOf({ complete, counts }: SyncFacts): SyncStatus['direction'] {
  if (!complete) return 'fetching'
  return counts.waiting > 0 ? 'sending' : null
}

function sendProgress({ counts, mostWaiting }: SyncFacts): FetchProgress {
  return { done: mostWaiting - counts.waiting, total: mostWaiting }
}
