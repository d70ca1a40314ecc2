import { expect, test } from 'vitest'
import type { CollectionName } from '#contract/sync.ts'
import { canonicalJson } from '#domain/merge/canonical.ts'
import { editDocument, insertDocument } from '#storage/commands.ts'
import { compareDigests } from '../workers/compare-digests.ts'
import { aLoggedSession, aWorkout } from './builders.ts'
import { collectionsOf, type Device } from './support/device.ts'
import { FaultyWire } from './support/faulty-wire.ts'
import { startPeople } from './support/people.ts'
import { signedInAs } from './support/sync-server.ts'

const people = startPeople('saver')

type Rewrite = (response: Response, path: string) => Response | Promise<Response>

/** A wire that reports what was asked, and may answer as another server would. */
class NotedWire extends FaultyWire {
  readonly asked: string[] = []
  rewrite: Rewrite = (response) => response

  readonly noted: typeof fetch = async (input, init) => {
    const path = String(input)
    this.asked.push(path.split('?')[0] ?? '')
    return this.rewrite(await this.fetch(input, init), path)
  }

  get pulls(): number {
    return this.asked.filter((path) => path.endsWith('/pull')).length
  }
}

/** Answers as a server from before states were told with hints and pushes, and before slices. */
const asOlderServer: Rewrite = async (response, path) => {
  if (path.endsWith('/slices')) return withoutSlices(response, path)
  if (path.endsWith('/stream')) {
    const untold = new TransformStream<string, string>({
      transform: (text, out) => out.enqueue(text.replace(/^id: .*\n/gm, '')),
    })
    const decoder = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>
    const body = response.body?.pipeThrough(decoder).pipeThrough(untold).pipeThrough(new TextEncoderStream()) ?? null
    return new Response(body, { status: response.status, headers: response.headers })
  }
  if (!path.endsWith('/push')) return response
  const { data } = (await response.json()) as { data: Record<string, unknown> }
  const { before: _, ...told } = data
  return new Response(JSON.stringify({ data: told }), { status: response.status, headers: response.headers })
}

const withoutSlices: Rewrite = (response, path) =>
  path.endsWith('/slices')
    ? new Response(JSON.stringify({ error: { code: 'NOT_FOUND', message: 'There is nothing at this address' } }), {
        status: 404,
      })
    : response

function aPerson() {
  const { uid } = people.aPerson()
  return async (name: string, rewrite?: Rewrite) => {
    const wire = new NotedWire(people.server.origin)
    if (rewrite) wire.rewrite = rewrite
    const noted = Object.assign(Object.create(wire), { fetch: wire.noted })
    const device = await people.startDevice({ name: `${uid}-${name}`, idToken: signedInAs(uid), wire: noted })
    return { ...device, wire }
  }
}

/** Waits until the stream is open and its first hint was followed. */
async function settled({ replication, http }: Device): Promise<void> {
  await replication.inSync()
  const hinted = new AbortController()
  await http.stream(hinted.signal, () => hinted.abort()).catch(() => undefined)
  await replication.inSync()
}

type NotedDevice = Device & { readonly wire: NotedWire }

/** Waits until a change was noted and confirmed: right after a write, nothing is known of it yet. */
async function confirmed({ outbox, replication }: Device, name: CollectionName, id: string): Promise<void> {
  const isKnown = async () => (await outbox.masters(name, [id])).has(id)
  await expect.poll(isKnown).toBe(true)
  await replication.inSync()
}

const pushes = ({ wire }: NotedDevice) => wire.asked.filter((path) => path.endsWith('/push')).length

async function isEqual(device: Device): Promise<boolean> {
  return (await compareDigests(collectionsOf(device), device.http)).length === 0
}

test('a device does not pull back what it pushed itself, however often it pushes', async () => {
  const start = aPerson()
  const phone = await start('phone')
  await settled(phone)
  phone.wire.asked.splice(0)
  const session = await insertDocument(phone.database, 'sessions', aLoggedSession())
  await confirmed(phone, 'sessions', session.id)
  for (const [index, note] of ['one', 'two'].entries()) {
    await editDocument(phone.database, 'sessions', session.id, (current) => ({ ...current, note }))
    await expect.poll(() => pushes(phone)).toBe(index + 2)
    await phone.replication.inSync()
  }
  // Another device's change is a hint as well: everything before it has been heard.
  const tablet = await start('tablet')
  await tablet.replication.inSync()
  const workout = await insertDocument(tablet.database, 'workouts', aWorkout())
  await expect.poll(() => phone.database.collections.workouts.findOne(workout.id).exec()).not.toBeNull()
  await phone.replication.inSync()
  expect(pushes(phone)).toBe(3)
  expect(phone.wire.pulls).toBe(1)
})

test('an own push does not hide what another device pushed just before', async () => {
  const start = aPerson()
  const [phone, tablet] = [await start('phone'), await start('tablet')]
  await settled(phone)
  await settled(tablet)
  // The phone hears no hint: only its own push could tell it that something was there before.
  phone.wire.unplug()
  const theirs = await insertDocument(tablet.database, 'sessions', aLoggedSession())
  await confirmed(tablet, 'sessions', theirs.id)
  const ours = await insertDocument(phone.database, 'sessions', aLoggedSession())
  phone.wire.plugIn()
  phone.replication.syncNow()
  await phone.untilSession(theirs.id, () => true)
  await tablet.untilSession(ours.id, () => true)
  await phone.replication.inSync()
  expect(await isEqual(phone)).toBe(true)
})

test('asking again costs one request while nothing has changed, and finds a change of any collection', async () => {
  const start = aPerson()
  const phone = await start('phone')
  await settled(phone)
  phone.wire.asked.splice(0)
  phone.replication.syncNow()
  await phone.replication.inSync()
  expect(phone.wire.pulls).toBe(1)

  // No hint reaches the phone from now on.
  phone.wire.rewrite = (response, path) => (path.endsWith('/stream') ? new Response('', { status: 503 }) : response)
  phone.wire.unplug()
  phone.wire.plugIn()
  const tablet = await start('tablet')
  const workout = await insertDocument(tablet.database, 'workouts', aWorkout())
  await confirmed(tablet, 'workouts', workout.id)
  phone.replication.syncNow()
  await phone.replication.inSync()
  expect(await phone.database.collections.workouts.findOne(workout.id).exec()).not.toBeNull()
})

test('with a server that tells no states, both ways are as complete as before', async () => {
  const start = aPerson()
  const [phone, tablet] = [await start('phone', asOlderServer), await start('tablet', asOlderServer)]
  const session = await insertDocument(phone.database, 'sessions', aLoggedSession())
  await tablet.untilSession(session.id, () => true)
  await editDocument(tablet.database, 'sessions', session.id, (current) => ({ ...current, note: 'from the tablet' }))
  await phone.untilSession(session.id, ({ note }) => note === 'from the tablet')
  const workout = await insertDocument(phone.database, 'workouts', aWorkout())
  await expect.poll(() => tablet.database.collections.workouts.findOne(workout.id).exec()).not.toBeNull()
  await Promise.all([phone.replication.inSync(), tablet.replication.inSync()])
  expect(await isEqual(phone)).toBe(true)
  expect(await isEqual(tablet)).toBe(true)
})

test('of a batch with one refused row the others are confirmed, and nothing is pulled back', async () => {
  const start = aPerson()
  const phone = await start('phone')
  await settled(phone)
  phone.wire.unplug()
  for (let number = 0; number < 12; number++) await insertDocument(phone.database, 'sessions', aLoggedSession())
  const bad = await insertDocument(phone.database, 'sessions', { ...aLoggedSession(), startedAt: 'never' })
  phone.wire.plugIn()
  phone.replication.syncNow()
  await phone.untilStatus(({ waiting, refused }) => waiting === 0 && refused === 1)
  expect((await phone.outbox.all()).map(({ id, state }) => [id, state])).toEqual([[bad.id, 'refused']])
  const tablet = await start('tablet')
  await tablet.replication.inSync()
  expect(await tablet.sessions()).toHaveLength(12)
  expect(await phone.sessions()).toHaveLength(13)
})

test('a first sync by pages that is killed between two of them continues, and ends with everything once', async () => {
  const start = aPerson()
  const phone = await start('phone')
  for (let number = 0; number < 80; number++) await insertDocument(phone.database, 'sessions', aLoggedSession())
  await phone.untilStatus(({ waiting }) => waiting === 0)
  await expect.poll(async () => (await phone.http.digest()).sessions?.count).toBe(80)
  let answered = 0
  const killed = await start('tablet', (response, path) => {
    if (!path.includes('collection=sessions')) return withoutSlices(response, path)
    answered += 1
    // The second page is on its way while the first is written, and never comes.
    if (answered > 1) throw new TypeError('Failed to fetch')
    return response
  })
  await expect.poll(async () => (await killed.sessions()).length).toBe(25)
  await people.stop(killed)

  const tablet = await start('tablet')
  await tablet.replication.inSync()
  const canonical = async (device: Device) => (await device.sessions()).map(canonicalJson)
  expect(await canonical(tablet)).toEqual(await canonical(phone))
  expect(tablet.statuses.at(-1)).toMatchObject({ waiting: 0, refused: 0 })
  expect(await isEqual(tablet)).toBe(true)
})
