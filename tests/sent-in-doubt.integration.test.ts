import { afterEach, expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import type { CollectionName, WireDocument } from '#contract/sync.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import { renameSession } from '#domain/session/details.ts'
import { removeExercise } from '#domain/session/exercises.ts'
import { changeSetKind, completeSet, removeSet, uncompleteSet, updateSet } from '#domain/session/sets.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { joinMasters } from '../workers/join-masters.ts'
import { readDocuments, writeDocuments } from '../workers/local-documents.ts'
import { Outbox } from '../workers/outbox.ts'
import { aLoggedSet, aSet, aStamp, exerciseOf, sessionOf } from './builders.ts'
import { collectionsOf } from './support/device.ts'
import { setsOf } from './support/running-session.ts'

const NOTHING = { withheld: new Set<CollectionName>(), passedOver: new Set<string>() }
const AN_INSTANT = '2026-03-02T18:05:00.000Z'
const OTHER = 'bbbb0001'

const open: { readonly database: Database; readonly outbox: Outbox }[] = []
let accounts = 0

/** A device's documents and outbox, without a server. */
async function aDevice() {
  accounts += 1
  const account = `sent-in-doubt-${accounts}`
  const [database, outbox] = [await openDatabase({ account }), new Outbox(account)]
  open.push({ database, outbox })
  const collection = collectionsOf({ database }).sessions
  const stored = async (id: string) => (await readDocuments(collection, [id]))[0]
  return {
    outbox,
    join: (master: Session) => joinMasters([wire(master)], { name: 'sessions', collection, outbox, nowMs: 0 }),
    edit: async (version: Session) => {
      await writeDocuments(collection, [{ previous: await stored(version.id), document: wire(version) }])
      await outbox.note('sessions', [wire(version)], { nowMs: 0, scannedTo: undefined })
    },
    /** Sends everything that waits, and gets no answer. */
    send: async () => outbox.markSent(await outbox.nextRows(10, NOTHING)),
    session: async (id: string) => (await stored(id)) as unknown as Session,
  }
}

afterEach(async () => {
  for (const { database, outbox } of open.splice(0)) {
    outbox.close()
    await database.close()
  }
})

function wire(session: Session): WireDocument {
  return { ...session, _deleted: false }
}

/** The session after an act at a moment, on this device or on another one. */
function after(before: Session, act: (session: Session) => Session, atMs: number, device?: string): Session {
  return stampChanges(before, act(before), device === undefined ? aStamp(atMs) : aStamp(atMs, 0, device))
}

test('another version of the server ends the doubt about what was sent over the one before', async () => {
  const { outbox, join, edit, send } = await aDevice()
  const known = sessionOf([exerciseOf([aLoggedSet(100, 6)])])
  await join(known)
  await edit(after(known, (it) => renameSession(it, 'Mine'), 1_000))
  await send()
  await join(known)
  expect([...(await outbox.inDoubt('sessions', [known.id])).keys()]).toEqual([known.id])

  await join(after(known, (it) => ({ ...it, note: 'of the other device' }), 2_000, OTHER))
  expect([...(await outbox.inDoubt('sessions', [known.id])).keys()]).toEqual([])
  expect((await outbox.all()).map(({ sent }) => sent)).toEqual([[]])
  expect(await outbox.facts.sending()).toBeUndefined()
})

test.each([
  ['a tick', true, (id: string) => (it: Session) => uncompleteSet(it, id)],
  ['a tick by mistake', false, (id: string) => (it: Session) => completeSet(it, id, AN_INSTANT, { restSeconds: 0 })],
  ['a figure', true, (id: string) => (it: Session) => updateSet(it, id, { reps: 12 })],
])('%s that another device takes back stays so after two conflicts in a row', async (_, isLogged, change) => {
  const { join, edit, send, session } = await aDevice()
  const [first, second] = [isLogged ? aLoggedSet(100, 8) : aSet(), aSet()]
  const known = sessionOf([exerciseOf([first, second])])
  await join(known)
  await edit(after(known, (it) => completeSet(it, second.id, AN_INSTANT, { restSeconds: 0 }), 1_000))
  await send()
  const changed = after(known, change(first.id), 2_000, OTHER)
  await join(changed)
  await send()
  const takenBack = after(changed, (it) => ({ ...it, exercises: known.exercises }), 3_000, OTHER)
  await join(takenBack)

  const [firstHere, secondHere] = setsOf(await session(known.id))
  expect(firstHere).toMatchObject({ completedAt: first.completedAt, reps: first.reps })
  expect(secondHere?.completedAt).toBe(AN_INSTANT)
})

test('a corrected figure stays where a version without its set was sent and another device changes the set', async () => {
  const { join, edit, send, session } = await aDevice()
  const exercise = exerciseOf([aLoggedSet(100, 6)])
  const known = sessionOf([exercise])
  await join(known)
  await edit(after(known, (it) => renameSession(it, 'Mine'), 2_000))
  await send()
  const added = aLoggedSet(55, 10)
  const withSet = after(known, (it) => withSets(it, [...setsOf(it), added]), 2_500, OTHER)
  await join(withSet)
  await edit(after(await session(known.id), (it) => updateSet(it, added.id, { reps: 15 }), 3_000))
  await join(after(withSet, (it) => changeSetKind(it, added.id, 'warm-up'), 3_001, OTHER))

  expect(setsOf(await session(known.id)).find(({ id }) => id === added.id)).toMatchObject({ reps: 15, kind: 'warm-up' })
})

test.each([
  ['the set', (it: Session) => removeSet(it, setsOf(it)[0]?.id ?? '')],
  ['its exercise', (it: Session) => removeExercise(it, it.exercises[0]?.id ?? '')],
  ['the session', (it: Session) => ({ ...it, binnedAt: AN_INSTANT })],
])(
  'a set logged elsewhere stays where this device logged it too, sent that, and removed %s unseen',
  async (_, remove) => {
    const { join, edit, send, session } = await aDevice()
    const planned = aSet()
    const known = sessionOf([exerciseOf([planned])])
    const logged = (reps: number) => (it: Session) =>
      completeSet(updateSet(it, planned.id, { reps }), planned.id, AN_INSTANT, { restSeconds: 0 })
    await join(known)
    await edit(after(known, logged(11), 2_000))
    await send()
    await edit(after(await session(known.id), remove, 3_000))
    await join(after(known, logged(6), 1_000, OTHER))

    const here = await session(known.id)
    expect(here.binnedAt).toBe('')
    expect(setsOf(here)).toMatchObject([{ id: planned.id, reps: 6, completedAt: AN_INSTANT }])
  },
)

function withSets(session: Session, sets: Session['exercises'][number]['sets']): Session {
  return { ...session, exercises: session.exercises.map((exercise) => ({ ...exercise, sets })) }
}
