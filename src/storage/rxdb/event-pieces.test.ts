import { expect, test } from 'vitest'
import { aLoggedSession } from '../../../tests/builders.ts'
import { openTestDatabase } from '../../../tests/test-database.ts'

test('events of many documents are split, and the checkpoints omit nothing', async () => {
  const db = await openTestDatabase()
  const { storageInstance } = db.collections.sessions
  const pieces: { readonly ids: readonly string[]; readonly checkpoint: string }[] = []
  storageInstance.changeStream().subscribe(({ events, checkpoint }) => {
    pieces.push({ ids: events.map(({ documentId }) => documentId), checkpoint: (checkpoint as { id: string }).id })
  })
  const sessions = Array.from({ length: 120 }, () => aLoggedSession({}, { exercises: 1, setsEach: 1 }))
  await db.collections.sessions.bulkInsert(sessions.toReversed())

  expect(pieces.map(({ ids }) => ids.length)).toEqual([20, 20, 20, 20, 20, 20])
  expect(pieces.flatMap(({ ids }) => ids)).toEqual(sessions.map(({ id }) => id))
  for (const { ids, checkpoint } of pieces) expect(checkpoint).toBe(ids.at(-1))
})
