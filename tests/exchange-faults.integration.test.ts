import { beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '#contract/session.ts'
import { contentHash } from '#domain/merge/canonical.ts'
import { addSet, changeSetKind, removeSet, updateSet } from '#domain/session/sets.ts'
import { editDocument, insertDocument, trashDocument } from '#storage/commands.ts'
import { Outbox } from '../workers/outbox.ts'
import { aFolder, anId, somePreferences } from './builders.ts'
import type { Device } from './support/device.ts'
import { failStorageCall } from './support/failing-storage.ts'
import { FaultyWire } from './support/faulty-wire.ts'
import { startPeople } from './support/people.ts'
import { aRunningSession, complete, countLogged, logged, sessionOn, setsOf } from './support/running-session.ts'
import { signedInAs } from './support/sync-server.ts'

const NOW = '2026-03-02T18:05:00.000Z'
/** A field that the server refuses until its schema has it. */
const OF_THE_NEXT_VERSION = { aFieldOfTheNextVersion: 1 }

/** A generous limit: the time on a busy machine is meaningless. */

const people = startPeople('lifter')

// Storage errors are logged to the console, which these tests ignore.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const poison = (device: Device, { id }: Session) =>
  editDocument(device.database, 'sessions', id, (session) => ({ ...session, ...OF_THE_NEXT_VERSION }))

function withoutUnknownField(session: Session): Session {
  const entries = Object.entries(session).filter(([key]) => !(key in OF_THE_NEXT_VERSION))
  // Without the foreign field it is a session again.
  return Object.fromEntries(entries) as unknown as Session
}

/** The server's version of a session, as seen by a new device. */
async function onServer(uid: string, { id }: Session): Promise<Session | undefined> {
  const answer = await fetch(`${people.server.origin}/api/sync/pull?collection=sessions&limit=200`, {
    headers: { authorization: `Bearer ${uid}` },
  })
  const { data } = (await answer.json()) as { data: { documents: Session[] } }
  return data.documents.find((one) => one.id === id)
}

test('a refused version keeps its sets when another device edits the session', async () => {
  const { uid, start } = people.aPerson()
  const phone = await start('phone')
  const tablet = await start('tablet')
  const session = await insertDocument(phone.database, 'sessions', aRunningSession(4))
  await tablet.untilSession(session.id, () => true)
  await poison(phone, session)
  for (const index of [0, 1, 2]) await complete(phone, session, index)
  await phone.untilStatus(({ problem }) => problem === 'refused')

  await complete(tablet, session, 3)
  const seen = await phone.untilSession(session.id, (it) => logged(it).length === 4)
  expect(logged(seen)).toHaveLength(4)
  const status = await phone.untilStatus(({ refused }) => refused === 1)
  expect(status.kind).toBe('attention')

  // Mended: everything goes out.
  await editDocument(phone.database, 'sessions', session.id, withoutUnknownField)
  await phone.untilStatus(({ kind }) => kind === 'synced')
  expect(logged(await onServer(uid, session))).toHaveLength(4)
})

test('a refused version keeps its sets when the phone pulls its own earlier one', async () => {
  const { start } = people.aPerson()
  const phone = await start('phone')
  const session = await insertDocument(phone.database, 'sessions', aRunningSession(9))
  for (const index of [0, 1, 2, 3]) await complete(phone, session, index)
  await phone.untilStatus(({ kind }) => kind === 'synced')
  await poison(phone, session)
  for (const index of [4, 5, 6, 7]) await complete(phone, session, index)
  await phone.untilStatus(({ problem, waiting }) => problem === 'refused' && waiting === 0)

  // Everything is read again from the beginning, as after a failed write or on another device's word.
  await phone.replication.rebuild(['sessions'])
  await complete(phone, session, 8)
  await phone.untilStatus(
    ({ problem, waiting, pulledThisStart }) => problem === 'refused' && waiting === 0 && pulledThisStart,
  )
  expect(await countLogged(phone, session)).toBe(9)
})

test('a refusal that was mended elsewhere is settled by content', async () => {
  const { start } = people.aPerson()
  const phone = await start('phone')
  const tablet = await start('tablet')
  const session = await insertDocument(phone.database, 'sessions', aRunningSession(2))
  await tablet.untilSession(session.id, () => true)
  await editDocument(phone.database, 'sessions', session.id, (it) => ({ ...it, name: 'x'.repeat(500) }))
  await phone.untilStatus(({ refused }) => refused === 1)
  await editDocument(tablet.database, 'sessions', session.id, (it) => ({ ...it, name: 'Legs' }))
  await phone.untilSession(session.id, ({ name }) => name === 'Legs')
  const status = await phone.untilStatus(({ kind }) => kind === 'synced')
  expect(status.refused).toBe(0)
})

test('a refused version that is contested when it is sent again goes on until the server has it', async () => {
  const { uid, start } = people.aPerson()
  const wire = new FaultyWire(people.server.origin)
  const { fetch: reach } = wire
  let isRefusing = false
  let isDeaf = false
  const anOlderServer: typeof fetch = async (input, init) => {
    const isPush = String(input).endsWith('/push')
    if (isDeaf && !isPush) throw new TypeError('network')
    if (!isRefusing || !isPush) return reach(input, init)
    const { rows } = JSON.parse(String(init?.body)) as { rows: { newDocumentState: { id: string } }[] }
    const issues = [{ path: '', message: 'not known yet' }]
    const refused = rows.map(({ newDocumentState: { id } }) => ({ id, issues }))
    return Response.json({ data: { conflicts: [], refused } })
  }
  const phone = await start('phone', Object.assign(wire, { fetch: anOlderServer }))
  const tablet = await start('tablet')
  const session = await insertDocument(phone.database, 'sessions', aRunningSession(1))
  await tablet.untilSession(session.id, () => true)
  isRefusing = true
  isDeaf = true
  await trashDocument(tablet.database, 'sessions', session.id)
  await tablet.replication.inSync()
  // Trashing loses against a set: the merge result is the very version that was refused.
  await complete(phone, session, 0)
  await phone.untilStatus(({ refused }) => refused === 1)

  isRefusing = false
  await phone.replication.resend('sessions', session.id)
  await expect.poll(async () => logged(await onServer(uid, session)).length).toBe(1)
  expect((await onServer(uid, session))?.binnedAt).toBe('')
})

test('refused documents are sent again at the next start', async () => {
  const { uid, start } = people.aPerson()
  const phone = await start('phone')
  const session = await insertDocument(phone.database, 'sessions', aRunningSession(1))
  await phone.untilStatus(({ kind }) => kind === 'synced')
  const refusing = phone.wire.fetch
  const pushes: string[] = []
  await poison(phone, session)
  await phone.untilStatus(({ refused }) => refused === 1)
  await people.stop(phone)

  const wire = new FaultyWire(people.server.origin)
  const counting: typeof fetch = async (input, init) => {
    if (String(input).endsWith('/push')) pushes.push(String(input))
    return refusing(input, init)
  }
  await people.startDevice({
    name: `${uid}-phone`,
    wire: Object.assign(wire, { fetch: counting }),
    idToken: signedInAs(uid),
  })
  await expect.poll(() => pushes.length).toBe(1)
})

test('a device that stops during its first scan waits for no other', async () => {
  const { uid } = people.aPerson()
  const wire = new FaultyWire(people.server.origin)
  const phone = await people.startDevice({ name: `${uid}-phone`, wire, idToken: signedInAs(uid), replicate: false })
  const { storageInstance } = phone.database.collections.preferences
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  const read = storageInstance.findDocumentsById.bind(storageInstance)
  await insertDocument(phone.database, 'preferences', somePreferences())
  await insertDocument(phone.database, 'folders', aFolder())
  vi.spyOn(storageInstance, 'findDocumentsById').mockImplementation(async (...request) => {
    asked.resolve()
    await answer.promise
    return read(...request)
  })
  await phone.replication.start()
  await asked.promise
  const waits = vi.spyOn(globalThis, 'setTimeout')
  const stopped = people.stop(phone)
  answer.resolve()
  await stopped
  // The pause before a scan is repeated.
  expect(waits.mock.calls.map(([, milliseconds]) => milliseconds)).not.toContain(10_000)
  waits.mockRestore()
})

test('a tick is not shown as on the server where a merge took the stamp of another version', async () => {
  const { start } = people.aPerson()
  const phone = await start('phone')
  const tablet = await start('tablet')
  const session = await insertDocument(phone.database, 'sessions', aRunningSession(1))
  await tablet.untilSession(session.id, () => true)
  phone.wire.unplug()
  await complete(phone, session, 0)
  await editDocument(tablet.database, 'sessions', session.id, (it) =>
    updateSet(it, setsOf(it)[0]?.id ?? '', { reps: 12 }),
  )
  await tablet.untilStatus(({ kind }) => kind === 'synced')

  // The phone receives the tablet's version, and loses the network before sending the merge.
  phone.wire.plugIn()
  phone.wire.nextFault = (path) => (path.endsWith('/push') ? 'cut-before' : 'none')
  phone.replication.syncNow()
  await expect
    .poll(async () => (await phone.outbox.masters('sessions', [session.id])).get(session.id))
    .toMatchObject({
      exercises: [{ sets: [{ reps: 12, completedAt: null }] }],
    })
  const here = setsOf(await sessionOn(phone, session))[0]
  expect(here?.completedAt).toBe(NOW)
  const receipt = await phone.outbox.facts.receipt(session.id)
  expect(receipt?.sets[here?.id ?? '']).not.toBe(contentHash(here))
})

test('a set removed after a push with a lost response stays removed', async () => {
  const { uid, start } = people.aPerson()
  const phone = await start('phone')
  const session = await insertDocument(phone.database, 'sessions', aRunningSession(1))
  await phone.untilStatus(({ kind }) => kind === 'synced')
  // The server accepts the second set; the phone gets no response, and pulls nothing until the set is removed again.
  let isOffline = false
  phone.wire.nextFault = (path) => {
    if (isOffline || !path.endsWith('/push')) return isOffline ? 'cut-before' : 'none'
    isOffline = true
    return 'cut-after'
  }
  await editDocument(phone.database, 'sessions', session.id, (it) => addSet(it, it.exercises[0]?.id ?? '', anId))
  await expect.poll(async () => setsOf(await onServer(uid, session)).length).toBe(2)
  await editDocument(phone.database, 'sessions', session.id, (it) => removeSet(it, setsOf(it)[1]?.id ?? ''))
  await phone.untilStatus(({ kind }) => kind === 'offline')

  phone.wire.nextFault = () => 'none'
  phone.replication.syncNow()
  await phone.untilStatus(({ kind }) => kind === 'synced')
  expect(setsOf(await sessionOn(phone, session))).toHaveLength(1)
  expect(setsOf(await onServer(uid, session))).toHaveLength(1)
})

test('a value replaced by another device is not restored by a later change after a lost response', async () => {
  const { uid, start } = people.aPerson()
  const [phone, tablet] = [await start('phone'), await start('tablet')]
  const session = await insertDocument(phone.database, 'sessions', aRunningSession(1))
  await tablet.untilSession(session.id, () => true)
  await phone.untilStatus(({ kind }) => kind === 'synced')
  const changeSet = (device: Device, change: (it: Session, setId: string) => Session) =>
    editDocument(device.database, 'sessions', session.id, (it) => change(it, setsOf(it)[0]?.id ?? ''))
  // The server accepts the phone's value, and the phone gets no response.
  let isOffline = false
  phone.wire.nextFault = (path) => {
    if (isOffline || !path.endsWith('/push')) return isOffline ? 'cut-before' : 'none'
    isOffline = true
    return 'cut-after'
  }
  await changeSet(phone, (it, id) => updateSet(it, id, { reps: 10 }))
  await tablet.untilSession(session.id, (it) => setsOf(it)[0]?.reps === 10)
  await changeSet(tablet, (it, id) => updateSet(it, id, { reps: 6 }))
  await expect.poll(async () => setsOf(await onServer(uid, session))[0]?.reps).toBe(6)
  await changeSet(phone, (it, id) => changeSetKind(it, id, 'drop'))
  await phone.untilStatus(({ kind }) => kind === 'offline')

  phone.wire.nextFault = () => 'none'
  phone.replication.syncNow()
  await phone.untilStatus(({ kind }) => kind === 'synced')
  for (const it of [await sessionOn(phone, session), await onServer(uid, session)])
    expect(setsOf(it)).toMatchObject([{ reps: 6, kind: 'drop' }])
})

test.each([
  ['before a later one is noted', false],
  ['after a later one was noted', true],
])('a version sent without an answer is the ancestor where the server turns out to have it, %s', async (_, isLater) => {
  const outbox = new Outbox(`${people.aPerson().uid}-outbox`)
  const at = { nowMs: 0, scannedTo: undefined }
  const version = (name: string) => ({ ...aRunningSession(1), id: 'the-session', name, _deleted: false })
  const [first, sent, later, foreign] = [version('first'), version('sent'), version('later'), version('foreign')]
  await outbox.putMasters('sessions', [{ master: first, local: first }], { nowMs: 0, choices: [] })
  await outbox.note('sessions', [sent], at)
  await outbox.markSent(await outbox.nextRows(10, { withheld: new Set(), passedOver: new Set() }))
  if (isLater) await outbox.note('sessions', [later], at)

  expect(await outbox.inDoubt('sessions', [first.id])).toEqual(new Map([[first.id, sent]]))
  expect((await outbox.ancestors('sessions', [sent])).get(first.id)).toEqual(sent)
  expect((await outbox.ancestors('sessions', [foreign])).get(first.id)).toEqual(first)
  outbox.close()
})

test('of two pushes without an answer, an answer to one leaves the other in doubt', async () => {
  const outbox = new Outbox(`${people.aPerson().uid}-outbox`)
  const at = { nowMs: 0, scannedTo: undefined }
  const version = (id: string) => ({ ...aRunningSession(1), id, _deleted: false })
  await outbox.note('sessions', [version('one'), version('two')], at)
  const rows = await outbox.nextRows(10, { withheld: new Set(), passedOver: new Set() })
  for (const row of rows) await outbox.markSent([row])
  const [answered, open] = rows
  if (!answered || !open) throw new Error('two are waiting')
  const changes = outbox.changes.of('sessions')
  await outbox.accept('sessions', [answered], { changes, andThen: async () => undefined })
  expect([...(await outbox.inDoubt('sessions', ['one', 'two'])).keys()]).toEqual([open.entry.id])
  outbox.close()
})

test.each(['get', 'put', 'delete', 'index'] as const)(
  "each single failing %s of the device's storage is survived",
  async (call) => {
    const { uid, start } = people.aPerson()
    const phone = await start('phone')
    const session = await insertDocument(phone.database, 'sessions', aRunningSession(9))
    await phone.untilStatus(({ kind }) => kind === 'synced')
    let failures = 0
    for (let nth = 0; nth < 8; nth++) {
      const fault = failStorageCall(call, nth, (name) => name.includes('outbox'))
      await complete(phone, session, nth)
      phone.replication.syncNow()
      await expect.poll(async () => logged(await onServer(uid, session)).length).toBe(nth + 1)
      fault.end()
      failures += fault.hasFailed() ? 1 : 0
      phone.replication.syncNow()
      await phone.untilStatus(({ kind }) => kind === 'synced')
    }
    expect(await phone.outbox.all()).toEqual([])
    expect(failures).toBeGreaterThan(0)
  },
)
