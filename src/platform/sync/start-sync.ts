import { proxy, type Remote, wrap } from 'comlink'
import { OUTBOX_SYNC_TAG } from '#contract/outbox.ts'
import { backoffMs } from '#domain/time/backoff.ts'
import { type KeptAlive, keepAlive, type Life } from '#shared/page-life/kept-worker.ts'
import { startPageWorker } from '#shared/page-life/page-worker.ts'
import {
  type PageCalls,
  type ReplicationApi,
  type ReplicationOptions,
  type SyncMessage,
  syncChannelName,
} from '../../../workers/replication.api.ts'
import { lastSynced, rememberSynced } from './last-synced.ts'
import { claim, currentSyncStatus, reportReceipt, setOpened, setStatus, setWorker, syncNow } from './sync.ts'
import { UNKNOWN_STATUS } from './sync-status.ts'

/** Background Sync is Chromium only, so TypeScript's DOM lacks it. */
type WithSync = ServiceWorkerRegistration & { readonly sync?: { readonly register: (tag: string) => Promise<void> } }

/** Interval and time limit of the page's pings to its worker. */
const HEARTBEAT_MS = 20_000
const ANSWER_MS = 10_000
const RESTART = { firstMs: 500, longestMs: 60_000 }

type ReplicationWorker = Life & { readonly api: Remote<ReplicationApi> }

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
  setStatus({ ...UNKNOWN_STATUS, kind: 'waiting', lastSyncedAt, hasPulled: lastSyncedAt !== null })
  const kept = keepAlive({
    launch: (onDeath) => launch(options, page, channel, onDeath),
    onReplaced: onWorkerLost,
    pauseMs: (deaths) => backoffMs(deaths, RESTART),
    nowMs: () => performance.now(),
  })
  setWorker({ current: () => kept.current().api })
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
    setWorker(null)
    setOpened(false)
    await Promise.race([kept.current().api.stop(), elapsed(ANSWER_MS)])
    kept.end()
    setStatus(UNKNOWN_STATUS)
    channel.close()
  }
}

function launch(
  options: ReplicationOptions,
  page: PageCalls,
  channel: BroadcastChannel,
  onDeath: (cause: unknown) => void,
): ReplicationWorker {
  const worker = startPageWorker(
    () =>
      new Worker(new URL('../../../workers/replication.worker.ts', import.meta.url), {
        type: 'module',
        name: 'replication',
      }),
  )
  const api = wrap<ReplicationApi>(worker)
  for (const event of ['error', 'messageerror']) worker.addEventListener(event, onDeath)
  // Another tab's worker may have counted long ago.
  channel.postMessage({ type: 'ask-status' } satisfies SyncMessage)
  void api.start(options, proxy(page)).then(() => {
    setOpened(true)
    channel.postMessage({ type: 'ask-status' } satisfies SyncMessage)
    wakeUp()
  }, onDeath)
  return {
    api,
    end: () => {
      worker.terminate()
      // Pending changes are unknown until the next worker has counted.
      setOpened(false)
      setStatus({ ...currentSyncStatus(), counted: false })
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
  if (document.visibilityState === 'visible') claim()
}

/** The page is hidden: pending changes may be sent without it. */
function leaveToBackground(): void {
  if (document.visibilityState === 'hidden' && currentSyncStatus().waiting > 0) void sendInBackground()
}

function receive(account: string, message: SyncMessage): void {
  if (message.type === 'status') {
    const { kind, lastSyncedAt } = message.status
    if (kind === 'synced' && lastSyncedAt) rememberSynced(account, lastSyncedAt)
    // A new leader knows nothing of earlier syncs.
    const syncedAt = lastSyncedAt ?? lastSynced(account)
    setStatus({ ...message.status, lastSyncedAt: syncedAt })
  }
  if (message.type === 'receipt') reportReceipt(message.receipt)
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
