import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
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
test('what waits when the page is gone is on the server, however large all of it is', async () => {
  const outbox = new Outbox(UID)
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
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const said = asked.map(({ headers }) => `${headers.get('x-user-timezone')} ${headers.get('x-user-locale')}`)
  expect(new Set(said)).toEqual(new Set([`${timeZone} es-ES`]))
  const response = await fetch(`${server.origin}/api/sync/digest`, { headers: { authorization: `Bearer ${UID}` } })
  expect(await response.json()).toMatchObject({ data: { sessions: { count: SESSIONS } } })
})
