import { afterEach, expect, test } from 'vitest'
import type { WireDocument } from '#contract/sync.ts'
import type { Workout } from '#contract/workout.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { isAllConfirmed } from '../workers/confirmed-documents.ts'
import { joinMasters } from '../workers/join-masters.ts'
import { readDocuments, writeDocuments } from '../workers/local-documents.ts'
import { Outbox } from '../workers/outbox.ts'
import { aWorkout } from './builders.ts'
import { collectionsOf } from './support/device.ts'

const open: { readonly database: Database; readonly outbox: Outbox }[] = []

afterEach(async () => {
  for (const { database, outbox } of open.splice(0)) {
    outbox.close()
    await database.close()
  }
})

let accounts = 0

/** A device that has one routine from the server. */
async function aDevice() {
  accounts += 1
  const account = `confirmed-${accounts}`
  const [database, outbox] = [await openDatabase({ account }), new Outbox(account)]
  open.push({ database, outbox })
  const collection = collectionsOf({ database }).workouts
  const known = aWorkout()
  await joinMasters([wire(known)], { name: 'workouts', collection, outbox, nowMs: 0 })
  return {
    known,
    outbox,
    /** Onto the disk alone: nothing is noted. */
    write: async (document: WireDocument) => {
      const [previous] = await readDocuments(collection, [document.id])
      await writeDocuments(collection, [{ previous, document }])
    },
    isConfirmed: () => isAllConfirmed(collectionsOf({ database }), outbox),
  }
}

function wire(workout: Workout, isDeleted = false): WireDocument {
  return { ...workout, _deleted: isDeleted }
}

test('a device with what the server has sent, and nothing else, is confirmed', async () => {
  const { isConfirmed } = await aDevice()
  expect(await isConfirmed()).toBe(true)
})

test.each<[string, (known: Workout) => WireDocument]>([
  ['an edit', (known) => wire({ ...known, name: 'Mine' })],
  ['a deletion', (known) => wire(known, true)],
  ['a new document', () => wire(aWorkout())],
])('%s that nobody has noted yet is not confirmed', async (_what, change) => {
  const { known, write, isConfirmed } = await aDevice()
  await write(change(known))
  expect(await isConfirmed()).toBe(false)
})

test('an edit that was noted and sent without an answer is not confirmed', async () => {
  const { known, outbox, write, isConfirmed } = await aDevice()
  const edited = wire({ ...known, name: 'Mine' })
  await write(edited)
  await outbox.note('workouts', [edited], { nowMs: 0, scannedTo: undefined })
  await outbox.markSent(await outbox.nextRows(1, { withheld: new Set(), passedOver: new Set() }))
  expect(await isConfirmed()).toBe(false)
})

test('what was deleted before the server had it needs no confirmation', async () => {
  const { write, isConfirmed } = await aDevice()
  const draft = aWorkout()
  await write(wire(draft))
  await write(wire(draft, true))
  expect(await isConfirmed()).toBe(true)
})
