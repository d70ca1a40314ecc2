import type { Remote } from 'comlink'
import { useEffect, useState } from 'react'
import { type OutboxEntry, type SessionReceipt, waitingSince } from '#contract/outbox.ts'
import type { SessionSet } from '#contract/session.ts'
import { contentHash } from '#domain/merge/canonical.ts'
import { createSignal, createStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import { withResolvers } from '#shared/with-resolvers.ts'
import type { DigestComparison, ReplicationApi } from '../../../workers/replication.api.ts'
import { type SyncStatus, UNKNOWN_STATUS } from './sync-status.ts'

export type { TokenAnswer } from '../../../workers/replication.api.ts'
export type { SyncStatus } from './sync-status.ts'

// The exchange as screens see it. `start-sync.ts` runs it, and is loaded behind the first screen.

/** The worker that runs, through this. */
export type SyncWorker = { readonly current: () => Remote<ReplicationApi> }

const status = createStore<SyncStatus>(UNKNOWN_STATUS)
const receipts = createSignal<[receipt: SessionReceipt]>()
let worker: SyncWorker | null = null
let opened = withResolvers<void>()

export const setStatus = status.set
export const reportReceipt = receipts.emit

export function setWorker(next: SyncWorker | null): void {
  worker = next
}

/** Whether the worker has opened the account: before that, its counts are meaningless. */
export function setOpened(isOpened: boolean): void {
  if (isOpened) opened.resolve()
  else opened = withResolvers<void>()
}

/** Retries immediately instead of waiting. */
export function syncNow(): void {
  void worker?.current().syncNow()
}

/** This tab takes over from an unresponsive one. */
export function claim(): void {
  void worker?.current().claim()
}

/** Unconfirmed changes, oldest first. Waits until the account's worker has opened it. */
export async function outboxEntries(): Promise<readonly OutboxEntry[]> {
  const entries = (await (await openedWorker())?.outbox()) ?? []
  return entries.toSorted((left, right) => waitingSince(left) - waitingSince(right))
}

/** Sends one entry of the outbox again. */
export async function retryEntry(key: string): Promise<void> {
  await (await openedWorker())?.retry(key)
}

/** Compares this device with the server, and syncs differences again. Rejects while the server is unreachable. */
export async function compareWithServer(): Promise<DigestComparison> {
  const api = await openedWorker()
  if (!api) throw new Error('the exchange with the server has stopped')
  return api.compareWithServer()
}

/** Whether the server has confirmed everything on this device, as far as is known here. Needs no network. */
export async function isAllConfirmed(): Promise<boolean> {
  return (await (await openedWorker())?.isAllConfirmed()) ?? false
}

/** The sync status, with updates. */
export function useSyncStatus(): SyncStatus {
  return useStore(status)
}

export const currentSyncStatus = status.current

/** Calls back whenever the status changes, until the returned function is called. */
export const subscribeToStatus = status.subscribe

/** Returns whether the server has exactly this version of a session's stored set. */
export type ReceiptOf = (set: SessionSet) => boolean

/** Follows which sets of a session are on the server. */
export function useReceipts(sessionId: string): ReceiptOf {
  const [receipt, setReceipt] = useState<SessionReceipt | null>(null)
  useEffect(() => {
    let current = true
    const show = (next: SessionReceipt | null) => {
      if (current && next?.sessionId === sessionId) setReceipt(next)
    }
    const unfollow = receipts.subscribe(show)
    void openedWorker()
      .then((api) => api?.receipt(sessionId))
      .then((receipt) => show(receipt ?? null))
    return () => {
      current = false
      unfollow()
    }
  }, [sessionId])
  return (set) => receipt?.sets[set.id] === hashOf(set)
}

/** A set is the same object until it changes, and rows hash it on every render. */
const hashes = new WeakMap<SessionSet, string>()

function hashOf(set: SessionSet): string {
  const known = hashes.get(set) ?? contentHash(set)
  hashes.set(set, known)
  return known
}

/** The worker, once it has opened the account. */
export async function openedWorker(): Promise<Remote<ReplicationApi> | undefined> {
  await opened.promise
  return worker?.current()
}
