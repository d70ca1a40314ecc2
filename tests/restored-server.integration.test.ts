import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { completeSet } from '#domain/session/sets.ts'
import { editDocument, insertDocument } from '#storage/commands.ts'
import { startNewEpoch } from '../server/database.ts'
import { aSession, aSessionExercise, aSet } from './builders.ts'
import { backUp } from './support/backup.ts'
import { type Device, startDevice } from './support/device.ts'
import { FaultyWire } from './support/faulty-wire.ts'
import { type SyncServer, signedInAs, startSyncServer } from './support/sync-server.ts'

const NOW = '2026-03-02T18:05:00.000Z'
/** How long a busy machine may take; how long it does says nothing. */
const WITHIN = { timeout: 50_000 }

let server: SyncServer
const devices: Device[] = []
let people = 0

beforeAll(async () => {
  server = await startSyncServer()
})
afterEach(async () => {
  for (const device of devices.splice(0)) await device.stop()
})
afterAll(() => server.close())

function aPerson() {
  people += 1
  const uid = `survivor-${people}`
  const start = async (name: string) => {
    const wire = new FaultyWire(server.origin)
    const device = await startDevice({ name: `${uid}-${name}`, wire, idToken: signedInAs(uid) })
    devices.push(device)
    return { ...device, wire }
  }
  return { uid, start }
}

const aRunningSession = (sets: number) =>
  aSession({
    exercises: [
      aSessionExercise({
        orderKey: 'a0',
        sets: Array.from({ length: sets }, (_, index) => aSet({ orderKey: `a${index}` })),
      }),
    ],
  })
const setsOf = (session: Session | undefined) => session?.exercises.flatMap((exercise) => exercise.sets) ?? []
const logged = async (device: Device, { id }: Session) =>
  setsOf((await device.sessions()).find((one) => one.id === id)).filter(({ completedAt }) => completedAt !== null)
    .length
const complete = (device: Device, { id }: Session, index: number) =>
  editDocument(device.database, 'sessions', id, (current) => {
    const set = setsOf(current)[index]
    return set ? completeSet(current, set.id, NOW, { restSeconds: 90 }) : current
  })

test.each([
  ['with a new epoch', true],
  ['without a new epoch', false],
])(
  'sets that a backup lacks return to the server, %s, also where the phone logs on first',
  async (_name, withEpoch) => {
    const { uid, start } = aPerson()
    const phone = await start('phone')
    const session = await insertDocument(phone.database, 'sessions', aRunningSession(6))
    await complete(phone, session, 0)
    await phone.replication.inSync()
    const putBack = await backUp(server.database, uid)
    for (const index of [1, 2, 3, 4]) await complete(phone, session, index)
    await phone.replication.inSync()

    phone.wire.unplug()
    await putBack()
    if (withEpoch) await startNewEpoch(server.database)
    await complete(phone, session, 5)
    phone.wire.plugIn()
    phone.replication.syncNow()
    await phone.untilStatus(({ kind }) => kind === 'synced')
    expect(await logged(phone, session)).toBe(6)
    const tablet = await start('tablet')
    await expect.poll(() => logged(tablet, session), WITHIN).toBe(6)
  },
)

test('a session that a backup lacks returns to the server after other devices have pushed past it', async () => {
  const { uid, start } = aPerson()
  const phone = await start('phone')
  await insertDocument(phone.database, 'sessions', aRunningSession(1))
  await phone.replication.inSync()
  const putBack = await backUp(server.database, uid)
  const lost = await insertDocument(phone.database, 'sessions', aRunningSession(2))
  for (const index of [0, 1]) await complete(phone, lost, index)
  await phone.replication.inSync()
  phone.wire.unplug()
  await putBack()

  const tablet = await start('tablet')
  for (let count = 0; count < 8; count++) await insertDocument(tablet.database, 'sessions', aRunningSession(1))
  await tablet.replication.inSync()
  expect(await logged(tablet, lost)).toBe(0)
  phone.wire.plugIn()
  phone.replication.syncNow()
  await expect.poll(() => logged(tablet, lost), WITHIN).toBe(2)
  await expect.poll(async () => (await phone.sessions()).length, WITHIN).toBe(10)
})
