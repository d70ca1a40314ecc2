import { now, type RxDocumentData } from 'rxdb/plugins/core'
import { expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { aSession } from '../../../tests/builders.ts'
import { leaveSession } from '../../../tests/raw-sessions.ts'
import { openTestDatabase } from '../../../tests/test-database.ts'
import { editDocument, insertDocument } from '../commands.ts'
import type { Database } from '../database.ts'
import { advanceClock } from './clock.ts'

const SECOND = 1_000
const DAY = 86_400 * SECOND

const hasNotes = typeof localStorage !== 'undefined'

/** The time of a document's last write, as RxDB's replication reads it. */
async function writeTime(db: Database, { id }: Session): Promise<number> {
  const [stored] = await db.collections.sessions.storageInstance.findDocumentsById([id], true)
  return stored?._meta.lwt ?? Number.NaN
}

test.each([
  ['60 seconds', 60 * SECOND],
  ['a day', DAY],
  ['ten years', 3_650 * DAY],
])(
  'with the clock set back by %s since the last visit, every write counts as later than those before',
  async (_, ahead) => {
    const earlier = await openTestDatabase()
    const { account } = earlier
    await earlier.close()
    const written = now() + ahead
    await leaveSession(account, aSession(), written)

    const db = await openTestDatabase({ account })
    const inserted = await insertDocument(db, 'sessions', aSession())
    const insertedAt = await writeTime(db, inserted)
    expect(insertedAt).toBeGreaterThan(written)
    await editDocument(db, 'sessions', inserted.id, (session) => ({ ...session, name: 'Legs' }))
    expect(await writeTime(db, inserted)).toBeGreaterThan(insertedAt)
  },
)

test('a write of another thread whose clock is ahead moves the clock of this one', async () => {
  const db = await openTestDatabase()
  const written = now() + DAY
  const elsewhere = {
    ...aSession(),
    _deleted: false,
    _attachments: {},
    _meta: { lwt: written },
    _rev: '1-otherthread',
  } satisfies RxDocumentData<Session>
  await db.collections.sessions.internalStorageInstance.bulkWrite([{ document: elsewhere }], 'test')

  const inserted = await insertDocument(db, 'sessions', aSession())
  expect(await writeTime(db, inserted)).toBeGreaterThan(written)
})

test.runIf(hasNotes)('the mark of an earlier visit counts, even if its writes are gone', async () => {
  const earlier = await openTestDatabase()
  const { account } = earlier
  await insertDocument(earlier, 'sessions', aSession())
  await earlier.close()
  expect(Number(safeLocalStorage.read(`barra.clock.${account}`))).toBeGreaterThan(0)
  const mark = now() + DAY
  safeLocalStorage.write(`barra.clock.${account}`, String(mark))

  const db = await openTestDatabase({ account })
  const inserted = await insertDocument(db, 'sessions', aSession())
  expect(await writeTime(db, inserted)).toBeGreaterThan(mark)
})

test("the app's own clock is left alone", () => {
  const deviceNow = Date.now
  const before = Date.now()
  advanceClock(before + 3_650 * DAY)
  expect(Date.now).toBe(deviceNow)
  expect(Date.now() - before).toBeLessThan(DAY)
})

test('the clock never runs back', () => {
  const before = now()
  advanceClock(before - DAY)
  expect(now()).toBeGreaterThan(before)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('%s is no time, and changes nothing', (nonsense) => {
  advanceClock(nonsense)
  expect(now()).toBeLessThan(Date.now() + 100_000 * DAY)
})
