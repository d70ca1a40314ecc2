import type { Remote } from 'comlink'
import { createElement } from 'react'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { KeptChoice, OutboxEntry, SessionReceipt } from '#contract/outbox.ts'
import { contentHash } from '#domain/merge/canonical.ts'
import { setupI18n } from '#i18n/setup.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import type { Database } from '#storage/documents.ts'
import { aSet } from '../../../tests/builders.ts'
import { runHook } from '../../../tests/support/run-hook.ts'
import { soon } from '../../../tests/support/soon.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import { type ReplicationApi, type SyncMessage, syncChannelName } from '../../../workers/replication.api.ts'
import { GUEST_ACCOUNT } from '../account/guest-account.ts'
import { useFirstFetch } from './first-fetch.ts'
import { rememberSynced } from './last-synced.ts'
import { useMergeChoices } from './merge-choices.ts'
import {
  claim,
  compareWithServer,
  isAllConfirmed,
  outboxEntries,
  reportReceipt,
  retryEntry,
  setOpened,
  setStatus,
  setWorker,
  syncNow,
  useReceipts,
} from './sync.ts'
import { type SyncStatus, UNKNOWN_STATUS } from './sync-status.ts'
import { useSyncTrace } from './sync-trace.ts'

// The exchange as screens see it, whose worker is this test.

// Channels reach the tests of other files.
const ACCOUNT = 'person-of-the-screens'

beforeAll(() => setupI18n('en-US', ['shared']))

/** A worker that has opened the account and answers like this. */
function serve(answers: Readonly<Record<string, (...given: never[]) => unknown>>) {
  const asked: unknown[] = []
  const calls = Object.entries(answers).map(([name, answer]) => [
    name,
    async (...given: never[]) => {
      asked.push([name, ...given])
      return answer(...given)
    },
  ])
  // The screens ask for nothing else.
  setWorker({ current: () => Object.fromEntries(calls) as Remote<ReplicationApi> })
  setOpened(true)
  return asked
}

beforeEach(() => {
  // After everything else: the next file begins without them.
  onTestFinished(() => void vi.unstubAllGlobals())
  stubStorage()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
  onTestFinished(() => {
    setWorker(null)
    setOpened(false)
    setStatus(UNKNOWN_STATUS)
  })
})

const anEntry = (key: string, times: Pick<OutboxEntry, 'queuedAtMs' | 'waitingSinceMs'>) => ({ key, ...times })

test('asks the worker at once, and nobody where there is none', () => {
  syncNow()
  claim()
  const asked = serve({ syncNow: () => undefined, claim: () => undefined })
  syncNow()
  claim()
  expect(asked).toEqual([['syncNow'], ['claim']])
})

test('lists what waits by how long it has waited, and sends one of it again', async () => {
  const entries = [
    anEntry('c', { queuedAtMs: 3 }),
    anEntry('a', { queuedAtMs: 9, waitingSinceMs: 1 }),
    anEntry('b', { queuedAtMs: 2 }),
  ]
  const asked = serve({ outbox: () => entries, retry: () => undefined })
  expect((await outboxEntries()).map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  await retryEntry('b')
  expect(asked).toEqual([['outbox'], ['retry', 'b']])
})

test('compares with the server, and tells whether it has confirmed everything', async () => {
  const comparison = { equal: false, different: ['sessions'] }
  serve({ compareWithServer: () => comparison, isAllConfirmed: () => true })
  expect(await compareWithServer()).toEqual(comparison)
  expect(await isAllConfirmed()).toBe(true)
})

test('counts nothing before the worker has opened the account', async () => {
  serve({ outbox: () => [], isAllConfirmed: () => true })
  setOpened(false)
  let known: boolean | undefined
  const asking = isAllConfirmed().then((answer) => (known = answer))
  await new Promise(setImmediate)
  expect(known).toBeUndefined()
  setOpened(true)
  expect(await asking).toBe(true)
})

test('once the exchange has stopped, nothing is confirmed, compared or listed', async () => {
  setOpened(true)
  expect(await isAllConfirmed()).toBe(false)
  expect(await outboxEntries()).toEqual([])
  await retryEntry('a')
  await expect(compareWithServer()).rejects.toThrow('the exchange with the server has stopped')
})

const set = aSet()
const receiptOf = (sessionId: string, sets: SessionReceipt['sets']): SessionReceipt => {
  return { sessionId, sets, confirmedAtMs: 1 }
}
const confirmed = (sessionId: string) => receiptOf(sessionId, { [set.id]: contentHash(set) })

test('a set is on the server once a receipt of its session has exactly this version', async () => {
  const asked = serve({ receipt: () => null })
  const screen = runHook(useReceipts, 's1')
  const isOnServer = () => screen.current()(set)
  await new Promise(setImmediate)
  expect(asked).toEqual([['receipt', 's1']])
  expect(isOnServer()).toBe(false)
  reportReceipt(receiptOf('s1', { [set.id]: contentHash({ ...set, reps: 99 }) }))
  reportReceipt(confirmed('s2'))
  await new Promise(setImmediate)
  expect(isOnServer()).toBe(false)
  reportReceipt(confirmed('s1'))
  await soon(() => expect(isOnServer()).toBe(true))
  reportReceipt(receiptOf('s2', {}))
  await new Promise(setImmediate)
  expect(isOnServer()).toBe(true)
  expect(screen.current()({ ...set, reps: 99 })).toBe(false)
})

test('a screen of another session keeps to its own receipt, whenever the earlier one arrives', async () => {
  const { promise: late, resolve } = Promise.withResolvers<SessionReceipt>()
  serve({ receipt: (id: string) => (id === 's1' ? late : confirmed(id)) })
  const screen = runHook(useReceipts, 's1')
  screen.redraw('s2')
  await soon(() => expect(screen.current()(set)).toBe(true))
  resolve(receiptOf('s1', {}))
  reportReceipt(receiptOf('s1', {}))
  await new Promise(setImmediate)
  expect(screen.current()(set)).toBe(true)
})

const aChoice = (number: number) => ({ number, collection: 'sessions' }) as KeptChoice

/** A channel of the account, as a worker has it. */
function aChannel(): { say: (message: SyncMessage) => void; heard: SyncMessage['type'][] } {
  const channel = new BroadcastChannel(syncChannelName(ACCOUNT))
  const heard: SyncMessage['type'][] = []
  channel.onmessage = ({ data }) => heard.push(data.type)
  onTestFinished(() => channel.close())
  return { say: (message) => channel.postMessage(message), heard }
}

const STATUS: SyncMessage = { type: 'status', status: UNKNOWN_STATUS }

test('choices of a merge are asked for after each step of the exchange, and forgotten at once', async () => {
  let kept: readonly KeptChoice[] = []
  const asked = serve({ choices: () => kept, forgetChoices: () => undefined })
  const { say } = aChannel()
  const screen = runHook((session: string) => useMergeChoices(ACCOUNT, session), 's1')
  await soon(() => expect(asked).toEqual([['choices', 's1']]))
  await new Promise(setImmediate)
  // Most sessions never have one.
  expect(screen.drawn.map(({ choices }) => choices)).toEqual([[]])
  kept = [aChoice(1), aChoice(2), aChoice(3)]
  say({ type: 'exchanged' })
  say(STATUS)
  await soon(() => expect(screen.current().choices).toEqual(kept))
  expect(asked).toHaveLength(2)
  screen.current().forget([1, 3])
  await soon(() => expect(screen.current().choices).toEqual([aChoice(2)]))
  await soon(() => expect(asked.at(-1)).toEqual(['forgetChoices', [1, 3]]))
  kept = []
  say(STATUS)
  await soon(() => expect(screen.current().choices).toEqual([]))
  screen.redraw('s2')
  await soon(() => expect(asked.at(-1)).toEqual(['choices', 's2']))
})

test('a screen of another session shows no choice of the earlier one, and asks for none once it is left', async () => {
  const { promise: late, resolve } = Promise.withResolvers<readonly KeptChoice[]>()
  const asked = serve({ choices: (id: string) => (id === 's1' ? late : [aChoice(7)]) })
  const { say } = aChannel()
  const screen = runHook((session: string) => useMergeChoices(ACCOUNT, session), 's1')
  screen.redraw('s2')
  await soon(() => expect(screen.current().choices).toEqual([aChoice(7)]))
  resolve([aChoice(1)])
  await new Promise(setImmediate)
  expect(screen.current().choices).toEqual([aChoice(7)])
  screen.leave()
  const echo = aChannel()
  say(STATUS)
  await soon(() => expect(echo.heard).toEqual(['status']))
  expect(asked).toEqual([
    ['choices', 's1'],
    ['choices', 's2'],
  ])
})

test('without a worker there are no choices', async () => {
  setOpened(true)
  const screen = runHook((session: string) => useMergeChoices(ACCOUNT, session), 's1')
  await new Promise(setImmediate)
  screen.current().forget([1])
  await new Promise(setImmediate)
  expect(screen.current().choices).toEqual([])
})

test('the last exchanges are asked for at first, after each of them, and of each new leader', async () => {
  const { say, heard } = aChannel()
  const screen = runHook((account: string | undefined) => useSyncTrace(account), ACCOUNT as string | undefined)
  await soon(() => expect(heard).toEqual(['ask-trace']))
  expect(screen.current()).toBeNull()
  const trace = { exchanges: [], release: 'test' }
  say({ type: 'trace', trace })
  await soon(() => expect(screen.current()).toEqual(trace))
  say({ type: 'exchanged' })
  await soon(() => expect(heard).toEqual(['ask-trace', 'ask-trace']))
  say(STATUS)
  await soon(() => expect(heard).toEqual(['ask-trace', 'ask-trace', 'ask-trace']))
  screen.leave()
  const echo = aChannel()
  say(STATUS)
  await soon(() => expect(echo.heard).toContain('status'))
  expect(heard).toHaveLength(3)
})

test('of nobody no exchange is asked for', async () => {
  const { say, heard } = aChannel()
  const screen = runHook((account: string | undefined) => useSyncTrace(account), undefined)
  const echo = aChannel()
  say(STATUS)
  await soon(() => expect(echo.heard).toEqual(['status']))
  expect([heard, screen.drawn]).toEqual([[], [null]])
})

const COMING = {
  kind: 'coming',
  title: 'Loading your data',
  text: 'You can start a workout in the meantime.',
  progress: null,
}
const OFFLINE = {
  kind: 'offline',
  title: 'Not all your data is on this device yet',
  text: 'Your data will sync when you’re online. You can start a workout now, and it’ll be saved on this device.',
  progress: null,
}
const NEEDED = {
  ...OFFLINE,
  kind: 'needed',
  text: 'Syncing needs your attention first. You can start a workout now, and it’ll be saved on this device.',
}
const progress = { done: 3, total: 40 }

test.each<[string, Partial<SyncStatus>, { onLine?: boolean; account?: string; synced?: boolean }, unknown]>([
  ['a first start with a network', {}, {}, COMING],
  ['a first start without one', {}, { onLine: false }, OFFLINE],
  ['a server that is not reached', { kind: 'offline' }, {}, OFFLINE],
  ['a person who has to act first', { kind: 'attention' }, {}, NEEDED],
  [
    'what has arrived so far',
    { direction: 'fetching', progress },
    {},
    { ...COMING, title: 'Loading your data: 3 of 40', progress },
  ],
  ['what was sent so far', { direction: 'sending', progress }, {}, COMING],
  ['everything here', { hasPulled: true }, {}, null],
  ['an earlier start that had everything', {}, { synced: true }, null],
  ['a guest, whose training is nowhere else', {}, { account: GUEST_ACCOUNT }, null],
])('a screen tells of %s', (_what, status, { onLine = true, account = ACCOUNT, synced = false }, expected) => {
  vi.stubGlobal('navigator', { onLine })
  setStatus({ ...UNKNOWN_STATUS, kind: 'waiting', ...status })
  if (synced) rememberSynced(ACCOUNT, '2026-03-02T18:05:00.000Z')
  // It asks nothing else of the database.
  const database = { account } as Database
  const screen = runHook(useFirstFetch, undefined, (children) =>
    createElement(DatabaseProvider, { value: database }, children),
  )
  expect(screen.current()).toEqual(expected)
})
