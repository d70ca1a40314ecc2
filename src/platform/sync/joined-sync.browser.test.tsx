import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { commands } from 'vitest/browser'
import type { Session } from '#contract/session.ts'
import { completeSet, updateSet } from '#domain/session/sets.ts'
import { setupI18n } from '#i18n/setup.ts'
import { editDocument, insertDocument } from '#storage/commands.ts'
import type { Database } from '#storage/database.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { render } from '../../../tests/support/render.tsx'
import { aRunningSession, setsOf } from '../../../tests/support/running-session.ts'
import { anAccount, openTestDatabase } from '../../../tests/test-database.ts'
import { type SyncMessage, syncChannelName } from '../../../workers/replication.api.ts'
import { useFirstFetch } from './first-fetch.ts'
import { lastSynced } from './last-synced.ts'
import { useMergeChoices } from './merge-choices.ts'
import { startSync } from './start-sync.ts'
import {
  compareWithServer,
  currentSyncStatus,
  isAllConfirmed,
  outboxEntries,
  retryEntry,
  syncNow,
  useReceipts,
} from './sync.ts'
import { UNKNOWN_STATUS } from './sync-status.ts'
import { useSyncTrace } from './sync-trace.ts'

// The exchange as screens see it, with the real worker; only the network is replaced.

const NOW = '2026-03-02T18:05:00.000Z'

type Started = {
  readonly database: Database
  /** How often a worker was replaced. */
  readonly replaced: () => number
  readonly stop: () => Promise<void>
}

/** A device of one person, connected with the server of this test. */
async function start(account = anAccount()): Promise<Started> {
  const database = await openTestDatabase({ account })
  let replaced = 0
  const page = {
    idToken: async () => ({ kind: 'token', token: account, expiresAtMs: Date.now() + 3_600_000 }) as const,
  }
  const stop = startSync({ account, apiBase: '/api' }, page, () => {
    replaced += 1
  })
  onTestFinished(stop)
  return { database, replaced: () => replaced, stop }
}

const synced = () => expect.poll(currentSyncStatus).toMatchObject({ kind: 'synced', counted: true, waiting: 0 })

/** A device with a workout in progress that the server has. */
async function startSynced() {
  const started = await start()
  const session = await insertDocument(started.database, 'sessions', aRunningSession(1))
  await synced()
  return { ...started, session }
}

const stored = async (database: Database, { id }: Session): Promise<Session | undefined> =>
  (await database.collections.sessions.findOne(id).exec())?.toJSON() as Session | undefined

/** Logs the first set as a person does. */
function logFirst(database: Database, { id }: Session, reps: number) {
  return editDocument(database, 'sessions', id, (session) => {
    const [set] = setsOf(session)
    return set ? completeSet(updateSet(session, set.id, { reps }), set.id, NOW, { restSeconds: 90 }) : session
  })
}

beforeAll(() => setupI18n('en-US', []))
beforeEach(() => commands.serveSync())

function FirstFetchText() {
  const first = useFirstFetch()
  return <p>{first ? `${first.kind}: ${first.title}` : 'all is here'}</p>
}

function Receipt({ session }: { readonly session: Session }) {
  const isOnServer = useReceipts(session.id)
  return <p>{setsOf(session).every(isOnServer) ? 'on the server' : 'here'}</p>
}

function Trace({ account }: { readonly account: string }) {
  const trace = useSyncTrace(account)
  const told = trace?.exchanges.map(({ kind, rows, outcome }) => `${kind} ${rows} ${outcome}`) ?? []
  return <p>{[...told, trace?.release].join(', ')}</p>
}

function Choices({ account, sessionId }: { readonly account: string; readonly sessionId: string }) {
  const { choices, forget } = useMergeChoices(account, sessionId)
  return (
    <button type="button" onClick={() => forget(choices.map(({ number }) => number))}>
      {choices.length} kept
    </button>
  )
}

test('a device that never had the training says so, and has it once the server answers', async () => {
  const account = anAccount()
  const session = aRunningSession(2)
  await commands.pushElsewhere(account, 'sessions', [{ newDocumentState: { ...session, _deleted: false } }])
  await commands.connectSync(false)
  const { database } = await start(account)
  const place = render(
    <DatabaseProvider value={database}>
      <FirstFetchText />
    </DatabaseProvider>,
  )
  await expect.poll(() => place.textContent).toMatch(/^offline: /)
  expect(lastSynced(account)).toBeNull()
  await commands.connectSync(true)
  syncNow()
  await expect.poll(() => place.textContent).toBe('all is here')
  await expect.poll(() => stored(database, session)).toMatchObject({ id: session.id })
  await synced()
  expect(lastSynced(account)).not.toBeNull()
})

test('a set that is logged without a server waits, and is confirmed once it is sent', async () => {
  const { database, session } = await startSynced()
  await commands.connectSync(false)
  const logged = await logFirst(database, session, 5)
  const place = render(<Receipt session={logged.after} />)
  await expect.poll(currentSyncStatus).toMatchObject({ waiting: 1 })
  const entries = await outboxEntries()
  expect(entries).toMatchObject([{ collection: 'sessions', id: session.id, state: 'waiting' }])
  expect(await isAllConfirmed()).toBe(false)
  expect(place.textContent).toBe('here')
  await commands.connectSync(true)
  await retryEntry(entries[0]?.key ?? '')
  await synced()
  await expect.poll(() => place.textContent).toBe('on the server')
  expect(await isAllConfirmed()).toBe(true)
  expect(await outboxEntries()).toEqual([])
  expect(await compareWithServer()).toEqual({ equal: true, different: [] })
})

test('the exchanges are told with their kind and outcome, and the release of the server', async () => {
  const { database } = await start()
  const place = render(<Trace account={database.account} />)
  await insertDocument(database, 'sessions', aRunningSession(1))
  await synced()
  await expect.poll(() => place.textContent).toMatch(/push 1 ok.*, test$/)
})

test('what another device chose against is kept until it is forgotten', async () => {
  const { database, session } = await startSynced()
  await commands.connectSync(false)
  const here = await logFirst(database, session, 5)
  const there = await openTestDatabase()
  await insertDocument(there, 'sessions', here.before)
  const elsewhere = (await logFirst(there, session, 9)).after
  await commands.pushElsewhere(database.account, 'sessions', [
    { newDocumentState: { ...elsewhere, _deleted: false }, assumedMasterState: { ...here.before, _deleted: false } },
  ])
  const choices = <Choices account={database.account} sessionId={session.id} />
  const place = render(choices)
  await commands.connectSync(true)
  syncNow()
  await expect.poll(() => place.textContent).toBe('1 kept')
  place.querySelector('button')?.click()
  await expect.poll(() => place.textContent).toBe('0 kept')
  const later = render(choices)
  await synced()
  expect(later.textContent).toBe('0 kept')
})

test('a worker that died is replaced, and the next one sends what is logged then', async () => {
  const { database, replaced, session } = await startSynced()
  const channel = new BroadcastChannel(syncChannelName(database.account))
  onTestFinished(() => channel.close())
  channel.postMessage({ type: 'died', reason: 'a test' } satisfies SyncMessage)
  await expect.poll(() => currentSyncStatus().counted).toBe(false)
  await expect.poll(replaced).toBe(1)
  await logFirst(database, session, 5)
  await expect.poll(isAllConfirmed).toBe(true)
  await synced()
})

test('once it has stopped, nothing is known of the exchange', async () => {
  const { stop } = await startSynced()
  await stop()
  expect(currentSyncStatus()).toEqual(UNKNOWN_STATUS)
})
