import { expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import type { WireDocument } from '#contract/sync.ts'
import { editDocument, insertDocument } from '#storage/commands.ts'
import type { Database } from '#storage/database.ts'
import { removeConfirmedSessions } from '#storage/remove-confirmed.ts'
import { Outbox } from '../workers/outbox.ts'
import { aLoggedSession, aWorkout } from './builders.ts'
import { anAccount, openBeside, openTestDatabase } from './test-database.ts'

/** An account with a workout and a session, of which the server has what `known` makes of each. */
async function anAccountWith(known: (document: WireDocument) => WireDocument | undefined) {
  const account = anAccount()
  const database = await openTestDatabase({ account })
  const session = await insertDocument(database, 'sessions', aLoggedSession())
  const workout = await insertDocument(database, 'workouts', aWorkout())
  const outbox = new Outbox(account)
  for (const [collection, document] of [
    ['sessions', session],
    ['workouts', workout],
  ] as const) {
    const master = known({ ...document, _deleted: false })
    if (master) await outbox.putMasters(collection, [{ master, local: master }], { nowMs: 0, choices: [] })
  }
  outbox.close()
  return { account, database, session, workout }
}

async function sessionsOf(database: Database): Promise<readonly Session[]> {
  const found = await database.collections.sessions.find().exec()
  return found.map((document) => document.toJSON() as Session)
}

test('sessions that the server has are removed, so that nobody writes into what is deleted', async () => {
  const { account, session } = await anAccountWith((document) => document)
  const other = await openBeside({ account })
  expect(await removeConfirmedSessions(account)).toBe(true)
  await expect(editDocument(other, 'sessions', session.id, (stored) => ({ ...stored, note: 'late' }))).rejects.toThrow()
})

test.each<[string, (document: WireDocument) => WireDocument | undefined]>([
  ['the server has another version of', (document) => ({ ...document, note: 'earlier' })],
  ['the server never had', () => undefined],
])('everything stays where there is something that %s', async (_what, known) => {
  const { account, session } = await anAccountWith(known)
  expect(await removeConfirmedSessions(account)).toBe(false)
  const again = await openTestDatabase({ account })
  expect((await sessionsOf(again)).map(({ id }) => id)).toEqual([session.id])
})
