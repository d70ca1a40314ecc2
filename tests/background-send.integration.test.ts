import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { OUTBOX_DATABASE_PREFIX } from '#contract/outbox.ts'
import { sendOutbox } from '../sw/send-outbox.ts'
import { Outbox } from '../workers/outbox.ts'
import { aLoggedSession } from './builders.ts'
import { type SyncServer, startSyncServer } from './support/sync-server.ts'

const UID = 'runner'
const SESSIONS = 30

let server: SyncServer
beforeAll(async () => {
  server = await startSyncServer()
})
afterAll(() => server.close())
afterEach(() => vi.unstubAllGlobals())

// proves 7.2
test('pending changes are sent after the page is gone, whatever their size', async () => {
  const outbox = new Outbox(UID)
  onTestFinished(() => deleteOutbox(UID))
  const documents = Array.from({ length: SESSIONS }, () => ({
    ...aLoggedSession({}, { exercises: 8, setsEach: 10 }),
    _deleted: false,
  }))
  await outbox.note('sessions', documents, { nowMs: 0, scannedTo: undefined })
  const sender = { apiBase: `${server.origin}/api`, token: UID, expiresAtMs: Date.now() + 3_600_000, locale: 'es-ES' }
  await outbox.facts.rememberSender({ name: 'sender', ...sender })
  outbox.close()
  const asked: Request[] = []
  const { fetch: send } = globalThis
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push(new Request(address, init))
    return send(address, init)
  })

  await sendOutbox()
  vi.unstubAllGlobals()
  // A connection about to end needs small requests, each with more than one session.
  const sizes = await Promise.all(asked.map(async (request) => (await request.clone().text()).length))
  expect(Math.max(...sizes)).toBeLessThan(160 * 1024)
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.length).toBeLessThan(SESSIONS)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const said = asked.map(({ headers }) => `${headers.get('x-user-timezone')} ${headers.get('x-user-locale')}`)
  expect(new Set(said)).toEqual(new Set([`${timeZone} es-ES`]))
  const response = await fetch(`${server.origin}/api/sync/digest`, { headers: { authorization: `Bearer ${UID}` } })
  expect(await response.json()).toMatchObject({ data: { sessions: { count: SESSIONS } } })
})

/** An outbox with one waiting session, recording the token of each request. */
async function aWaitingSession(uid: string, sender: { token: string; expiresAtMs: number } | null) {
  const outbox = new Outbox(uid)
  onTestFinished(() => deleteOutbox(uid))
  const session = { ...aLoggedSession(), _deleted: false }
  await outbox.note('sessions', [session], { nowMs: 0, scannedTo: undefined })
  if (sender) {
    const apiBase = `${server.origin}/api`
    await outbox.facts.rememberSender({ name: 'sender', apiBase, locale: 'es-ES', ...sender })
  }
  outbox.close()
  const asked: string[] = []
  const { fetch: send } = globalThis
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push(String(new Headers(init.headers).get('authorization')))
    return send(address, init)
  })
  return { session, asked }
}

function deleteOutbox(uid: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const request = indexedDB.deleteDatabase(`${OUTBOX_DATABASE_PREFIX}${uid}`)
  request.onsuccess = () => resolve()
  return promise
}

test.each([
  ['that has expired', { token: 'sleeper', expiresAtMs: Date.now() - 1 }],
  ['of nobody', null],
])('nothing is sent with a token %s: the page goes on with it', async (_case, sender) => {
  const { asked } = await aWaitingSession('sleeper', sender)
  await sendOutbox()
  expect(asked).toEqual([])
})

test('an outbox of an older app is left to the page, and others are sent all the same', async () => {
  const older = Promise.withResolvers<void>()
  const opened = indexedDB.open(`${OUTBOX_DATABASE_PREFIX}ancient`, 1)
  opened.onupgradeneeded = () => void opened.result.createObjectStore('entries')
  opened.onsuccess = () => {
    opened.result.close()
    older.resolve()
  }
  await older.promise
  onTestFinished(() => deleteOutbox('ancient'))
  const { asked } = await aWaitingSession('walker', { token: 'walker', expiresAtMs: Date.now() + 3_600_000 })
  await sendOutbox()
  expect(asked).toEqual(['Bearer walker'])
})

test('an account can be removed while a request of its outbox hangs, and none is made anew', async () => {
  await aWaitingSession('leaving', { token: 'leaving', expiresAtMs: Date.now() + 3_600_000 })
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => {
    asked.resolve()
    return answer.promise
  })
  const sending = sendOutbox()
  await asked.promise
  await deleteOutbox('leaving')
  answer.resolve(new Response())
  await sending
  const names = (await indexedDB.databases()).map(({ name }) => name)
  expect(names).not.toContain(`${OUTBOX_DATABASE_PREFIX}leaving`)
})

test('a request that the server refuses fails, so that the browser tries again', async () => {
  await aWaitingSession('refused', { token: '', expiresAtMs: Date.now() + 3_600_000 })
  await expect(sendOutbox()).rejects.toThrow('outbox: 401')
})

test('the page learns which version may have arrived', async () => {
  const { session } = await aWaitingSession('runaway', { token: 'runaway', expiresAtMs: Date.now() + 3_600_000 })
  await sendOutbox()
  const outbox = new Outbox('runaway')
  onTestFinished(() => outbox.close())
  expect([...(await outbox.inDoubt('sessions', [session.id])).keys()]).toEqual([session.id])
})
