import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import type { SessionId } from '#contract/id.ts'
import { outboxDatabaseName } from '#contract/outbox.ts'
import type { Packed } from '#contract/packed-slices.ts'
import { editDocument, insertDocument } from '#storage/commands.ts'
import { serverKnowledgeOf } from '#storage/safety/server-knowledge.ts'
import { aLoggedSession } from './builders.ts'
import { FaultyWire } from './support/faulty-wire.ts'
import { startPeople } from './support/people.ts'
import { signedInAs } from './support/sync-server.ts'

/** Enough for the packed push to stay as the server's versions. */
const SESSIONS = 25

const people = startPeople('packer')

async function gzipped(text: string): Promise<Packed> {
  const packing = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(packing).arrayBuffer())
}

async function keysOfMasters(account: string): Promise<readonly string[]> {
  const database = await new Dexie(outboxDatabaseName(account)).open()
  const keys = await database.table<unknown, string>('masters').toCollection().primaryKeys()
  database.close()
  return keys
}

/** A phone that has logged sessions without a connection, and counts what it packs. */
async function aPhoneWithSessions(idToken = signedInAs) {
  const { uid, start } = people.aPerson()
  const wire = new FaultyWire(people.server.origin)
  const packed: string[] = []
  const compress = (text: string) => {
    packed.push(text)
    return gzipped(text)
  }
  const options = { name: `${uid}-phone`, wire, idToken: idToken(uid), compress }
  wire.unplug()
  const phone = await people.startDevice(options)
  const ids: SessionId[] = []
  for (let number = 0; number < SESSIONS; number++) {
    ids.push((await insertDocument(phone.database, 'sessions', aLoggedSession())).id)
  }
  await expect.poll(async () => (await phone.outbox.counts()).waiting).toBe(SESSIONS)
  const goOnline = async () => {
    wire.plugIn()
    phone.replication.syncNow()
    await phone.replication.inSync()
  }
  const restart = async () => {
    await people.stop(phone)
    return people.startDevice(options)
  }
  return { uid, phone, wire, ids, packed, goOnline, restart, start }
}

test('sessions pushed together are known as the server has them, also after a restart and to an import', async () => {
  const { phone, ids, goOnline, restart } = await aPhoneWithSessions()
  await goOnline()
  expect(await phone.outbox.all()).toEqual([])
  expect(await keysOfMasters(phone.name)).toEqual([expect.stringMatching(/^pushed\/sessions\//)])
  const expected = new Map(
    (await phone.sessions()).map((session) => [session.id as string, { ...session, _deleted: false }]),
  )
  expect(await phone.outbox.masters('sessions', ids)).toEqual(expected)
  expect(await serverKnowledgeOf(phone.name).versions('sessions', ids)).toEqual(expected)
  const again = await restart()
  await again.replication.inSync()
  expect(await again.outbox.masters('sessions', ids)).toEqual(expected)
  expect(await again.outbox.all()).toEqual([])
})

test('edits of two devices after it are merged by what was pushed', async () => {
  const { phone, wire, ids, goOnline, start } = await aPhoneWithSessions()
  await goOnline()
  const tablet = await start('tablet')
  await tablet.replication.inSync()
  const [edited] = ids as [SessionId, ...SessionId[]]
  wire.unplug()
  await editDocument(phone.database, 'sessions', edited, (session) => ({ ...session, name: 'of the phone' }))
  await editDocument(tablet.database, 'sessions', edited, (session) => ({ ...session, note: 'of the tablet' }))
  await tablet.replication.inSync()
  await goOnline()
  for (const device of [phone, tablet]) {
    await device.untilSession(edited, ({ name, note }) => name === 'of the phone' && note === 'of the tablet')
  }
})

test('of a push with a refused row, the others are known as pushed, and the refused one is not', async () => {
  const { phone, ids, goOnline } = await aPhoneWithSessions()
  const [refused] = ids as [SessionId, ...SessionId[]]
  const ofTheNextVersion = { aFieldOfTheNextVersion: 1 }
  await editDocument(phone.database, 'sessions', refused, (session) => ({ ...session, ...ofTheNextVersion }))
  const isNoted = async () =>
    'aFieldOfTheNextVersion' in ((await phone.outbox.row(`sessions/${refused}`))?.entry.document ?? {})
  await expect.poll(isNoted).toBe(true)
  void goOnline().catch(() => undefined)
  await phone.untilStatus(({ waiting, refused: count }) => waiting === 0 && count === 1)
  const known = await phone.outbox.masters('sessions', ids)
  expect(known.has(refused)).toBe(false)
  expect(known.size).toBe(SESSIONS - 1)
  expect((await serverKnowledgeOf(phone.name).versions('sessions', ids)).has(refused)).toBe(false)
})

test('without a token, a batch is packed once for all attempts, and anew after a change', async () => {
  let isReachable = false
  const { phone, wire, ids, packed } = await aPhoneWithSessions((uid) => async () => {
    return isReachable ? signedInAs(uid)() : { kind: 'offline' }
  })
  wire.plugIn()
  const attempt = async () => {
    const before = phone.statuses.length
    phone.replication.syncNow()
    await expect.poll(() => phone.statuses.length).toBeGreaterThan(before)
    await phone.untilStatus(({ kind }) => kind === 'offline')
  }
  await expect.poll(() => packed.at(-1)?.includes(ids.at(-1) as string)).toBe(true)
  const packedBefore = packed.length
  for (let number = 0; number < 3; number++) await attempt()
  expect(packed).toHaveLength(packedBefore)
  const [edited] = ids as [SessionId, ...SessionId[]]
  await editDocument(phone.database, 'sessions', edited, (session) => ({ ...session, note: 'later' }))
  await expect.poll(() => packed.at(-1)?.includes('later')).toBe(true)
  isReachable = true
  phone.replication.syncNow()
  await phone.replication.inSync()
  expect((await phone.outbox.masters('sessions', [edited])).get(edited)?.['note']).toBe('later')
})
