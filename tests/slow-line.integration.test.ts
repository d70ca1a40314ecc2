import { expect, test } from 'vitest'
import { insertDocument } from '#storage/commands.ts'
import { aLoggedSession, aWorkout } from './builders.ts'
import type { Device } from './support/device.ts'
import { FaultyWire } from './support/faulty-wire.ts'
import { startPeople } from './support/people.ts'
import { signedInAs } from './support/sync-server.ts'

const SESSIONS = 40
/** A generous limit: the time on a busy machine is meaningless. */

const people = startPeople('hiker')

/** A wire that reports each exchange, and drops chosen ones. */
class WatchedWire extends FaultyWire {
  readonly asked: string[] = []
  readonly sent: number[] = []
  loses: (path: string) => boolean = () => false

  readonly watched: typeof fetch = async (input, init) => {
    const path = String(input)
    if (path.includes('/pull')) this.asked.push(path)
    if (path.endsWith('/push')) this.sent.push((JSON.parse(String(init?.body)) as { rows: unknown[] }).rows.length)
    if (this.loses(path)) throw new TypeError('the line took too long')
    return this.fetch(input, init)
  }
}

function aPerson() {
  const { uid } = people.aPerson()
  return async (name: string, replicate = true) => {
    const wire = new WatchedWire(people.server.origin)
    const options = { name: `${uid}-${name}`, idToken: signedInAs(uid), replicate }
    const watched = Object.assign(Object.create(wire), { fetch: wire.watched })
    const device = await people.startDevice({ ...options, wire: watched })
    return { ...device, wire }
  }
}

const collectionsIn = (paths: readonly string[]) => [
  ...new Set(paths.map((path) => new URL(path, people.server.origin).searchParams.get('collection'))),
]
const limitsIn = (paths: readonly string[], collection: string) =>
  paths
    .map((path) => new URL(path, people.server.origin).searchParams)
    .filter((query) => query.get('collection') === collection)
    .map((query) => Number(query.get('limit')))
const count = ({ database }: Device) => database.collections.sessions.count().exec()

test('a hint fetches the collection that changed, and no other', async () => {
  const start = aPerson()
  const [phone, tablet] = [await start('phone'), await start('tablet')]
  await phone.replication.inSync()
  await tablet.replication.inSync()
  // The first hint of a stream covers everything: it has arrived once this has.
  await insertDocument(tablet.database, 'sessions', aLoggedSession())
  await expect.poll(() => count(phone)).toBe(1)
  await phone.replication.inSync()

  phone.wire.asked.splice(0)
  const workout = await insertDocument(tablet.database, 'workouts', aWorkout())
  await expect.poll(() => phone.database.collections.workouts.findOne(workout.id).exec()).not.toBeNull()
  await phone.replication.inSync()
  expect(collectionsIn(phone.wire.asked)).toEqual(['workouts'])
})

test('a push aborted on a slow line is resent in smaller parts, until complete', async () => {
  const start = aPerson()
  const phone = await start('phone', false)
  for (let number = 0; number < SESSIONS; number++) await insertDocument(phone.database, 'sessions', aLoggedSession())
  let lost = 0
  phone.wire.loses = (path) => path.endsWith('/push') && lost++ < 2
  await phone.replication.start()
  await phone.replication.inSync()

  const [first = 0, second = 0, third = 0] = phone.wire.sent
  expect(second).toBeLessThan(first)
  expect(third).toBeLessThan(second)
  const tablet = await start('tablet')
  await tablet.replication.inSync()
  expect(await count(tablet)).toBe(SESSIONS)
})

test('a page aborted on a slow line is requested in smaller parts, until complete', async () => {
  const start = aPerson()
  const phone = await start('phone')
  for (let number = 0; number < SESSIONS; number++) await insertDocument(phone.database, 'sessions', aLoggedSession())
  await phone.replication.inSync()
  const tablet = await start('tablet', false)
  let lost = 0
  tablet.wire.nextFault = (path) => (path.endsWith('/slices') ? 'cut-in-answer' : 'none')
  tablet.wire.loses = (path) => path.includes('collection=sessions') && lost++ < 2
  await tablet.replication.start()
  await tablet.replication.inSync()

  const [first = 0, second = 0, third = 0] = limitsIn(tablet.wire.asked, 'sessions')
  expect(second).toBeLessThan(first)
  expect(third).toBeLessThan(second)
  expect(await count(tablet)).toBe(SESSIONS)
})
