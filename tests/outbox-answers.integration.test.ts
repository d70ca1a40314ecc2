import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { waitingSince } from '#contract/outbox.ts'
import type { CollectionName, WireDocument } from '#contract/sync.ts'
import { insertDocument } from '#storage/commands.ts'
import { Outbox } from '../workers/outbox.ts'
import { aLoggedSession } from './builders.ts'
import { startPeople } from './support/people.ts'
import { aRunningSession } from './support/running-session.ts'

const NOTHING = { withheld: new Set<CollectionName>(), passedOver: new Set<string>() }
const MANY = 25

const people = startPeople('answered')

const at = (nowMs: number) => ({ nowMs, scannedTo: undefined })
const version = (number: number, name: string): WireDocument => ({
  ...aLoggedSession(),
  id: `session-${number}`,
  name,
  _deleted: false,
})

test('a refusal of an older version leaves a newer one waiting', async () => {
  const outbox = new Outbox(people.aPerson().uid)
  await outbox.note('sessions', [version(1, 'refused')], at(1))
  const rows = await outbox.nextRows(10, NOTHING)
  await outbox.note('sessions', [version(1, 'mended')], at(2))
  await outbox.refuse(rows, [{ id: 'session-1', issues: [{ path: 'name', message: 'not accepted' }] }])
  expect(await outbox.all()).toMatchObject([{ document: { name: 'mended' }, state: 'waiting', issues: [] }])
  outbox.close()
})

test('what waits does so since its first change, and since the next one where the server has that', async () => {
  const outbox = new Outbox(people.aPerson().uid)
  const since = async () => (await outbox.all()).map(waitingSince)
  await outbox.note('sessions', [version(1, 'first')], at(1))
  const rows = await outbox.nextRows(10, NOTHING)
  await outbox.note('sessions', [version(1, 'second')], at(2))
  await outbox.note('sessions', [version(1, 'third')], at(3))
  expect(await since()).toEqual([1])
  const changes = outbox.changes.of('sessions')
  await outbox.accept('sessions', rows, { changes: changes - 1, packed: undefined, andThen: async () => undefined })
  expect(await since()).toEqual([3])
  outbox.close()
})

test('after a packed push, new and updated documents alike are known as they were sent', async () => {
  const outbox = new Outbox(people.aPerson().uid)
  const numbers = Array.from({ length: MANY }, (_, index) => index)
  const isUpdate = (number: number) => number % 5 === 0
  const before = numbers.filter(isUpdate).map((number) => version(number, 'before'))
  await outbox.putMasters(
    'sessions',
    before.map((master) => ({ master, local: master })),
    { nowMs: 0, choices: [] },
  )
  const sent = numbers.map((number) => version(number, 'sent'))
  await outbox.note('sessions', sent, at(1))
  const rows = await outbox.nextRows(MANY, NOTHING)
  const body = JSON.stringify({ rows: sent.map((newDocumentState) => ({ newDocumentState })) })
  const packed = new Uint8Array(gzipSync(body))
  const changes = outbox.changes.of('sessions')
  await outbox.accept('sessions', rows, { changes, packed, andThen: async () => undefined })

  const known = await outbox.masters(
    'sessions',
    sent.map(({ id }) => id),
  )
  expect([...known.values()].map(({ name }) => name)).toEqual(numbers.map(() => 'sent'))
  expect(await outbox.all()).toEqual([])
  outbox.close()
})

test('an answer that was overtaken does not take the head back, and one of a new epoch does', async () => {
  const outbox = new Outbox(people.aPerson().uid)
  const told = async (head: string) => {
    await outbox.putFacts(() => outbox.facts.putHead(head))
    return outbox.facts.head()
  }
  expect(await told('01234567.7.aaaa0000')).toBe('01234567.7.aaaa0000')
  expect(await told('01234567.5.bbbb0000')).toBe('01234567.7.aaaa0000')
  expect(await told('89abcdef.1.cccc0000')).toBe('89abcdef.1.cccc0000')
  outbox.close()
})

test('a checkpoint is stored only after the documents that it stands for', async () => {
  const { start } = people.aPerson()
  const tablet = await start('tablet')
  await insertDocument(tablet.database, 'sessions', aRunningSession(1))
  await tablet.replication.inSync()

  const phone = await start('phone', undefined, false)
  const { storageInstance } = phone.database.collections.sessions
  const bulkWrite = storageInstance.bulkWrite.bind(storageInstance)
  const marksAtWrites: boolean[] = []
  storageInstance.bulkWrite = async (...written) => {
    marksAtWrites.push(await phone.outbox.facts.isFetchedTo('sessions', undefined))
    return bulkWrite(...written)
  }
  await phone.replication.start()
  await phone.replication.inSync()
  expect(await phone.sessions()).toHaveLength(1)
  expect(marksAtWrites).toEqual([true])
})
