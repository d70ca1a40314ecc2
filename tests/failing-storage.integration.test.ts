import { Dexie } from 'dexie'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { insertDocument } from '#storage/commands.ts'
import { failStorage } from './support/failing-storage.ts'
import { startPeople } from './support/people.ts'
import { aRunningSession, complete, countLogged } from './support/running-session.ts'

const SETS = 8
/** A generous limit: the time on a busy machine is meaningless. */

const people = startPeople('patient')

// Storage errors are logged to the console, which these tests ignore.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Two devices of one person, and a running session known to both. */
async function twoDevices() {
  const { start } = people.aPerson()
  const [phone, tablet] = [await start('phone'), await start('tablet')]
  const session = await insertDocument(phone.database, 'sessions', aRunningSession(SETS))
  await tablet.untilSession(session.id, () => true)
  return { phone, tablet, session }
}

test('a device with a temporarily full disk syncs everything once it has room', async () => {
  const { phone, tablet, session } = await twoDevices()
  const makeRoom = failStorage(['put', 'add', 'delete'], (name) => name.includes(phone.name))
  onTestFinished(makeRoom)
  await complete(tablet, session, 0)
  await phone.untilStatus(({ problem }) => problem === 'storage')
  await expect(complete(phone, session, 1)).rejects.toMatchObject({ reason: 'full' })
  expect(await countLogged(phone, session)).toBe(0)

  makeRoom()
  await complete(phone, session, 1)
  phone.replication.syncNow()
  await expect.poll(() => countLogged(tablet, session)).toBe(2)
  await expect.poll(() => countLogged(phone, session)).toBe(2)
  const status = await phone.untilStatus(({ kind }) => kind === 'synced')
  expect(status.problem).toBeNull()
  expect(await phone.outbox.all()).toEqual([])
})

test('after any temporary failures of sync storage, every saved set arrives', async () => {
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
  await expect.poll(() => failures).toBeGreaterThan(10)

  end()
  phone.replication.syncNow()
  await expect.poll(() => countLogged(tablet, session)).toBe(SETS)
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
  await expect.poll(() => countLogged(tablet, session)).toBe(SETS)
  await phone.untilStatus(({ kind }) => kind === 'synced')
  expect(await phone.outbox.all()).toEqual([])
})

/** Cuts the connections of the documents and of their outbox, with the events. */
function cutEverything(name: string): void {
  // Dexie's types omit the list of open connections.
  const { connections } = Dexie as unknown as { readonly connections: readonly Dexie[] }
  for (const dexie of connections.filter((one) => one.name.includes(name))) {
    // Dexie's type forgets that there is none while it is being opened.
    const connection = dexie.backendDB() as IDBDatabase | null
    connection?.close()
    connection?.onclose?.(new Event('close'))
  }
}
