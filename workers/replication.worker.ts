import { expose } from 'comlink'
import type { Packed } from '#contract/packed-slices.ts'
import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { isStorageStuck } from '#shared/page-life/stuck-storage.ts'
import { followWorkerLife } from '#shared/page-life/worker-life.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { compareDigests } from './compare-digests.ts'
import { isAllConfirmed } from './confirmed-documents.ts'
import { elapsed } from './elapsed.ts'
import { ExchangeLog, noteExchanges } from './exchange-log.ts'
import { Leadership } from './leadership.ts'
import type { AnyCollection } from './local-documents.ts'
import { Outbox } from './outbox.ts'
import {
  NOT_SYNCED,
  type PageCalls,
  type ReplicationApi,
  type ReplicationOptions,
  type SyncMessage,
  type SyncStatus,
  syncChannelName,
  syncLockName,
} from './replication.api.ts'
import { AccountReplication } from './replication.ts'
import { createSyncHttp, type SyncHttp } from './sync-http.ts'

const COMPARE_EVERY_MS = 86_400_000

type Running = {
  readonly database: Database
  readonly outbox: Outbox
  readonly http: SyncHttp
  readonly log: ExchangeLog
  readonly channel: BroadcastChannel
  readonly leadership: Leadership
  readonly listeners: AbortController
  replication: AccountReplication | null
  /** The one that was published last in this lead. */
  status: SyncStatus | null
}

let running: Running | null = null

const api: ReplicationApi = {
  async start(options, page) {
    await api.stop()
    running = await open(options, page)
    running.leadership.campaign()
  },

  async stop() {
    const stopping = running
    running = null
    if (!stopping) return
    stopping.listeners.abort()
    await stopping.leadership.retire()
    stopping.channel.close()
    stopping.outbox.close()
    await stopping.database.close()
  },

  async claim() {
    await running?.leadership.claim()
  },

  syncNow() {
    if (running?.replication) running.replication.syncNow()
    else say({ type: 'sync-now' })
  },

  ping: () => 'pong',

  outbox: async () => (await running?.outbox.all()) ?? [],

  async retry(key) {
    const entry = await running?.outbox.entry(key)
    if (!entry) return
    if (running?.replication) await running.replication.resend(entry.collection, entry.id)
    else say({ type: 'retry', key })
  },

  receipt: async (sessionId) => (await running?.outbox.facts.receipt(sessionId)) ?? null,

  choices: async (sessionId) => (await running?.outbox.choices('sessions', sessionId, Date.now())) ?? [],

  async forgetChoices(numbers) {
    await running?.outbox.forgetChoices(numbers)
  },

  async compareWithServer() {
    const comparing = running
    if (!comparing) throw new Error('no account is open')
    const different = await compareDigests(collectionsOf(comparing.database), comparing.http)
    // The answer does not wait: what differs may be a change on its way.
    if (different.length > 0 && comparing.replication) void verify(comparing.replication)
    return { equal: different.length === 0, different }
  },

  async isAllConfirmed() {
    const asked = running
    if (!asked) throw new Error('no account is open')
    // Another tab's worker may lead, and have written what this one remembers otherwise.
    const outbox = new Outbox(asked.database.account)
    try {
      return await isAllConfirmed(collectionsOf(asked.database), outbox)
    } finally {
      outbox.close()
    }
  },
}

async function open(options: ReplicationOptions, page: PageCalls): Promise<Running> {
  const outbox = new Outbox(options.account)
  void outbox.open()
  const log = new ExchangeLog(() => noteExchanged(opened))
  const http = createSyncHttp({
    apiBase: options.apiBase,
    idToken: rememberingToken(options, page, outbox),
    fetch: (...request) => fetch(...request),
    compress: compressor(),
  })
  const opened: Running = {
    database: await openDatabase({ account: options.account }),
    outbox,
    http: noteExchanges(http, log, () => Date.now()),
    log,
    channel: new BroadcastChannel(syncChannelName(options.account)),
    leadership: new Leadership({
      lockName: syncLockName(options.account),
      locks: navigator.locks,
      onTaken: () => tellWaiting(opened),
      lead: (resign) => lead(opened, resign),
      isLeaderAlive: (withinMs) => isLeaderAlive(opened.channel, withinMs),
      pause: elapsed,
    }),
    listeners: new AbortController(),
    replication: null,
    status: null,
  }
  listen(opened)
  return opened
}

function compressor(): ((text: string) => Promise<Packed>) | null {
  if (typeof CompressionStream === 'undefined') return null
  return async (text) => {
    const packing = new CompressionStream('gzip')
    const writer = packing.writable.getWriter()
    // A failure is an error of the reading as well.
    writer.write(new TextEncoder().encode(text)).catch(() => undefined)
    writer.close().catch(() => undefined)
    return new Uint8Array(await new Response(packing.readable).arrayBuffer())
  }
}

/** Stores the token, with which the service worker sends when the page is gone. No request waits for the disk. */
function rememberingToken({ apiBase }: ReplicationOptions, page: PageCalls, outbox: Outbox): PageCalls['idToken'] {
  let remembered = ''
  return async (forceRefresh) => {
    const answer = await page.idToken(forceRefresh)
    if (answer.kind !== 'token') return answer
    const { kind: _, ...sender } = answer
    const latest = JSON.stringify(sender)
    if (latest === remembered) return answer
    remembered = latest
    outbox.facts.rememberSender({ name: 'sender', apiBase, ...sender }).catch(() => {
      remembered = ''
    })
    return answer
  }
}

/**
 * Another worker may have told another status since this one led last. Before this one has counted, nobody knows what
 * waits.
 */
function tellWaiting(opened: Running): void {
  opened.status = null
  publish(opened, { ...NOT_SYNCED, kind: 'waiting' })
}

async function lead(opened: Running, resign: () => void): Promise<() => Promise<void>> {
  const replication = new AccountReplication({
    collections: collectionsOf(opened.database),
    http: opened.http,
    outbox: opened.outbox,
    nowMs: () => Date.now(),
    random: () => Math.random(),
    onStatus: (status) => publish(opened, status),
    onReceipt: (receipt) => opened.channel.postMessage({ type: 'receipt', receipt } satisfies SyncMessage),
    onSuperseded: resign,
  })
  try {
    await replication.start()
  } catch (cause) {
    await replication.stop()
    throw cause
  }
  opened.replication = replication
  void compareDaily(opened, replication)
  return async () => {
    opened.replication = null
    await replication.stop()
  }
}

/** Verifies once a day that device and server have equal content, whatever the checkpoints say. */
async function compareDaily(opened: Running, replication: AccountReplication): Promise<void> {
  if (Date.now() - (await opened.outbox.facts.comparedAtMs()) < COMPARE_EVERY_MS) return
  await verify(replication)
}

function verify(replication: AccountReplication): Promise<void> {
  return replication.verify().catch((cause: unknown) => console.info('digest: later', String(cause)))
}

function publish(opened: Running, status: SyncStatus): void {
  if (JSON.stringify(status) === JSON.stringify(opened.status)) return
  opened.status = status
  opened.channel.postMessage({ type: 'status', status } satisfies SyncMessage)
}

/** Pages that show the exchanges ask for them then. The channel is closed once the account has stopped. */
function noteExchanged({ channel, listeners }: Running): void {
  if (!listeners.signal.aborted) channel.postMessage({ type: 'exchanged' } satisfies SyncMessage)
}

async function tellTrace({ channel, listeners, log, outbox }: Running): Promise<void> {
  const release = (await outbox.facts.release().catch(() => undefined)) ?? null
  const trace = { exchanges: log.exchanges, release }
  if (!listeners.signal.aborted) channel.postMessage({ type: 'trace', trace } satisfies SyncMessage)
}

function listen(opened: Running): void {
  const { signal } = opened.listeners
  opened.channel.addEventListener('message', (event: MessageEvent<SyncMessage>) => answerMessage(opened, event.data), {
    signal,
  })
  self.addEventListener('online', () => opened.replication?.syncNow(), { signal })
}

function answerMessage(opened: Running, message: SyncMessage): void {
  if (!opened.replication) return
  switch (message.type) {
    case 'ask-status':
      opened.channel.postMessage({ type: 'status', status: opened.status ?? NOT_SYNCED } satisfies SyncMessage)
      break
    case 'ask-trace':
      void tellTrace(opened)
      break
    case 'ping-leader':
      // Another tab takes over, and tells its person if the storage does not answer it either.
      if (isStorageStuck.current()) break
      opened.channel.postMessage({ type: 'leader-alive' } satisfies SyncMessage)
      break
    case 'sync-now':
      opened.replication.syncNow()
      break
    case 'retry':
      void api.retry(message.key)
      break
    default:
      break
  }
}

function isLeaderAlive(channel: BroadcastChannel, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const settle = (alive: boolean) => {
      clearTimeout(timer)
      listening.abort()
      resolve(alive)
    }
    const timer = setTimeout(() => settle(false), withinMs)
    channel.addEventListener(
      'message',
      (event: MessageEvent<SyncMessage>) => {
        if (event.data.type === 'leader-alive') settle(true)
      },
      { signal: listening.signal },
    )
    channel.postMessage({ type: 'ping-leader' } satisfies SyncMessage)
  })
}

function say(message: SyncMessage): void {
  running?.channel.postMessage(message)
}

function collectionsOf(database: Database): Readonly<Record<CollectionName, AnyCollection>> {
  const named = COLLECTION_NAMES.map((name) => [name, database.collections[name]])
  // The replication treats all documents alike: by id.
  return Object.fromEntries(named) as Record<CollectionName, AnyCollection>
}

/** An unhandled error left something undone: the page starts a new worker, which scans everything. */
function endOnUnhandled(): void {
  self.addEventListener('unhandledrejection', ({ reason }) => {
    console.error('replication', reason)
    say({ type: 'died', reason: String(reason) })
    self.close()
  })
}

followWorkerLife()
endOnUnhandled()
expose(api)
