import { proxy, type Remote, wrap } from 'comlink'
import { useEffect, useState } from 'react'
import { OUTBOX_SYNC_TAG, type OutboxEntry, type SessionReceipt } from '#contract/outbox.ts'
import type { SessionSet } from '#contract/session.ts'
import { contentHash } from '#domain/merge/canonical.ts'
import { createSignal, createStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import {
  type DigestComparison,
  type PageCalls,
  type ReplicationApi,
  type ReplicationOptions,
  type SyncMessage,
  syncChannelName,
} from '../../../workers/replication.api.ts'
import { type KeptAlive, keepAlive, type Life } from '../device/worker-life.ts'
import { lastSynced, rememberSynced } from './last-synced.ts'
import { type SyncStatus, UNKNOWN_STATUS } from './sync-status.ts'

/** Background Sync is Chromium only, so TypeScript's DOM lacks it. */
type WithSync = ServiceWorkerRegistration & { readonly sync?: { readonly register: (tag: string) => Promise<void> } }

export type { TokenAnswer } from '../../../workers/replication.api.ts'
export type { SyncStatus } from './sync-status.ts'

/** Interval and time limit of the page's pings to its worker. */
const HEARTBEAT_MS = 20_000
const ANSWER_MS = 10_000

type ReplicationWorker = Life & { readonly api: Remote<ReplicationApi> }

const status = createStore<SyncStatus>(UNKNOWN_STATUS)
let link: KeptAlive<ReplicationWorker> | null = null
let opened = awaited()
const receipts = createSignal<[receipt: SessionReceipt]>()

/**
 * Starts this tab's replication worker for an account; one of all tabs' workers replicates. Returns a function that
 * stops it. Unsent changes stay in the account's outbox. `onWorkerLost` is called when a worker died: its last writes
 * may be unreported.
 */
export function startSync(options: ReplicationOptions, page: PageCalls, onWorkerLost: () => void): () => Promise<void> {
  const { account } = options
  const channel = new BroadcastChannel(syncChannelName(account))
  const listening = new AbortController()
  const lastSyncedAt = lastSynced(account)
  status.set({ ...UNKNOWN_STATUS, kind: 'waiting', lastSyncedAt, hasPulled: lastSyncedAt !== null })
  const kept = keepAlive({
    launch: (onDeath) => launch(options, page, channel, onDeath),
    onReplaced: onWorkerLost,
    nowMs: () => performance.now(),
  })
  link = kept
  channel.addEventListener(
    'message',
    ({ data }: MessageEvent<SyncMessage>) => {
      if (data.type === 'died') kept.declareDead(data.reason)
      else receive(account, data)
    },
    listening,
  )

  const heartbeat = setInterval(() => void lookAfter(kept), HEARTBEAT_MS)
  const lookAgain = () => {
    if (document.visibilityState === 'visible') wakeUp()
  }
  for (const event of ['online', 'focus', 'pageshow']) window.addEventListener(event, lookAgain, listening)
  document.addEventListener('visibilitychange', lookAgain, listening)
  document.addEventListener('visibilitychange', leaveToBackground, listening)

  return async () => {
    clearInterval(heartbeat)
    listening.abort()
    link = null
    opened = awaited()
    await Promise.race([kept.current().api.stop(), elapsed(ANSWER_MS)])
    kept.end()
    status.set(UNKNOWN_STATUS)
    channel.close()
  }
}

/** Retries immediately instead of waiting. */
export function syncNow(): void {
  void link?.current().api.syncNow()
}

/** Unconfirmed changes, oldest first. Waits until the account's worker has opened it. */
export async function outboxEntries(): Promise<readonly OutboxEntry[]> {
  const entries = (await (await openedWorker())?.outbox()) ?? []
  return entries.toSorted((left, right) => left.queuedAtMs - right.queuedAtMs)
}

/** Sends one entry of the outbox again. */
export async function retryEntry(key: string): Promise<void> {
  await (await openedWorker())?.retry(key)
}

/** Compares this device with the server, and syncs differences again. Rejects while the server is unreachable. */
export async function compareWithServer(): Promise<DigestComparison> {
  const worker = await openedWorker()
  if (!worker) throw new Error('the exchange with the server has stopped')
  return worker.compareWithServer()
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
      .then((worker) => worker?.receipt(sessionId))
      .then((receipt) => show(receipt ?? null))
    return () => {
      current = false
      unfollow()
    }
  }, [sessionId])
  return (set) => receipt?.sessionId === sessionId && receipt.sets[set.id] === hashOf(set)
}

/** A set is the same object until it changes, and rows hash it on every render. */
const hashes = new WeakMap<SessionSet, string>()

function hashOf(set: SessionSet): string {
  const known = hashes.get(set) ?? contentHash(set)
  hashes.set(set, known)
  return known
}

function launch(
  options: ReplicationOptions,
  page: PageCalls,
  channel: BroadcastChannel,
  onDeath: (cause: unknown) => void,
): ReplicationWorker {
  const worker = new Worker(new URL('../../../workers/replication.worker.ts', import.meta.url), {
    type: 'module',
    name: 'replication',
  })
  const api = wrap<ReplicationApi>(worker)
  for (const event of ['error', 'messageerror']) worker.addEventListener(event, onDeath)
  // Another tab's worker may have counted long ago.
  channel.postMessage({ type: 'ask-status' } satisfies SyncMessage)
  void api.start(options, proxy(page)).then(() => {
    opened.fulfil()
    channel.postMessage({ type: 'ask-status' } satisfies SyncMessage)
    wakeUp()
  }, onDeath)
  return {
    api,
    end: () => {
      worker.terminate()
      // Pending changes are unknown until the next worker has counted.
      opened = awaited()
      status.set({ ...status.current(), counted: false })
    },
  }
}

async function lookAfter(kept: KeptAlive<ReplicationWorker>): Promise<void> {
  // A page frozen for a while misses responses.
  if (document.visibilityState !== 'visible') return
  const watched = kept.current()
  const answer = await Promise.race([watched.api.ping(), elapsed(ANSWER_MS)])
  if (answer === 'late' && kept.current() === watched) kept.declareDead('no answer')
}

/** Only the visible tab takes over replication from an unresponsive one. */
function wakeUp(): void {
  syncNow()
  if (document.visibilityState === 'visible') void link?.current().api.claim()
}

/** The page is hidden: pending changes may be sent without it. */
function leaveToBackground(): void {
  if (document.visibilityState === 'hidden' && status.current().waiting > 0) void sendInBackground()
}

function receive(account: string, message: SyncMessage): void {
  if (message.type === 'status') {
    const { kind, lastSyncedAt } = message.status
    if (kind === 'synced' && lastSyncedAt) rememberSynced(account, lastSyncedAt)
    // A new leader knows nothing of earlier syncs.
    const syncedAt = lastSyncedAt ?? lastSynced(account)
    status.set({ ...message.status, lastSyncedAt: syncedAt })
  }
  if (message.type === 'receipt') receipts.emit(message.receipt)
}

/** The worker, once it has opened the account: before that, its counts are meaningless. */
async function openedWorker(): Promise<Remote<ReplicationApi> | undefined> {
  await opened.promise
  return link?.current().api
}

function awaited() {
  let fulfil = () => {}
  const promise = new Promise<void>((resolve) => {
    fulfil = resolve
  })
  return { promise, fulfil }
}

function elapsed(milliseconds: number): Promise<'late'> {
  return new Promise((resolve) => setTimeout(() => resolve('late'), milliseconds))
}

/**
 * Asks the browser to send pending changes as soon as there is a network, even after the page is gone. If unsupported
 * or refused, the page sends them when it is open again.
 */
async function sendInBackground(): Promise<void> {
  try {
    const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration()
    await registration?.sync?.register(OUTBOX_SYNC_TAG)
  } catch {
    // Forbidden by the person's settings, or in a private window.
  }
}
