import type { OutboxEntry, SessionReceipt } from '#contract/outbox.ts'
import type { Session } from '#contract/session.ts'
import type { SessionTransfer } from '#contract/transfer.ts'
import type { ImportFormat } from '#domain/import/imported.ts'
import { deleteAccountData, hasUnsentData } from '#platform/account/account-data.ts'
import { startSync } from '#platform/sync/start-sync.ts'
import { currentSyncStatus, outboxEntries, subscribeToStatus, syncNow } from '#platform/sync/sync.ts'
import { isAllSent } from '#platform/sync/sync-status.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { follow } from '#storage/follow.ts'
import { documents } from '#storage/questions.ts'
import { forgetStills } from '../../src/app/still/forget-stills.ts'
import { tidyUp } from '../../src/app/tidy-up.ts'
import { moveGuest } from '../../src/features/auth/move-guest.ts'
import { type PageCalls, type SyncMessage, type SyncStatus, syncChannelName } from '../../workers/replication.api.ts'
import { type Action, perform } from './actions.ts'
import { importSessions, receive, transferLast, undoLastImport } from './copies.ts'
import type { Deed, Intend } from './deeds.ts'
import { keepStills, leaveStill, showStill, tickOnStill } from './still.ts'

/** A tab's state as visible to a person. */
export type Seen = {
  readonly onStatus: (status: SyncStatus) => void
  readonly onReceipt: (receipt: SessionReceipt) => void
}

export type OpenOptions = {
  readonly account: string
  /** A guest's documents are never sent. */
  readonly isSynced: boolean
  readonly idToken: PageCalls['idToken']
  readonly seen: Seen
  /** Whether it shows a still at its next start. */
  readonly keepsStills: boolean
}

type Opened = { readonly database: Database; readonly stop: () => Promise<void>; readonly screen: Screen }

/** What a list of all sessions shows. */
type Screen = { sessions: readonly Session[] }

let opened: Opened | null = null

/** The app as one tab runs it, without its screens. */
export const page = {
  async open({ account, isSynced, idToken, seen, keepsStills }: OpenOptions): Promise<void> {
    const database = await openDatabase({ account })
    const ended = new AbortController()
    const screen: Screen = { sessions: [] }
    const stopDrawing = follow(documents(database, 'sessions', {}), (sessions) => {
      screen.sessions = sessions
    })
    const stopSync = isSynced ? followSync(database, idToken, seen) : async () => undefined
    let stopKeeping = () => {}
    const stop = async () => {
      ended.abort()
      stopDrawing()
      stopKeeping()
      await stopSync()
    }
    opened = { database, stop, screen }
    if (isSynced) void tidyUp(database, ended.signal)
    if (!keepsStills) return
    await leaveStill(database)
    if (opened?.database === database) stopKeeping = keepStills(database)
  },

  async close(): Promise<void> {
    const closing = opened
    opened = null
    await closing?.stop()
    await closing?.database.close()
  },

  showStill,

  tickOnStill,

  /** A page without an account shows nobody's workout at the next start. */
  forgetStills: (): void => forgetStills(),

  perform: (action: Action, intend: Intend): Promise<readonly Deed[]> => perform(database(), action, intend),

  /** The sessions as this tab shows them. */
  sessions: (): readonly Session[] => opened?.screen.sessions ?? [],

  status: (): SyncStatus => currentSyncStatus(),

  syncNow,

  outbox: (): Promise<readonly OutboxEntry[]> => outboxEntries(),

  transfer: (): Promise<SessionTransfer | null> => transferLast(database()),

  receive: (transfer: SessionTransfer, intend: Intend): Promise<readonly Deed[]> =>
    receive(database(), transfer, intend),

  importSessions: (sessions: readonly Session[], format: ImportFormat, intend: Intend): Promise<readonly Deed[]> =>
    importSessions(database(), sessions, format, intend),

  undoImport: (): Promise<void> => undoLastImport(database()),

  /** Moves a guest's data on this device into the account about to be opened. */
  moveGuest,

  /** Whether a sign-out asks nothing, because the server has everything. */
  isAllSent: (): boolean => currentSyncStatus().kind === 'synced' && isAllSent(currentSyncStatus()),

  /**
   * Removes the account from this device if nothing would be lost. Returns whether it did: otherwise the app keeps it,
   * or asks.
   */
  async removeAccount(account: string): Promise<boolean> {
    if (await hasUnsentData(account)) return false
    await deleteAccountData(account)
    return true
  },
}

export type Page = typeof page

function database(): Database {
  if (!opened) throw new Error('no account is open')
  return opened.database
}

function followSync(database: Database, idToken: PageCalls['idToken'], seen: Seen): () => Promise<void> {
  const channel = new BroadcastChannel(syncChannelName(database.account))
  channel.addEventListener('message', ({ data }: MessageEvent<SyncMessage>) => {
    if (data.type === 'receipt') seen.onReceipt(data.receipt)
  })
  const unfollow = subscribeToStatus(() => seen.onStatus(currentSyncStatus()))
  const stop = startSync({ account: database.account, apiBase: '/api' }, { idToken }, () => database.refresh())
  return async () => {
    unfollow()
    channel.close()
    await stop()
  }
}
