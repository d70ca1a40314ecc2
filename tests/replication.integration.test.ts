import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { MAX_MERGE_CHOICES } from '#contract/limits.ts'
import type { Session } from '#contract/session.ts'
import { canonicalJson, contentHash } from '#domain/merge/canonical.ts'
import { completeSet, removeSet, updateSet } from '#domain/session/sets.ts'
import { deleteDatabase } from '#storage/accounts.ts'
import { editDocument, insertDocument } from '#storage/commands.ts'
import { compareDigests } from '../workers/compare-digests.ts'
import { aSession, aSessionExercise, aSet } from './builders.ts'
import { collectionsOf, type Device, startDevice } from './support/device.ts'
import { FAULTS, FaultyWire } from './support/faulty-wire.ts'
import { type SyncServer, signedInAs, startSyncServer } from './support/sync-server.ts'

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

/** A new person, and functions to start their devices. */
function aPerson() {
  people += 1
  const uid = `person-${people}`
  const start = async (name: string, wire = new FaultyWire(server.origin), replicate = true) => {
    const device = await startDevice({ name: `${uid}-${name}`, wire, idToken: signedInAs(uid), replicate })
    devices.push(device)
    return { ...device, wire }
  }
  return { uid, start }
}

async function stop(device: Device): Promise<void> {
  devices.splice(
    devices.findIndex((one) => one.name === device.name),
    1,
  )
  await device.stop()
}

const NOW = '2026-03-02T18:05:00.000Z'
const aRunningSession = () =>
  aSession({
    exercises: [
      aSessionExercise({
        orderKey: 'a0',
        sets: [aSet({ orderKey: 'a0' }), aSet({ orderKey: 'a1' }), aSet({ orderKey: 'a2' })],
      }),
    ],
  })
const setsOf = (session: Session) => session.exercises.flatMap((exercise) => exercise.sets)
const logged = (session: Session) => setsOf(session).filter((set) => set.completedAt !== null)
const complete = (device: Device, session: Session, index: number, reps = 5) =>
  editDocument(device.database, 'sessions', session.id, (current) => {
    const set = setsOf(current)[index]
    if (!set) return current
    return completeSet(updateSet(current, set.id, { reps }), set.id, NOW, { restSeconds: 90 })
  })

test('a session logged on one device is on the other, set by set', async () => {
  const { start } = aPerson()
  const phone = await start('phone')
  const tablet = await start('tablet')
  const session = await insertDocument(phone.database, 'sessions', aRunningSession())
  await complete(phone, session, 0)

  const seen = await tablet.untilSession(session.id, (it) => logged(it).length === 1)
  expect(seen).toEqual((await phone.sessions())[0])
})

test('documents that were deleted while the marks of their exchange stayed are all fetched again', async () => {
  const { start } = aPerson()
  const phone = await start('phone')
  const session = await insertDocument(phone.database, 'sessions', aRunningSession())
  await phone.replication.inSync()
  await stop(phone)
  // As a kill does in the middle of taking an account off a device.
  await deleteDatabase(phone.name)

  const after = await start('phone')
  expect((await after.untilSession(session.id, () => true)).id).toBe(session.id)
})

test('sets logged offline are sent when the network is back, with their ticks', async () => {
  const { start } = aPerson()
  const phone = await start('phone')
  await phone.untilStatus((status) => status.kind === 'synced')
  phone.wire.unplug()
  const session = await insertDocument(phone.database, 'sessions', aRunningSession())
  const { after } = await complete(phone, session, 1)
  await phone.untilStatus((status) => status.kind === 'offline' && status.waiting === 1)
  expect(await phone.outbox.facts.receipt(session.id)).toBeNull()

  phone.wire.plugIn()
  phone.replication.syncNow()
  await phone.untilStatus((status) => status.kind === 'synced')
  const receipt = await phone.outbox.facts.receipt(session.id)
  expect(receipt?.sets).toEqual(Object.fromEntries(setsOf(after).map((set) => [set.id, contentHash(set)])))
})

test.each([
  ['the phone first', ['phone', 'tablet']],
  ['the tablet first', ['tablet', 'phone']],
] as const)(
  'two devices log into one running session offline and return, %s: both have every set',
  async (_name, order) => {
    const { start } = aPerson()
    const phone = await start('phone')
    const tablet = await start('tablet')
    const session = await insertDocument(phone.database, 'sessions', aRunningSession())
    await tablet.untilSession(session.id, () => true)
    phone.wire.unplug()
    tablet.wire.unplug()
    await complete(phone, session, 0)
    await complete(tablet, session, 1)
    await complete(tablet, session, 2)

    const byName = { phone, tablet }
    for (const name of order) {
      byName[name].wire.plugIn()
      byName[name].replication.syncNow()
      await byName[name].untilStatus((status) => status.kind === 'synced')
    }
    const onPhone = await phone.untilSession(session.id, (it) => logged(it).length === 3)
    const onTablet = await tablet.untilSession(session.id, (it) => logged(it).length === 3)
    expect(onPhone).toEqual(onTablet)
  },
)

test('an edit made after a lost answer is not overwritten by the version that the answer was about', async () => {
  const { start } = aPerson()
  const phone = await start('phone')
  await phone.untilStatus((status) => status.kind === 'synced')
  const faults = ['cut-after', 'none'] as const
  let request = 0
  phone.wire.nextFault = () => faults[request++] ?? 'none'
  const session = await insertDocument(phone.database, 'sessions', aRunningSession())
  await complete(phone, session, 0, 8)
  phone.replication.syncNow()
  await phone.untilStatus((status) => status.kind === 'synced')

  const tablet = await start('tablet')
  const seen = await tablet.untilSession(session.id, (it) => logged(it).length === 1)
  expect(logged(seen)[0]?.reps).toBe(8)
})

test('a row that the server refuses blocks nothing, is shown with its reason, and goes through once it is mended', async () => {
  const { start } = aPerson()
  const phone = await start('phone')
  const poisoned = await insertDocument(phone.database, 'sessions', { ...aRunningSession(), name: 'x'.repeat(500) })
  const healthy = await insertDocument(phone.database, 'sessions', aRunningSession())
  const tablet = await start('tablet')
  await tablet.untilSession(healthy.id, () => true)
  await phone.untilStatus((status) => status.refused === 1 && status.waiting === 0)
  expect((await phone.outbox.all()).map(({ id, issues }) => [id, issues[0]?.path])).toEqual([[poisoned.id, 'name']])

  await editDocument(phone.database, 'sessions', poisoned.id, (it) => ({ ...it, name: 'Legs' }))
  const seen = await tablet.untilSession(poisoned.id, () => true)
  expect(seen.name).toBe('Legs')
  await phone.untilStatus((status) => status.kind === 'synced')
})

test('sets logged in a version that was refused survive its mending, although the server knows an older one', async () => {
  const { start } = aPerson()
  const phone = await start('phone')
  const session = await insertDocument(phone.database, 'sessions', aRunningSession())
  await phone.untilStatus((status) => status.kind === 'synced')
  await editDocument(phone.database, 'sessions', session.id, (it) => ({ ...it, name: 'x'.repeat(500) }))
  await complete(phone, session, 0)
  await phone.untilStatus((status) => status.refused === 1)
  await editDocument(phone.database, 'sessions', session.id, (it) => ({ ...it, name: 'Legs' }))
  await phone.untilStatus((status) => status.kind === 'synced')

  const tablet = await start('tablet')
  const seen = await tablet.untilSession(session.id, () => true)
  expect([seen.name, logged(seen).length]).toEqual(['Legs', 1])
})

test("a captive portal's page stores nothing and stops nothing", async () => {
  const { start } = aPerson()
  const phone = await start('phone')
  const tablet = await start('tablet')
  await tablet.untilStatus((status) => status.kind === 'synced')
  tablet.wire.nextFault = () => 'portal'
  const session = await insertDocument(phone.database, 'sessions', aRunningSession())
  await tablet.untilStatus((status) => status.kind === 'offline')
  expect(await tablet.sessions()).toEqual([])
  tablet.wire.nextFault = () => 'none'
  tablet.replication.syncNow()
  await tablet.untilSession(session.id, () => true)
})

test.each([
  ['a minute', 60_000],
  ['a day', 86_400_000],
])('a clock set back by %s loses nothing that was logged while the app was closed', async (_name, backMs) => {
  const { start } = aPerson()
  const phone = await start('phone')
  const session = await insertDocument(phone.database, 'sessions', aRunningSession())
  await phone.untilStatus((status) => status.kind === 'synced')
  await stop(phone)

  const deviceNow = Date.now
  Date.now = () => deviceNow() - backMs
  try {
    const offline = await start('phone', new FaultyWire(server.origin), false)
    await complete(offline, session, 0)
    await stop(offline)
    await start('phone')
    const tablet = await start('tablet')
    const seen = await tablet.untilSession(session.id, (it) => logged(it).length === 1)
    expect(logged(seen)).toHaveLength(1)
  } finally {
    Date.now = deviceNow
  }
})

test('after the server lost a day, devices bring it back', async () => {
  const { uid, start } = aPerson()
  const phone = await start('phone')
  const session = await insertDocument(phone.database, 'sessions', aRunningSession())
  await phone.untilStatus((status) => status.kind === 'synced')
  const restored = await startSyncServer()
  try {
    const wire = new FaultyWire(restored.origin)
    phone.wire.unplug()
    await stop(phone)
    const later = await startDevice({ name: phone.name, wire, idToken: signedInAs(uid) })
    devices.push(later)
    const tablet = await startDevice({ name: `${uid}-tablet`, wire, idToken: signedInAs(uid) })
    devices.push(tablet)
    await tablet.untilSession(session.id, () => true)
    expect(await later.sessions()).toHaveLength(1)
    expect(await tablet.sessions()).toEqual(await later.sessions())
    await stop(later)
    await stop(tablet)
  } finally {
    await restored.close()
  }
})

test('a set removed on purpose stays removed on every device', async () => {
  const { start } = aPerson()
  const phone = await start('phone')
  const tablet = await start('tablet')
  const session = await insertDocument(phone.database, 'sessions', aRunningSession())
  await tablet.untilSession(session.id, () => true)
  await editDocument(phone.database, 'sessions', session.id, (it) => removeSet(it, setsOf(it)[2]?.id ?? ''))
  const seen = await tablet.untilSession(session.id, (it) => setsOf(it).length === 2)
  expect(seen).toEqual((await phone.sessions())[0])
})

test('a device that fetches years of training has nothing to send', async () => {
  const { start } = aPerson()
  const phone = await start('phone')
  await Promise.all(Array.from({ length: 450 }, () => insertDocument(phone.database, 'sessions', aRunningSession())))
  await phone.untilStatus((status) => status.kind === 'synced' && status.lastSyncedAt !== null)
  await stop(phone)

  const tablet = await start('tablet')
  await tablet.untilStatus((status) => status.kind === 'synced')
  expect(await tablet.database.collections.sessions.count().exec()).toBe(450)
  expect(tablet.statuses.filter((status) => status.waiting > 0)).toEqual([])
})

test('pulled documents that could not be written for want of space come once there is room', async () => {
  const { start } = aPerson()
  const phone = await start('phone')
  const tablet = await start('tablet')
  await tablet.untilStatus((status) => status.kind === 'synced')
  const { storageInstance } = tablet.database.collections.sessions
  const write = storageInstance.bulkWrite.bind(storageInstance)
  let isFull = true
  storageInstance.bulkWrite = (rows, context) =>
    isFull ? Promise.reject(new DOMException('no room', 'QuotaExceededError')) : write(rows, context)
  const session = await insertDocument(phone.database, 'sessions', aRunningSession())
  await tablet.untilStatus((status) => status.problem === 'storage')
  expect(await tablet.sessions()).toEqual([])

  isFull = false
  const later = await insertDocument(phone.database, 'sessions', aRunningSession())
  tablet.replication.syncNow()
  await tablet.untilSession(session.id, () => true)
  await tablet.untilSession(later.id, () => true)
  await tablet.untilStatus((status) => status.kind === 'synced')
})

test('an expired token is refreshed, and pending changes are sent', async () => {
  const { uid } = aPerson()
  const asked: boolean[] = []
  const phone = await startDevice({
    name: `${uid}-phone`,
    wire: new FaultyWire(server.origin),
    idToken: async (forceRefresh) => {
      asked.push(forceRefresh)
      return { kind: 'token', token: forceRefresh ? uid : `expired:${uid}`, expiresAtMs: 0 }
    },
  })
  devices.push(phone)
  await insertDocument(phone.database, 'sessions', aRunningSession())
  await phone.untilStatus((status) => status.kind === 'synced' && status.lastSyncedAt !== null)
  expect(asked).toContain(true)
})

test('a required sign-in is reported, and logging continues without loss', async () => {
  const { uid } = aPerson()
  let isSignedIn = false
  const phone = await startDevice({
    name: `${uid}-phone`,
    wire: new FaultyWire(server.origin),
    idToken: async () => (isSignedIn ? { kind: 'token', token: uid, expiresAtMs: 0 } : { kind: 'reauthenticate' }),
  })
  devices.push(phone)
  const session = await insertDocument(phone.database, 'sessions', aRunningSession())
  await complete(phone, session, 0)
  await phone.untilStatus((status) => status.problem === 'reauthenticate' && status.waiting === 1)

  isSignedIn = true
  phone.replication.syncNow()
  await phone.untilStatus((status) => status.kind === 'synced')
  expect((await phone.outbox.facts.receipt(session.id))?.sets).toBeDefined()
})

test('device and server prove to each other that they hold the same', async () => {
  const { start } = aPerson()
  const phone = await start('phone')
  await insertDocument(phone.database, 'sessions', aRunningSession())
  // Hints from before the session say nothing about it.
  await expect.poll(() => compareDigests(collectionsOf(phone), phone.http)).toEqual([])

  const offline = await insertDocument(phone.database, 'sessions', aRunningSession())
  phone.wire.unplug()
  await editDocument(phone.database, 'sessions', offline.id, (it) => ({ ...it, name: 'Legs' }))
  phone.wire.plugIn()
  expect(await compareDigests(collectionsOf(phone), phone.http)).toEqual(['sessions'])
})

test('requests lost, doubled, cut off and forged at random lose and double no set', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.infiniteStream(fc.constantFrom(...FAULTS)),
      fc.array(fc.nat(5), { minLength: 4, maxLength: 10 }),
      async (faults, taps) => {
        for (const device of [...devices]) await stop(device)
        const { start } = aPerson()
        const phone = await start('phone')
        const tablet = await start('tablet')
        const session = await insertDocument(phone.database, 'sessions', aRunningSession())
        await tablet.untilSession(session.id, () => true)
        let faulty = true
        for (const device of [phone, tablet])
          device.wire.nextFault = () => (faulty ? (faults.next().value ?? 'none') : 'none')
        for (const tap of taps) {
          await complete(tap % 2 === 0 ? phone : tablet, session, tap % 3)
          phone.replication.syncNow()
          tablet.replication.syncNow()
        }
        faulty = false
        for (const device of [phone, tablet]) device.replication.syncNow()
        const expected = new Set(taps.map((tap) => tap % 3)).size
        await phone.untilSession(session.id, (it) => logged(it).length === expected)
        await tablet.untilSession(session.id, (it) => logged(it).length === expected)
        for (const device of [phone, tablet]) await device.untilStatus((status) => status.kind === 'synced')
        const difference = async () => [canonicalJson(await tablet.sessions()), canonicalJson(await phone.sessions())]
        await expect.poll(async () => new Set(await difference()).size).toBe(1)
        const [onPhone] = await phone.sessions()
        expect(onPhone && setsOf(onPhone)).toHaveLength(3)
      },
    ),
    { numRuns: 8 },
  )
})

test('the device that merged keeps what it left out, for a while and not without end', async () => {
  const { start } = aPerson()
  const phone = await start('phone')
  const session = await insertDocument(phone.database, 'sessions', aRunningSession())
  const tablet = await start('tablet')
  await tablet.untilSession(session.id, () => true)
  await Promise.all([phone.replication.inSync(), tablet.replication.inSync()])
  phone.wire.unplug()
  await complete(phone, session, 0, 7)
  const { after } = await complete(tablet, session, 0, 8)
  const [set] = setsOf(after)
  await expect.poll(() => tablet.receipts.some(({ sets }) => set && sets[set.id] === contentHash(set))).toBe(true)
  phone.wire.plugIn()
  phone.replication.syncNow()
  await phone.untilSession(session.id, (it) => setsOf(it)[0]?.reps === 8)
  await phone.replication.inSync()

  const nowMs = Date.now()
  const [choice] = await phone.outbox.choices('sessions', session.id, nowMs)
  expect(choice).toMatchObject({ kept: { reps: 8 }, dropped: { reps: 7 } })
  expect(await tablet.outbox.choices('sessions', session.id, nowMs)).toEqual([])
  expect(await phone.outbox.choices('sessions', 'another', nowMs)).toEqual([])
  expect(await phone.outbox.choices('sessions', session.id, nowMs + 31 * 86_400_000)).toEqual([])

  if (!choice) return
  const { number, ...told } = choice
  const many = Array.from({ length: MAX_MERGE_CHOICES }, () => told)
  await phone.outbox.putMasters('sessions', [], { nowMs, choices: many })
  const later = await phone.outbox.choices('sessions', session.id, nowMs)
  expect(later).toHaveLength(MAX_MERGE_CHOICES)
  expect(later.map((one) => one.number)).not.toContain(number)
  await phone.outbox.forgetChoices(later.map((one) => one.number))
  expect(await phone.outbox.choices('sessions', session.id, nowMs)).toEqual([])
})
