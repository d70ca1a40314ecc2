import { proxy, type Remote, wrap } from 'comlink'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OutboxEntry, SessionReceipt } from '#contract/outbox.ts'
import type { SessionSet } from '#contract/session.ts'
import {
  type DigestComparison,
  NOT_SYNCED,
  type PageCalls,
  type ReplicationApi,
  type ReplicationOptions,
  type SyncMessage,
  type SyncStatus,
  syncChannelName,
} from '../../workers/replication.face.ts'
import { sendInBackground } from './background-send.ts'
import { lastSynced, rememberSynced } from './last-synced.ts'

export type { SyncStatus, TokenAnswer } from '../../workers/replication.face.ts'

/** How often the page looks whether its worker still answers, and how long it may take. */
const HEARTBEAT_MS = 20_000
const ANSWER_MS = 10_000

/** Until the worker says more. */
const STARTING: SyncStatus = { ...NOT_SYNCED, kind: 'waiting' }

let status: SyncStatus = NOT_SYNCED
let link: { readonly worker: Worker; readonly api: Remote<ReplicationApi>; readonly channel: BroadcastChannel } | null =
  null
let opened = awaited()
const statusListeners = new Set<() => void>()
const receiptListeners = new Set<(receipt: SessionReceipt) => void>()

/**
 * Starts this tab's replication worker for an account; one of all tabs' workers replicates. Returns a function that
 * stops it. Nothing unsent is lost by stopping: it waits in the account's outbox. `onWorkerLost` is called when a worker
 * died: what it wrote last may not have been told.
 */
export function startSync(options: ReplicationOptions, page: PageCalls, onWorkerLost: () => void): () => Promise<void> {
  const { account } = options
  const channel = new BroadcastChannel(syncChannelName(account))
  const listening = new AbortController()
  setStatus({ ...STARTING, lastSyncedAt: lastSynced(account) })
  channel.addEventListener('message', (event: MessageEvent<SyncMessage>) => receive(account, event.data), listening)
  link = { ...launch(options, page), channel }
  channel.postMessage({ type: 'ask-status' } satisfies SyncMessage)

  const heartbeat = setInterval(() => void restartIfDead(options, page, onWorkerLost), HEARTBEAT_MS)
  const lookAgain = () => {
    if (document.visibilityState === 'visible') wakeUp()
  }
  for (const event of ['online', 'focus', 'pageshow']) window.addEventListener(event, lookAgain, listening)
  document.addEventListener('visibilitychange', lookAgain, listening)
  document.addEventListener('visibilitychange', leaveToBackground, listening)

  return async () => {
    clearInterval(heartbeat)
    listening.abort()
    const stopping = link
    link = null
    opened = awaited()
    setStatus(NOT_SYNCED)
    await Promise.race([stopping?.api.stop(), elapsed(ANSWER_MS)])
    stopping?.worker.terminate()
    channel.close()
  }
}

/** Tries now what would otherwise wait for its next attempt. */
export function syncNow(): void {
  void link?.api.syncNow()
}

/** What the server has not confirmed, oldest first. Waits until the account's worker has opened it. */
export async function outboxEntries(): Promise<readonly OutboxEntry[]> {
  const entries = (await (await openedWorker())?.outbox()) ?? []
  return entries.toSorted((left, right) => left.queuedAtMs - right.queuedAtMs)
}

/** Sends one entry of the outbox again. */
export async function retryEntry(key: string): Promise<void> {
  await (await openedWorker())?.retry(key)
}

/** Compares this device with the server, and exchanges anew what differs. Rejects while the server cannot be reached. */
export async function compareWithServer(): Promise<DigestComparison> {
  const worker = await openedWorker()
  if (!worker) throw new Error('the exchange with the server has stopped')
  return worker.compareWithServer()
}

/** The state of the exchange with the server, kept up to date. */
export function useSyncStatus(): SyncStatus {
  return useSyncExternalStore(subscribeToStatus, currentSyncStatus)
}

export function currentSyncStatus(): SyncStatus {
  return status
}

/** Calls back whenever the status changes, until the returned function is called. */
export function subscribeToStatus(listener: () => void): () => void {
  statusListeners.add(listener)
  return () => statusListeners.delete(listener)
}

/** Tells for a set of one session whether the server has exactly this version of it. */
export type ReceiptOf = (set: Pick<SessionSet, 'id' | 'updatedAt'>) => boolean

/** Follows which sets of a session are on the server. */
export function useReceipts(sessionId: string): ReceiptOf {
  const [receipt, setReceipt] = useState<SessionReceipt | null>(null)
  useEffect(() => {
    let current = true
    const show = (next: SessionReceipt | null) => {
      if (current && next?.sessionId === sessionId) setReceipt(next)
    }
    receiptListeners.add(show)
    void openedWorker()
      .then((worker) => worker?.receipt(sessionId))
      .then((receipt) => show(receipt ?? null))
    return () => {
      current = false
      receiptListeners.delete(show)
    }
  }, [sessionId])
  return (set) => receipt?.sessionId === sessionId && receipt.sets[set.id] === set.updatedAt
}

function launch(options: ReplicationOptions, page: PageCalls) {
  const worker = new Worker(new URL('../../workers/replication.worker.ts', import.meta.url), {
    type: 'module',
    name: 'replication',
  })
  const api = wrap<ReplicationApi>(worker)
  void api.start(options, proxy(page)).then(
    () => {
      opened.fulfil()
      wakeUp()
    },
    // The watchdog starts another one; until then everything is safe on this device.
    (cause: unknown) => console.error('replication did not start', cause),
  )
  return { worker, api }
}

async function restartIfDead(options: ReplicationOptions, page: PageCalls, onWorkerLost: () => void): Promise<void> {
  const watched = link
  if (!watched || document.visibilityState !== 'visible') return
  const answer = await Promise.race([watched.api.ping(), elapsed(ANSWER_MS)])
  if (answer === 'pong' || link !== watched) return
  watched.worker.terminate()
  link = { ...launch(options, page), channel: watched.channel }
  onWorkerLost()
}

/** Only the tab that is looked at takes the replication over from one that is silent. */
function wakeUp(): void {
  syncNow()
  if (document.visibilityState === 'visible') void link?.api.claim()
}

/** The phone goes into the pocket: what waits may go out without the page. */
function leaveToBackground(): void {
  if (document.visibilityState === 'hidden' && status.waiting > 0) void sendInBackground()
}

function receive(account: string, message: SyncMessage): void {
  if (message.type === 'status') {
    const { kind, lastSyncedAt } = message.status
    if (kind === 'synced' && lastSyncedAt) rememberSynced(account, lastSyncedAt)
    // A leader that has just started knows nothing of earlier days.
    setStatus({ ...message.status, lastSyncedAt: lastSyncedAt ?? lastSynced(account) })
  }
  if (message.type === 'receipt') for (const listener of receiptListeners) listener(message.receipt)
}

function setStatus(next: SyncStatus): void {
  status = next
  for (const listener of statusListeners) listener()
}

/** The worker, once it has opened the account: until then it knows of nothing, which is not the same as nothing. */
async function openedWorker(): Promise<Remote<ReplicationApi> | undefined> {
  await opened.promise
  return link?.api
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
