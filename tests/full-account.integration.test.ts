import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { insertDocument, trashDocument } from '#storage/commands.ts'
import { deleteTrashed } from '#storage/trash.ts'
import { MAX_ACCOUNT_BYTES } from '../server/sync/account-size.ts'
import { aLoggedSession, aWorkout } from './builders.ts'
import { type Device, startDevice } from './support/device.ts'
import { FaultyWire } from './support/faulty-wire.ts'
import { type SyncServer, signedInAs, startSyncServer } from './support/sync-server.ts'

const UID = 'collector'

let server: SyncServer
let phone: Device
const wire = () => new FaultyWire(server.origin)

beforeAll(async () => {
  server = await startSyncServer()
})
afterEach(() => phone.stop())
afterAll(() => server.close())

/** Sets the account size on the server. */
const setSize = (bytes: number) =>
  server.database.kysely.updateTable('heads').set({ bytes }).where('user_id', '=', UID).execute()

test('in a full account a deletion is sent although newer documents of other collections find no room', async () => {
  const line = wire()
  phone = await startDevice({ name: `${UID}-phone`, wire: line, idToken: signedInAs(UID) })
  const workout = await insertDocument(phone.database, 'workouts', aWorkout())
  await trashDocument(phone.database, 'workouts', workout.id)
  await phone.replication.inSync()
  await setSize(MAX_ACCOUNT_BYTES)

  line.unplug()
  await deleteTrashed(phone.database, 'workouts', [workout.id])
  const session = await insertDocument(phone.database, 'sessions', aLoggedSession())
  await phone.untilStatus(({ kind, waiting }) => kind === 'offline' && waiting === 2)
  line.plugIn()
  phone.replication.syncNow()

  const status = await phone.untilStatus(({ waiting, problem }) => problem === 'server-full' && waiting === 1)
  expect(status.kind).toBe('attention')
  expect((await phone.outbox.all()).map(({ id }) => id)).toEqual([session.id])
})
