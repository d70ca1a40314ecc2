import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('what waits when the page is gone is on the server, however large all of it is', async () => {
  const outbox = new Outbox(UID)
  const documents = Array.from({ length: SESSIONS }, () => ({
    ...aLoggedSession({}, { exercises: 8, setsEach: 10 }),
    _deleted: false,
  }))
  await outbox.note('sessions', documents, { nowMs: 0, scannedTo: undefined })
  const sender = { apiBase: `${server.origin}/api`, token: UID, expiresAtMs: Date.now() + 3_600_000 }
  await outbox.facts.rememberSender({ name: 'sender', ...sender })
  outbox.close()

  await sendOutbox()
  const response = await fetch(`${server.origin}/api/sync/digest`, { headers: { authorization: `Bearer ${UID}` } })
  expect(await response.json()).toMatchObject({ data: { sessions: { count: SESSIONS } } })
})
