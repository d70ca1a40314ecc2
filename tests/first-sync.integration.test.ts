import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SessionId } from '#contract/id.ts'
import { canonicalJson } from '#domain/merge/canonical.ts'
import { editDocument, insertDocument } from '#storage/commands.ts'
import { serverKnowledgeOf } from '#storage/safety/server-knowledge.ts'
import { compareDigests } from '../workers/compare-digests.ts'
import { aLoggedSession, aWorkout } from './builders.ts'
import { collectionsOf, type Device } from './support/device.ts'
import { type Fault, FaultyWire } from './support/faulty-wire.ts'
import { startPeople } from './support/people.ts'
import { signedInAs } from './support/sync-server.ts'

/** More than come in the slice of the newest. */
const SESSIONS = 60

const people = startPeople('newcomer')

/** A wire that reports what was asked, and by which the slices may arrive otherwise. */
class NotedWire extends FaultyWire {
  readonly asked: string[] = []
  /** Slices are asked for once it resolves. */
  beforeSlices: Promise<unknown> = Promise.resolve()
  rewrite: (bytes: Uint8Array<ArrayBuffer>) => BodyInit | null = (bytes) => bytes

  readonly noted: typeof fetch = async (input, init) => {
    const path = String(input).split('?')[0] ?? ''
    this.asked.push(path)
    if (path.endsWith('/slices')) await this.beforeSlices
    const response = await this.fetch(input, init)
    if (!path.endsWith('/slices') || !response.ok) return response
    const bytes = new Uint8Array(await response.arrayBuffer())
    return new Response(this.rewrite(bytes), { status: response.status, headers: response.headers })
  }
}

async function aPersonWithYears(count = SESSIONS) {
  const { uid } = people.aPerson()
  const start = async (name: string, set: (wire: NotedWire) => void = () => undefined, replicate = true) => {
    const wire = new NotedWire(people.server.origin)
    set(wire)
    const noted = Object.assign(Object.create(wire), { fetch: wire.noted })
    const idToken = signedInAs(uid)
    const device = await people.startDevice({ name: `${uid}-${name}`, idToken, wire: noted, replicate })
    return { ...device, wire }
  }
  const phone = await start('phone')
  const ids: SessionId[] = []
  for (let number = 0; number < count; number++) {
    ids.push((await insertDocument(phone.database, 'sessions', aLoggedSession())).id)
  }
  await insertDocument(phone.database, 'workouts', aWorkout())
  const isThere = async () => {
    const { sessions, workouts } = await phone.http.digest()
    return [sessions?.count, workouts?.count]
  }
  await expect.poll(isThere).toEqual([count, 1])
  await phone.replication.inSync()
  return { phone, ids, start }
}

const pulls = (wire: NotedWire) => wire.asked.filter((path) => path.endsWith('/pull')).length
const pushes = (wire: NotedWire) => wire.asked.filter((path) => path.endsWith('/push')).length
const canonical = async (device: Device) => (await device.sessions()).map(canonicalJson)
const isEqual = async (device: Device) => (await compareDigests(collectionsOf(device), device.http)).length === 0

/** Waits until nothing waits any more. */
async function confirmed({ outbox, replication }: Device): Promise<void> {
  await expect.poll(async () => (await outbox.all()).length).toBe(0)
  await replication.inSync()
}

test('an empty device gets everything by one request, and has nothing to send', async () => {
  const { phone, start } = await aPersonWithYears()
  const tablet = await start('tablet')
  await tablet.replication.inSync()
  expect(await canonical(tablet)).toEqual(await canonical(phone))
  expect(await isEqual(tablet)).toBe(true)
  expect([pulls(tablet.wire), pushes(tablet.wire)]).toEqual([0, 0])
  expect(tablet.statuses.at(-1)).toMatchObject({ waiting: 0, refused: 0, pulledThisStart: true })
})

test('what a first sync has brought is told out of everything, and never falls', async () => {
  const { start } = await aPersonWithYears()
  const tablet = await start('tablet')
  await tablet.replication.inSync()
  const told = tablet.statuses.flatMap(({ progress, direction }) => (direction === 'fetching' && progress) || [])
  expect(told.length).toBeGreaterThan(0)
  expect(new Set(told.map(({ total }) => total))).toEqual(new Set([SESSIONS + 1]))
  const done = told.map(({ done }) => done)
  expect(done).toEqual(done.toSorted((before, after) => before - after))
})

test('wherever the answer breaks off, pages bring the rest, and everything is there once', async () => {
  const { phone, start } = await aPersonWithYears()
  const expected = await canonical(phone)
  let number = 0
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 0, max: 1, noNaN: true }), async (share) => {
      number += 1
      const tablet = await start(`tablet-${number}`, (wire) => {
        wire.rewrite = (bytes) => bytes.slice(0, Math.floor(bytes.length * share))
      })
      await tablet.replication.inSync()
      expect(await canonical(tablet)).toEqual(expected)
      expect(await isEqual(tablet)).toBe(true)
      await people.stop(tablet)
    }),
    { numRuns: 12, examples: [[0], [0.5], [0.999]] },
  )
})

test.each<[string, (wire: NotedWire) => void]>([
  ['of the gym', (wire) => (wire.rewrite = () => '<html>Welcome to the gym WiFi</html>')],
  ['that changes a byte', (wire) => (wire.rewrite = (bytes) => bytes.with(bytes.length - 40, 0))],
  ['that lets nothing through at first', (wire) => faultOf(wire, ['cut-before', 'server-error', 'portal'])],
])('a line %s loses nothing', async (_, spoil) => {
  const { phone, start } = await aPersonWithYears(3)
  const tablet = await start('tablet', spoil)
  await tablet.replication.inSync()
  expect(await canonical(tablet)).toEqual(await canonical(phone))
})

function faultOf(wire: NotedWire, faults: readonly Fault[]): void {
  const rest = [...faults]
  wire.nextFault = () => rest.shift() ?? 'none'
}

test('a device that had documents merges those, and sends what only it had', async () => {
  const { phone, ids, start } = await aPersonWithYears(5)
  const [shared] = ids
  if (!shared) throw new Error('there is none')
  const tablet = await start('tablet', undefined, false)
  const copy = (await phone.sessions()).find(({ id }) => id === shared)
  if (!copy) throw new Error('it is not on the phone')
  await insertDocument(tablet.database, 'sessions', { ...copy, note: 'noted on the tablet' })
  const own = await insertDocument(tablet.database, 'sessions', aLoggedSession())
  await tablet.replication.start()
  await phone.untilSession(own.id, () => true)
  await Promise.all([tablet.replication.inSync(), phone.replication.inSync()])
  await expect.poll(async () => canonicalJson(await phone.sessions())).toBe(canonicalJson(await tablet.sessions()))
  expect(await phone.sessions()).toHaveLength(6)
})

test('a session deleted after a first sync is deleted on every device', async () => {
  const { phone, ids, start } = await aPersonWithYears(3)
  const [gone] = ids
  if (!gone) throw new Error('there is none')
  const tablet = await start('tablet')
  await tablet.replication.inSync()
  tablet.wire.unplug()
  const stored = await tablet.database.collections.sessions.findOne(gone).exec()
  await stored?.remove()
  await expect.poll(async () => (await tablet.outbox.all()).length).toBe(1)
  tablet.wire.plugIn()
  tablet.replication.syncNow()
  await expect.poll(async () => (await phone.sessions()).length).toBe(2)
  expect(await tablet.sessions()).toHaveLength(2)
})

// What came in slices is the ancestor of later merges, as what came by pages is.
test('sets removed after a first sync stay removed, although the other device edits the session meanwhile', async () => {
  const { phone, ids, start } = await aPersonWithYears()
  const [edited] = ids
  if (!edited) throw new Error('there is none')
  const tablet = await start('tablet')
  await tablet.replication.inSync()
  tablet.wire.unplug()
  await editDocument(tablet.database, 'sessions', edited, (session) => ({
    ...session,
    exercises: session.exercises.map((exercise) => ({ ...exercise, sets: exercise.sets.slice(1) })),
  }))
  const left = (await tablet.sessions()).find(({ id }) => id === edited)?.exercises.map(({ sets }) => sets.length)
  await editDocument(phone.database, 'sessions', edited, (session) => ({ ...session, note: 'meanwhile' }))
  await phone.replication.inSync()
  tablet.wire.plugIn()
  tablet.replication.syncNow()
  for (const device of [phone, tablet]) {
    const merged = await device.untilSession(
      edited,
      ({ note, exercises }) => note === 'meanwhile' && exercises[0]?.sets.length === left?.[0],
    )
    expect(merged.exercises.map(({ sets }) => sets.length)).toEqual(left)
  }
})

test('an edit after a first sync is one push without a conflict, whose ancestor the service worker finds', async () => {
  const { ids, start } = await aPersonWithYears()
  const tablet = await start('tablet')
  await tablet.replication.inSync()
  tablet.wire.unplug()
  const [edited] = ids
  if (!edited) throw new Error('there is none')
  await editDocument(tablet.database, 'sessions', edited, (session) => ({ ...session, note: 'edited' }))
  await expect.poll(async () => (await tablet.outbox.all()).length).toBe(1)
  const [row] = await tablet.outbox.nextRows(1, { withheld: new Set(), passedOver: new Set() })
  expect(row?.master).toMatchObject({ id: edited, _deleted: false })
  expect(row?.master?.['note']).not.toBe('edited')
  tablet.wire.asked.splice(0)
  tablet.wire.plugIn()
  tablet.replication.syncNow()
  await confirmed(tablet)
  expect(pushes(tablet.wire)).toBe(1)
  expect((await tablet.outbox.masters('sessions', [edited])).get(edited)?.['note']).toBe('edited')
})

test('what the server has is known after a first sync, also to the undoing of an import', async () => {
  const { phone, ids, start } = await aPersonWithYears()
  const tablet = await start('tablet')
  await tablet.replication.inSync()
  const [some, other] = [ids[0] as SessionId, ids.at(-1) as SessionId]
  const versions = await serverKnowledgeOf(tablet.name).versions('sessions', [some, other, 'unknown'])
  const known = (await phone.sessions()).filter(({ id }) => [some, other].includes(id))
  expect(new Map(known.map((session) => [session.id, { ...session, _deleted: false }]))).toEqual(versions)
})

/** A device whose slices stop arriving at a share of their bytes until they are released. */
async function startHeld(start: Awaited<ReturnType<typeof aPersonWithYears>>['start'], share: number) {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const tablet = await start(
    'tablet',
    (wire) => {
      wire.rewrite = (bytes) =>
        new ReadableStream({
          async start(controller) {
            const middle = Math.floor(bytes.length * share)
            controller.enqueue(bytes.slice(0, middle))
            asked.resolve()
            await released.promise
            controller.enqueue(bytes.slice(middle))
            controller.close()
          },
        })
    },
    false,
  )
  return { tablet, isAsked: asked.promise, release: released.resolve }
}

test('an edit of what has arrived goes out while the rest arrives', async () => {
  const { phone, ids, start } = await aPersonWithYears()
  const newest = ids.at(-1) as SessionId
  const { tablet, isAsked, release } = await startHeld(start, 0.9)
  await tablet.replication.start()
  await isAsked
  await tablet.untilSession(newest, () => true)
  await editDocument(tablet.database, 'sessions', newest, (session) => ({ ...session, note: 'while fetching' }))
  await phone.untilSession(newest, ({ note }) => note === 'while fetching')
  release()
  await tablet.replication.inSync()
  expect((await tablet.sessions()).find(({ id }) => id === newest)?.note).toBe('while fetching')
  expect(await tablet.sessions()).toHaveLength(SESSIONS)
  expect(await isEqual(tablet)).toBe(true)
})

test('a slice that is older than what this device has pushed meanwhile reverts nothing', async () => {
  const { phone, ids, start } = await aPersonWithYears()
  const oldest = ids[0] as SessionId
  const { tablet, isAsked, release } = await startHeld(start, 0.1)
  const copy = (await phone.sessions()).find(({ id }) => id === oldest)
  if (!copy) throw new Error('it is not on the phone')
  await insertDocument(tablet.database, 'sessions', copy)
  await tablet.replication.start()
  await isAsked
  await editDocument(tablet.database, 'sessions', oldest, (session) => ({ ...session, note: 'while fetching' }))
  await phone.untilSession(oldest, ({ note }) => note === 'while fetching')
  release()
  await tablet.replication.inSync()
  expect((await tablet.sessions()).find(({ id }) => id === oldest)?.note).toBe('while fetching')
  expect((await phone.sessions()).find(({ id }) => id === oldest)?.note).toBe('while fetching')
  expect(await tablet.sessions()).toHaveLength(SESSIONS)
  expect(await isEqual(tablet)).toBe(true)
})

test.each([
  ['come first', false],
  ['come after the push', true],
])(
  'sessions logged before a device was ever online are sent, and none is pulled back where the slices %s',
  async (_, isLate) => {
    const { start } = await aPersonWithYears(0)
    const tablet = await start('tablet', (wire) => wire.unplug())
    for (let number = 0; number < 30; number++) await insertDocument(tablet.database, 'sessions', aLoggedSession())
    await expect.poll(async () => (await tablet.outbox.counts()).waiting).toBe(30)
    tablet.wire.asked.splice(0)
    if (isLate) tablet.wire.beforeSlices = tablet.untilStatus(({ waiting }) => waiting === 0)
    tablet.wire.plugIn()
    tablet.replication.syncNow()
    await tablet.untilStatus(({ kind }) => kind === 'synced')
    await tablet.replication.inSync()
    expect((await tablet.http.digest()).sessions?.count).toBe(30)
    expect(tablet.wire.asked.filter((path) => path.endsWith('/pull')).length).toBeLessThanOrEqual(1)
  },
)

test('a browser that unpacks nothing fetches by pages', async () => {
  const { phone, start } = await aPersonWithYears(3)
  vi.stubGlobal('DecompressionStream', undefined)
  const tablet = await start('tablet')
  await tablet.replication.inSync()
  expect(tablet.wire.asked.some((path) => path.endsWith('/slices'))).toBe(false)
  expect(await canonical(tablet)).toEqual(await canonical(phone))
})

beforeEach(() => {
  vi.unstubAllGlobals()
})
