import type { FetchProgress } from './fetch-progress.ts'
import type { OutboxCounts } from './outbox.ts'
import type { SyncProblem, SyncStatus } from './replication.api.ts'
import type { SyncErrorKind } from './sync-error.ts'

export type SyncFacts = {
  readonly counts: OutboxCounts
  /** Whether the counts cover everything unsent. */
  readonly counted: boolean
  /** The maximum waiting since the outbox was last empty. */
  readonly mostWaiting: number
  readonly failure: SyncErrorKind | null
  readonly isServerFull: boolean
  readonly storageFailed: boolean
  readonly complete: boolean
  /** Whether this device ever had all that the server has. */
  readonly hasPulled: boolean
  readonly fetchProgress: FetchProgress | null
  readonly serverTimeMs: number | null
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
