import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { MAX_NOTE_LENGTH, MAX_NOTES_LENGTH, MAX_SETS, MAX_SETS_OF_EXERCISE } from '#contract/limits.ts'
import { orderKeysAfter } from '#domain/list/order-key.ts'
import { removeSet } from '#domain/session/sets.ts'
import { editDocument, insertDocument } from '#storage/commands.ts'
import { aSession, aSessionExercise, aSet } from './builders.ts'
import { type Device, startDevice } from './support/device.ts'
import { FaultyWire } from './support/faulty-wire.ts'
import { type SyncServer, signedInAs, startSyncServer } from './support/sync-server.ts'

const NOW = '2026-03-02T18:05:00.000Z'
const EXERCISES = MAX_SETS / MAX_SETS_OF_EXERCISE
const LONG_NOTES = MAX_NOTES_LENGTH / MAX_NOTE_LENGTH

let server: SyncServer
let phone: Device

beforeAll(async () => {
  server = await startSyncServer()
})
afterEach(() => phone.stop())
afterAll(() => server.close())

test('the largest session that a person can log is on the server, and so is what they do to it', async () => {
  const wire = new FaultyWire(server.origin)
  phone = await startDevice({ name: 'marathon-phone', wire, idToken: signedInAs('marathon') })
  const keys = orderKeysAfter(null, MAX_SETS_OF_EXERCISE)
  const exercises = Array.from({ length: EXERCISES }, (_, place) =>
    aSessionExercise({
      orderKey: `a${place}`,
      note: place < LONG_NOTES ? 'n'.repeat(MAX_NOTE_LENGTH) : '',
      sets: keys.map((orderKey) => aSet({ orderKey, completedAt: NOW })),
    }),
  )
  const session = await insertDocument(phone.database, 'sessions', aSession({ exercises }))
  await phone.replication.inSync()
  expect(Object.keys((await phone.outbox.facts.receipt(session.id))?.sets ?? {})).toHaveLength(MAX_SETS)

  const [exercise] = session.exercises
  await editDocument(phone.database, 'sessions', session.id, (it) => removeSet(it, exercise?.sets[0]?.id ?? ''))
  await expect
    .poll(async () => Object.keys((await phone.outbox.facts.receipt(session.id))?.sets ?? {}).length)
    .toBe(MAX_SETS - 1)
  const status = await phone.untilStatus(({ kind }) => kind === 'synced')
  expect(status.refused).toBe(0)
})
