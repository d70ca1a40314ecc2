import { expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { aSession, aWorkout } from '../../tests/builders.ts'
import { wipe } from '../../tests/cut-connections.ts'
import { openTestDatabase } from '../../tests/test-database.ts'
import { sessionById } from './collections/sessions.ts'
import { workoutById } from './collections/workouts.ts'
import { editDocument, insertDocument } from './commands.ts'
import { follow } from './follow.ts'

const rename = (name: string) => (session: Session) => ({ ...session, name })

test('rescued documents are rewritten after a deletion, and live queries continue', async () => {
  const db = await openTestDatabase()
  const stored = await insertDocument(db, 'sessions', aSession({ name: 'Upper' }))
  const workout = await insertDocument(db, 'workouts', aWorkout())
  const shown: (string | undefined)[] = []
  const stops = [
    follow(sessionById(db, stored.id), (session) => shown.push(session?.name)),
    follow(workoutById(db, workout.id), () => undefined),
  ]
  await expect.poll(() => shown).toEqual(['Upper'])

  await wipe(db.account)
  await expect.poll(() => db.health.current()).toBe('lost')
  const rescued = db.rescued()
  expect(rescued.sessions).toEqual([stored])
  await db.reopen(rescued)

  expect(db.health.current()).toBe('ok')
  await editDocument(db, 'sessions', stored.id, rename('Upper, again'))
  await expect.poll(() => shown.at(-1)).toBe('Upper, again')
  expect(shown).not.toContain(undefined)
  for (const stop of stops) stop()

  const { account } = db
  await db.close()
  const again = await openTestDatabase({ account })
  expect((await sessionById(again, stored.id).get())?.name).toBe('Upper, again')
  expect(await again.collections.workouts.findOne(workout.id).exec()).not.toBeNull()
})

test('rescued documents are merged with existing ones', async () => {
  const db = await openTestDatabase()
  const first = await insertDocument(db, 'sessions', aSession({ name: 'Upper', note: '' }))
  const { after } = await editDocument(db, 'sessions', first.id, (session) => ({ ...session, note: 'heavy' }))
  await db.reopen({ ...db.rescued(), sessions: [first] })
  expect((await sessionById(db, first.id).get())?.note).toBe(after.note)
})

test('documents in the trash come along, deleted ones do not', async () => {
  const db = await openTestDatabase()
  const trashed = await insertDocument(db, 'sessions', aSession({ binnedAt: '2026-01-01T00:00:00.000Z' }))
  const deleted = await insertDocument(db, 'sessions', aSession())
  const read: string[] = []
  const stops = [trashed, deleted].map(({ id }) =>
    follow(sessionById(db, id), (session) => read.push(session?.id ?? 'gone')),
  )
  await expect.poll(() => read.toSorted()).toEqual([trashed.id, deleted.id].toSorted())
  await (await db.collections.sessions.findOne(deleted.id).exec())?.remove()
  expect(db.rescued().sessions.map(({ id }) => id)).toEqual([trashed.id])
  for (const stop of stops) stop()
})
