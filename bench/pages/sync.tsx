import '#ui/base.css'
import { Dexie } from 'dexie'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { MAX_PULL_ROWS } from '#contract/limits.ts'
import type { Session } from '#contract/session.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { setupI18n } from '#i18n/setup.ts'
import { startSync } from '#platform/sync/start-sync.ts'
import { currentSyncStatus, subscribeToStatus, syncNow } from '#platform/sync/sync.ts'
import { deleteDatabase } from '#storage/accounts.ts'
import { countSessions } from '#storage/collections/sessions.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { ToastProvider } from '#ui/toasts.tsx'
import HistoryScreen from '../../src/features/sessions/history/history-screen.tsx'
import { watchLongTasks } from '../long-tasks.ts'
import { expose } from '../remote.ts'

const API = '/api'
const AN_HOUR_MS = 3_600_000

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
const place = createRoot(root)
await setupI18n('en-US')

const api = {
  /** Brings everything of this person onto an empty device, while the history is on the screen. */
  async firstSync(account: string, token: string, expected: number) {
    const device = await openDevice(account)
    const tasks = watchLongTasks()
    const beganAt = performance.now()
    const stop = startSync({ account, apiBase: API }, { idToken: async () => tokenAnswer(token) }, () =>
      device.db.refresh(),
    )
    await status(({ kind }) => kind === 'synced')
    const took = performance.now() - beganAt
    const longestTask = tasks.longest()
    const stored = await countSessions(device.db).get()
    if (stored !== expected) throw new Error(`${stored} of ${expected} sessions arrived`)
    await stop()
    await device.remove()
    return { took, longestTask }
  },

  /** The baseline: the same pages, only put into a store. */
  async plainFirstSync(token: string, expected: number): Promise<number> {
    const database = new Dexie('plain')
    database.version(1).stores({ sessions: 'id, newestFirst' })
    await database.open()
    const beganAt = performance.now()
    let checkpoint = ''
    let length = MAX_PULL_ROWS
    while (length === MAX_PULL_ROWS) {
      const query = new URLSearchParams({ collection: 'sessions', limit: String(MAX_PULL_ROWS) })
      if (checkpoint) query.set('checkpoint', checkpoint)
      const response = await fetch(`${API}/sync/pull?${query}`, { headers: headersWith(token), cache: 'no-store' })
      const { data } = (await response.json()) as { data: { documents: object[]; checkpoint: string } }
      await database.table('sessions').bulkPut(data.documents)
      checkpoint = data.checkpoint
      length = data.documents.length
    }
    const took = performance.now() - beganAt
    const stored = await database.table('sessions').count()
    if (stored !== expected) throw new Error(`${stored} of ${expected} sessions arrived`)
    await database.delete()
    return took
  },

  /** Sends sets logged offline, from the moment of being online. */
  async push(account: string, token: string, sessions: readonly Session[]): Promise<number> {
    const device = await openDevice(account)
    let hasSignal = false
    const idToken = async () => (hasSignal ? tokenAnswer(token) : ({ kind: 'offline' } as const))
    const stop = startSync({ account, apiBase: API }, { idToken }, () => device.db.refresh())
    await status(({ kind }) => kind === 'offline')
    const { error } = await device.db.collections.sessions.bulkInsert([...sessions])
    if (error.length > 0) throw new Error(`${error.length} sessions were not written`)
    await status(({ waiting }) => waiting === sessions.length)

    const beganAt = performance.now()
    hasSignal = true
    syncNow()
    await status(({ kind, waiting }) => kind === 'synced' && waiting === 0)
    const took = performance.now() - beganAt
    await stop()
    await device.remove()
    return took
  },

  /** The floor of it: the same rows, in as few requests as the server allows. */
  async plainPush(token: string, bodies: readonly string[]): Promise<number> {
    const beganAt = performance.now()
    for (const body of bodies) {
      const headers = { ...headersWith(token), 'content-type': 'application/json' }
      const response = await fetch(`${API}/sync/push`, { method: 'POST', headers, body })
      const { data } = (await response.json()) as { data: { conflicts: unknown[]; refused: unknown[] } }
      if (data.conflicts.length + data.refused.length > 0) throw new Error('the server did not take all')
    }
    return performance.now() - beganAt
  },
}

export type SyncPage = typeof api

/** A device of an account with its history on the screen, as a person has it while the first sync runs. */
async function openDevice(account: string): Promise<{ readonly db: Database; remove(): Promise<void> }> {
  const db = await openDatabase({ account })
  place.render(
    <BrowserRouter>
      <ToastProvider dismissLabel="Close">
        <DatabaseProvider value={db} key={account}>
          <Suspense fallback={null}>
            <main>
              <HistoryScreen />
            </main>
          </Suspense>
        </DatabaseProvider>
      </ToastProvider>
    </BrowserRouter>,
  )
  while (!document.querySelector('main h1')) await pause(10)
  await pause(100)
  return {
    db,
    async remove() {
      place.render(null)
      await pause(50)
      await db.close()
      await deleteDatabase(account)
    },
  }
}

type Status = ReturnType<typeof currentSyncStatus>

function status(isReached: (status: Status) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isReached(currentSyncStatus())) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = subscribeToStatus(look)
    look()
  })
}

function tokenAnswer(token: string) {
  return { kind: 'token', token, expiresAtMs: Date.now() + AN_HOUR_MS } as const
}

function headersWith(token: string) {
  return { authorization: `Bearer ${token}`, 'x-schema-version': String(SCHEMA_VERSION) }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

expose(api)
