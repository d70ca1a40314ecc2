import { Dexie } from 'dexie'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Session } from '#contract/session.ts'
import { completeSet } from '#domain/session/sets.ts'
import { editDocument, insertDocument } from '#storage/commands.ts'
import { aSession, aSessionExercise, aSet } from './builders.ts'
import { type Device, startDevice } from './support/device.ts'
import { failStorage } from './support/failing-storage.ts'
import { FaultyWire } from './support/faulty-wire.ts'
import { type SyncServer, signedInAs, startSyncServer } from './support/sync-server.ts'

const NOW = '2026-03-02T18:05:00.000Z'
const SETS = 8
/** How long a busy machine may take; how long it does says nothing. */
const WITHIN = { timeout: 50_000 }

let server: SyncServer
const devices: Device[] = []
let people = 0

beforeAll(async () => {
  server = await startSyncServer()
})
// A fault of the storage is told on the console, which is not what these tests are about.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  for (const device of devices.splice(0)) await device.stop()
})
afterAll(() => server.close())

/** Two devices of one person, and a running session that both know. */
async function twoDevices() {
  people += 1
  const start = async (name: string): Promise<Device> => {
    const idToken = signedInAs(`patient-${people}`)
    const device = await startDevice({
      name: `patient-${people}-${name}`,
      wire: new FaultyWire(server.origin),
      idToken,
    })
    devices.push(device)
    return device
  }
  const [phone, tablet] = [await start('phone'), await start('tablet')]
  const sets = Array.from({ length: SETS }, (_, index) => aSet({ orderKey: `a${index}` }))
  const running = aSession({ exercises: [aSessionExercise({ orderKey: 'a0', sets })] })
  const session = await insertDocument(phone.database, 'sessions', running)
  await tablet.untilSession(session.id, () => true)
  return { phone, tablet, session }
}

const setsOf = (session: Session | undefined) => session?.exercises.flatMap((exercise) => exercise.sets) ?? []
const logged = async (device: Device, { id }: Session) =>
  setsOf((await device.sessions()).find((one) => one.id === id)).filter(({ completedAt }) => completedAt !== null)
    .length
const complete = (device: Device, { id }: Session, index: number) =>
  editDocument(device.database, 'sessions', id, (current) => {
    const set = setsOf(current)[index]
    return set ? completeSet(current, set.id, NOW, { restSeconds: 90 }) : current
  })

test('a device whose disk takes nothing for a while sends and fetches everything once it has room', async () => {
  const { phone, tablet, session } = await twoDevices()
  const makeRoom = failStorage(['put', 'add', 'delete'], (name) => name.includes(phone.name))
  onTestFinished(makeRoom)
  await complete(tablet, session, 0)
  await phone.untilStatus(({ problem }) => problem === 'storage')
  await expect(complete(phone, session, 1)).rejects.toMatchObject({ reason: 'full' })
  expect(await logged(phone, session)).toBe(0)

  makeRoom()
  await complete(phone, session, 1)
  phone.replication.syncNow()
  await expect.poll(() => logged(tablet, session), WITHIN).toBe(2)
  await expect.poll(() => logged(phone, session), WITHIN).toBe(2)
  const status = await phone.untilStatus(({ kind }) => kind === 'synced')
  expect(status.problem).toBeNull()
  expect(await phone.outbox.all()).toEqual([])
})

test('whatever fails of the notes of the exchange for a while, every set that was saved arrives', async () => {
  const { phone, tablet, session } = await twoDevices()
  let calls = 0
  let failures = 0
  const end = failStorage(['get', 'put', 'add', 'delete', 'index'], (name) => {
    if (!name.includes('outbox') || !name.includes(phone.name)) return false
    calls += 1
    failures += calls % 3 === 0 ? 1 : 0
    return calls % 3 === 0
  })
  onTestFinished(end)
  for (let index = 0; index < SETS; index++) {
    await complete(phone, session, index)
    phone.replication.syncNow()
  }
  await expect.poll(() => failures, WITHIN).toBeGreaterThan(10)

  end()
  phone.replication.syncNow()
  await expect.poll(() => logged(tablet, session), WITHIN).toBe(SETS)
  await phone.untilStatus(({ kind }) => kind === 'synced')
  expect(await phone.outbox.all()).toEqual([])
})

test('a set that is logged while the browser cuts every connection arrives', async () => {
  const { phone, tablet, session } = await twoDevices()
  for (let index = 0; index < SETS; index++) {
    const saved = complete(phone, session, index).catch(() => complete(phone, session, index))
    cutEverything(phone.name)
    phone.replication.syncNow()
    await saved
  }
  cutEverything(phone.name)
  phone.replication.syncNow()
  await expect.poll(() => logged(tablet, session), WITHIN).toBe(SETS)
  await phone.untilStatus(({ kind }) => kind === 'synced')
  expect(await phone.outbox.all()).toEqual([])
})

/** The documents' connections and those of the outbox beside them: all are dead, and told so. */
function cutEverything(name: string): void {
  // Dexie's types leave the list of what is open out.
  const { connections } = Dexie as unknown as { readonly connections: readonly Dexie[] }
  for (const dexie of connections.filter((one) => one.name.includes(name))) {
    // Dexie's type forgets that there is none while it is being opened.
    const connection = dexie.backendDB() as IDBDatabase | null
    connection?.close()
    connection?.onclose?.(new Event('close'))
  }
}
