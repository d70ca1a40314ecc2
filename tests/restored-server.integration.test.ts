import { expect, test } from 'vitest'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { insertDocument } from '#storage/commands.ts'
import { startNewEpoch } from '../server/database.ts'
import { RECORDED_COMMITS } from '../server/sync/heads.ts'
import { createSyncHttp } from '../workers/sync-http.ts'
import { backUp } from './support/backup.ts'
import { FaultyWire } from './support/faulty-wire.ts'
import { startPeople } from './support/people.ts'
import { aRunningSession, complete, countLogged } from './support/running-session.ts'
import { signedInAs } from './support/sync-server.ts'

/** A generous limit: the time on a busy machine is meaningless. */

const people = startPeople('survivor')

test.each([
  ['with a new epoch', true],
  ['without a new epoch', false],
])(
  'sets that a backup lacks return to the server, %s, also where the phone logs on first',
  async (_name, withEpoch) => {
    const { uid, start } = people.aPerson()
    const phone = await start('phone')
    const session = await insertDocument(phone.database, 'sessions', aRunningSession(6))
    await complete(phone, session, 0)
    await phone.replication.inSync()
    const putBack = await backUp(people.server.database, uid)
    for (const index of [1, 2, 3, 4]) await complete(phone, session, index)
    await phone.replication.inSync()

    phone.wire.unplug()
    await putBack()
    if (withEpoch) await startNewEpoch(people.server.database)
    await complete(phone, session, 5)
    phone.wire.plugIn()
    phone.replication.syncNow()
    await phone.untilStatus(({ kind }) => kind === 'synced')
    expect(await countLogged(phone, session)).toBe(6)
    const tablet = await start('tablet')
    await expect.poll(() => countLogged(tablet, session)).toBe(6)
  },
)

test('a session that a backup lacks returns to the server after other devices have pushed past it', async () => {
  const { uid, start } = people.aPerson()
  const phone = await start('phone')
  await insertDocument(phone.database, 'sessions', aRunningSession(1))
  await phone.replication.inSync()
  const putBack = await backUp(people.server.database, uid)
  const lost = await insertDocument(phone.database, 'sessions', aRunningSession(2))
  for (const index of [0, 1]) await complete(phone, lost, index)
  await phone.replication.inSync()
  phone.wire.unplug()
  await putBack()

  const tablet = await start('tablet')
  for (let count = 0; count < 8; count++) await insertDocument(tablet.database, 'sessions', aRunningSession(1))
  await tablet.replication.inSync()
  expect(await countLogged(tablet, lost)).toBe(0)
  phone.wire.plugIn()
  phone.replication.syncNow()
  await expect.poll(() => countLogged(tablet, lost)).toBe(2)
  await expect.poll(async () => (await phone.sessions()).length).toBe(10)
})

test('sets that a backup lacks return after another device has made more commits than the head records', async () => {
  const { uid, start } = people.aPerson()
  const phone = await start('phone')
  const session = await insertDocument(phone.database, 'sessions', aRunningSession(6))
  await complete(phone, session, 0)
  await phone.replication.inSync()
  const putBack = await backUp(people.server.database, uid)
  for (const index of [1, 2, 3, 4]) await complete(phone, session, index)
  await phone.replication.inSync()
  phone.wire.unplug()
  await putBack()

  const { fetch } = new FaultyWire(people.server.origin)
  const other = createSyncHttp({ apiBase: '/api', idToken: signedInAs(uid), fetch, compress: null })
  for (let commit = 0; commit <= RECORDED_COMMITS; commit++) {
    const rows = [{ assumedMasterState: null, newDocumentState: { ...aRunningSession(1), _deleted: false } }]
    await other.push({ collection: 'sessions', schemaVersion: SCHEMA_VERSION, head: undefined, rows })
  }

  await complete(phone, session, 5)
  phone.wire.plugIn()
  phone.replication.syncNow()
  const tablet = await start('tablet')
  await expect.poll(() => countLogged(tablet, session)).toBe(6)
  expect(await countLogged(phone, session)).toBe(6)
})
