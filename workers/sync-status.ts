import type { FetchProgress } from './fetch-loop.ts'
import type { OutboxCounts } from './outbox.ts'
import type { SyncProblem, SyncStatus } from './replication.face.ts'
import type { SyncErrorKind } from './sync-error.ts'

/** The worker's state from which the displayed status is derived. */
export type SyncFacts = {
  readonly counts: OutboxCounts
  /** Whether the counts cover everything unsent. */
  readonly counted: boolean
  /** The maximum waiting since the outbox was last empty. */
  readonly mostWaiting: number
  /** Why the last exchange failed, or null. */
  readonly failure: SyncErrorKind | null
  /** Whether a waiting entry exceeds the server's limit. */
  readonly isServerFull: boolean
  /** Whether reading or writing on this device failed. */
  readonly storageFailed: boolean
  /** Whether every collection was pulled completely since the start. */
  readonly complete: boolean
  /** The same at any time, on this device. */
  readonly hasPulled: boolean
  readonly fetchProgress: FetchProgress | null
  /** The server's clock at its last response, in milliseconds since 1970. */
  readonly serverTimeMs: number | null
  /** The server's last statement about the person's access. */
  readonly entitlement: string | null
  readonly lastSyncedAt: string | null
}

/** The displayed status. Problems that need the person come before those that only need time. */
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
