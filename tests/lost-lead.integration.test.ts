import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import type { CollectionName, WireDocument } from '#contract/sync.ts'
import { insertDocument } from '#storage/commands.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { joinMasters } from '../workers/join-masters.ts'
import { readDocuments } from '../workers/local-documents.ts'
import { Outbox } from '../workers/outbox.ts'
import { Superseded } from '../workers/outbox-database.ts'
import { aLoggedSession } from './builders.ts'
import { collectionsOf } from './support/device.ts'
import { startPeople } from './support/people.ts'

const NOTHING = { withheld: new Set<CollectionName>(), passedOver: new Set<string>() }
const at = (nowMs: number) => ({ nowMs, scannedTo: undefined })
const session = aLoggedSession()
const version = (name: string): WireDocument => ({ ...session, name, _deleted: false })

const people = startPeople('led')

const open: { readonly database: Database; readonly outboxes: readonly Outbox[] }[] = []
let accounts = 0

/** The outboxes of two tabs of one device, over the same documents. */
async function twoTabs() {
  accounts += 1
  const account = `lost-lead-${accounts}`
  const database = await openDatabase({ account })
  const outboxes = [new Outbox(account), new Outbox(account)] as const
  open.push({ database, outboxes })
  const collection = collectionsOf({ database }).sessions
  const join = (outbox: Outbox, master: WireDocument) =>
    joinMasters([master], { name: 'sessions', collection, outbox, nowMs: 0 })
  const nameOnDisk = async () => (await readDocuments(collection, [session.id]))[0]
  return { outboxes, join, nameOnDisk }
}

afterEach(async () => {
  for (const { database, outboxes } of open.splice(0)) {
    for (const outbox of outboxes) outbox.close()
    await database.close()
  }
})

test('a worker that lost the lead writes no version of the server over newer documents', async () => {
  const { outboxes, join, nameOnDisk } = await twoTabs()
  const [first, second] = outboxes
  await first.lead('first')
  await join(first, version('as both know it'))
  await second.lead('second')
  await join(second, version('newer'))

  await expect(join(first, version('of a page that was pulled before'))).rejects.toThrow(Superseded)
  expect(await nameOnDisk()).toMatchObject({ name: 'newer' })
})

test('a worker that lost the lead while it read the documents writes nothing', async () => {
  const { outboxes, join, nameOnDisk } = await twoTabs()
  const [first, second] = outboxes
  await first.lead('first')
  await join(first, version('as both know it'))
  const { ancestors } = first
  first.ancestors = async (...asked) => {
    const known = await ancestors.apply(first, asked)
    await second.lead('second')
    return known
  }
  await expect(join(first, version('of a page in hand'))).rejects.toThrow(Superseded)
  expect(await nameOnDisk()).toMatchObject({ name: 'as both know it' })
})

test('a worker that leads again sends what another one noted meanwhile', async () => {
  const { outboxes } = await twoTabs()
  const [first, second] = outboxes
  await first.lead('first')
  await first.note('sessions', [version('noted by the first')], at(1))
  await second.lead('second')
  await second.note('sessions', [version('noted by the second')], at(2))

  await first.lead('first again')
  const rows = await first.nextRows(10, NOTHING)
  expect(rows.map(({ entry }) => entry.document)).toEqual([version('noted by the second')])
})

test('a worker that leads again settles no entry that another one noted meanwhile', async () => {
  const { outboxes } = await twoTabs()
  const [first, second] = outboxes
  await first.lead('first')
  await first.note('sessions', [version('noted by the first')], at(1))
  const changes = first.changes.of('sessions')
  const rows = await first.nextRows(10, NOTHING)
  await second.lead('second')
  await second.note('sessions', [version('noted by the second')], at(2))

  await first.lead('first again')
  await first.accept('sessions', rows, { changes, andThen: async () => undefined })
  expect((await first.all()).map(({ document }) => document)).toEqual([version('noted by the second')])
})

test('a worker that leads again knows the facts and versions that another one stored meanwhile', async () => {
  const { outboxes } = await twoTabs()
  const [first, second] = outboxes
  await first.lead('first')
  const known = async () => [
    await first.facts.fetchedTo('sessions'),
    await first.facts.firstExchanges(),
    await first.counts(),
    [...(await first.masters('sessions', [session.id])).values()],
  ]
  await known()
  await second.lead('second')
  const push = JSON.stringify({ rows: [{ newDocumentState: version('pushed') }] })
  const slices = [{ ids: [session.id], packed: new Uint8Array(gzipSync(push)) }]
  await second.forgetMasters(['folders'])
  await second.putMasters('sessions', [{ master: version('pushed'), local: version('edited') }], {
    nowMs: 0,
    choices: [],
    slices,
    andThen: () => second.facts.putFetched('sessions', '01234567.9'),
  })

  await first.lead('first again')
  expect(await known()).toEqual(['01234567.9', new Set(['folders']), { waiting: 1, refused: 0 }, [version('pushed')]])
})

test('a replication stops and says so at the first change after another worker wrote that it leads', async () => {
  const { start } = people.aPerson()
  const phone = await start('phone')
  await phone.replication.inSync()
  const late = new Outbox(phone.name)
  await late.lead('late')
  late.close()
  await insertDocument(phone.database, 'sessions', session)
  await phone.superseded
})
