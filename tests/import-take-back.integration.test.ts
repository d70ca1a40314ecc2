import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Measurement } from '#contract/measurement.ts'
import type { Session } from '#contract/session.ts'
import { insertDocument } from '#storage/commands.ts'
import { type ImportRequest, importDocuments } from '#storage/safety/import-documents.ts'
import { SafetyDatabase } from '#storage/safety/safety-database.ts'
import { goOnWithImports, restoreImport, undoImport } from '#storage/safety/take-back-import.ts'
import { aLoggedSession, aMeasurement, aWorkout } from './builders.ts'
import { type Device, startDevice } from './support/device.ts'
import { FaultyWire } from './support/faulty-wire.ts'
import { type SyncServer, signedInAs, startSyncServer } from './support/sync-server.ts'

let server: SyncServer
let people = 0
const devices: Device[] = []

beforeAll(async () => {
  server = await startSyncServer()
})
afterEach(async () => {
  for (const device of devices.splice(0)) await device.stop()
})
afterAll(() => server.close())

type Phone = Device & { readonly safety: SafetyDatabase; readonly wire: FaultyWire }

/** A new person, and functions to start their devices, each with its own imports. */
function aPerson() {
  people += 1
  const uid = `importer-${people}`
  return async (name: string, replicate = true): Promise<Phone> => {
    const wire = new FaultyWire(server.origin)
    const device = await startDevice({ name: `${uid}-${name}`, wire, idToken: signedInAs(uid), replicate })
    devices.push(device)
    const safety = new SafetyDatabase(device.name)
    onTestFinished(() => safety.close())
    return { ...device, safety, wire }
  }
}

async function inSync(...phones: readonly Phone[]): Promise<void> {
  for (const { replication } of phones) {
    replication.syncNow()
    await replication.inSync()
  }
}

const inUse = async (phone: Phone) => (await phone.sessions()).filter(({ binnedAt }) => binnedAt === '').length
const readingsInUse = async ({ database }: Phone) =>
  (await database.collections.measurements.find({ selector: { binnedAt: '' } }).exec()).length

const request = (
  format: ImportRequest['format'],
  sessions: readonly Session[],
  more: Partial<ImportRequest['incoming']> = {},
): ImportRequest => ({ fileName: 'file', format, incoming: { sessions, ...more }, names: {} })

const importInto = ({ database, safety }: Phone, wanted: ImportRequest) => importDocuments(database, safety, wanted)
const undo = ({ database, safety }: Phone, id: string) => undoImport(database, safety, id)

/** An old phone whose three sessions are on the server, and a new one that has not synced. */
async function oldAndNew(made: (session: Session) => Session = (session) => session) {
  const start = aPerson()
  const old = await start('old')
  const workout = await insertDocument(old.database, 'workouts', aWorkout())
  for (let count = 0; count < 3; count++) await insertDocument(old.database, 'sessions', made(aLoggedSession()))
  await inSync(old)
  const fresh = await start('new', false)
  return { old, fresh, backup: request('barra-json', await old.sessions(), { workouts: [workout] }) }
}

async function meetServer(fresh: Phone, old: Phone): Promise<void> {
  await fresh.replication.start()
  await inSync(fresh, old, fresh)
}

describe('a backup is imported on a new phone before its first exchange', () => {
  test('killed before the record says done: the next start and the exchange leave the account whole', async () => {
    const { old, fresh, backup } = await oldAndNew()
    const record = await importInto(fresh, backup)
    await fresh.safety.putImport({ ...record, state: 'writing' })
    await goOnWithImports(fresh.database, fresh.safety)
    expect(await fresh.sessions()).toEqual([])

    await meetServer(fresh, old)
    expect([await inUse(old), await inUse(fresh)]).toEqual([3, 3])
  })

  test('no room for a later collection: nothing of it is written, and the account stays whole', async () => {
    const { old, fresh, backup } = await oldAndNew()
    const { storageInstance } = fresh.database.collections.measurements
    const { bulkWrite } = storageInstance
    storageInstance.bulkWrite = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'))
    const wanted = { ...backup, incoming: { ...backup.incoming, measurements: [aMeasurement()] } }
    await expect(importInto(fresh, wanted)).rejects.toMatchObject({ reason: 'full' })
    storageInstance.bulkWrite = bulkWrite

    await meetServer(fresh, old)
    expect([await inUse(old), await inUse(fresh)]).toEqual([3, 3])
  })

  test('undone before the exchange: it leaves the phone, and the account stays whole', async () => {
    const { old, fresh, backup } = await oldAndNew()
    const { id } = await importInto(fresh, backup)
    expect(await undo(fresh, id)).toMatchObject({ staying: 0 })
    expect(await fresh.sessions()).toEqual([])

    await meetServer(fresh, old)
    expect([await inUse(old), await inUse(fresh)]).toEqual([3, 3])
  })

  test('undone after the exchange: what the account had stays, and its number is told', async () => {
    const { old, fresh, backup } = await oldAndNew()
    const extra = aLoggedSession()
    const { id } = await importInto(fresh, {
      ...backup,
      incoming: { ...backup.incoming, sessions: [...(backup.incoming.sessions ?? []), extra] },
    })
    await meetServer(fresh, old)
    expect(await inUse(old)).toBe(4)
    expect(await undo(fresh, id)).toMatchObject({ staying: 4 })
    await inSync(fresh, old)
    expect([await inUse(old), await inUse(fresh)]).toEqual([3, 3])
    expect((await old.sessions()).find(({ id }) => id === extra.id)).toMatchObject({
      binnedAt: expect.stringMatching(/^2/),
    })
  })

  test('undone during the first pull: documents arriving at that moment stay', async () => {
    const { old, fresh, backup } = await oldAndNew()
    const { id } = await importInto(fresh, backup)
    const meeting = meetServer(fresh, old)
    await undo(fresh, id)
    await meeting
    await inSync(fresh, old)
    expect([await inUse(old), await inUse(fresh)]).toEqual([3, 3])
  })
})

test('a file of another app that is on the server from the old phone is not taken back by the new one', async () => {
  const start = aPerson()
  const [old, fresh] = [await start('old'), await start('new', false)]
  const file = request('strong', [aLoggedSession(), aLoggedSession()], { measurements: [aMeasurement()] })
  await importInto(old, file)
  await inSync(old)
  const { id } = await importInto(fresh, file)
  await meetServer(fresh, old)
  expect(await undo(fresh, id)).toMatchObject({ staying: 3 })
  await inSync(fresh, old)
  expect([await inUse(old), await readingsInUse(old)]).toEqual([2, 1])
})

test('after the first pull an undone import is in the trash on every device, and comes back from there', async () => {
  const start = aPerson()
  const [phone, tablet] = [await start('phone'), await start('tablet')]
  await inSync(phone, tablet)
  const mine = await insertDocument(phone.database, 'sessions', aLoggedSession())
  const { id } = await importInto(phone, request('strong', [aLoggedSession(), aLoggedSession()]))
  await inSync(phone, tablet)
  expect(await inUse(tablet)).toBe(3)

  expect(await undo(phone, id)).toMatchObject({ staying: 0, state: 'undone' })
  await inSync(phone, tablet)
  expect((await tablet.sessions()).filter(({ binnedAt }) => binnedAt === '').map(({ id }) => id)).toEqual([mine.id])
  expect(await tablet.sessions()).toHaveLength(3)

  await restoreImport(phone.database, phone.safety, id)
  await inSync(phone, tablet)
  expect(await inUse(tablet)).toBe(3)
})

describe('one file is imported on two devices', () => {
  const file = () => request('strong', [aLoggedSession(), aLoggedSession()])

  test.each([
    ['the first', 0],
    ['the second', 1],
  ] as const)('at the same time without a network; taken back on %s it stays', async (_name, undoing) => {
    const start = aPerson()
    const phones = [await start('phone'), await start('tablet')] as const
    const [phone, tablet] = phones
    await inSync(phone, tablet)
    for (const { wire } of phones) wire.unplug()
    const wanted = file()
    const ids = [(await importInto(phone, wanted)).id, (await importInto(tablet, wanted)).id]
    for (const { wire } of phones) wire.plugIn()
    await inSync(phone, tablet, phone)

    const undone = phones[undoing]
    expect(await undo(undone, ids[undoing] ?? '')).toMatchObject({ staying: 2 })
    await inSync(undone, phone, tablet)
    expect([await inUse(phone), await inUse(tablet)]).toEqual([2, 2])
  })

  test.each([
    ['the first', 0],
    ['the second', 1],
  ] as const)('one after the other; taken back on %s it stays', async (_name, undoing) => {
    const start = aPerson()
    const phones = [await start('phone'), await start('tablet')] as const
    const [phone, tablet] = phones
    await inSync(phone, tablet)
    const wanted = file()
    const first = await importInto(phone, wanted)
    await inSync(phone, tablet)
    const second = await importInto(tablet, wanted)
    expect(second.counts).toMatchObject({ sessions: 0, same: 2, changed: 0 })
    await inSync(tablet, phone)

    const undone = phones[undoing]
    await undo(undone, [first, second][undoing]?.id ?? '')
    await inSync(undone, phone, tablet)
    expect([await inUse(phone), await inUse(tablet)]).toEqual([2, 2])
  })

  test('taken back on one before the other imports it, it comes back', async () => {
    const start = aPerson()
    const [phone, tablet] = [await start('phone'), await start('tablet')]
    await inSync(phone, tablet)
    const wanted = file()
    const { id } = await importInto(phone, wanted)
    await undo(phone, id)
    await inSync(phone, tablet)
    expect(await inUse(tablet)).toBe(0)
    await importInto(tablet, wanted)
    await inSync(tablet, phone)
    expect([await inUse(phone), await inUse(tablet)]).toEqual([2, 2])
  })
})

test('a reading that two devices imported stays when the later import is taken back', async () => {
  const start = aPerson()
  const [phone, tablet] = [await start('phone'), await start('tablet')]
  await inSync(phone, tablet)
  phone.wire.unplug()
  tablet.wire.unplug()
  const reading: Measurement = aMeasurement()
  const wanted = request('hevy-measurements', [], { measurements: [reading] })
  await importInto(phone, wanted)
  const { id } = await importInto(tablet, wanted)
  phone.wire.plugIn()
  tablet.wire.plugIn()
  await inSync(phone, tablet)
  expect(await undo(tablet, id)).toMatchObject({ staying: 1 })
  await inSync(tablet, phone)
  expect([await readingsInUse(phone), await readingsInUse(tablet)]).toEqual([1, 1])
})
