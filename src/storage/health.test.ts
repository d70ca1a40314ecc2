import { expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { aSession } from '../../tests/builders.ts'
import { cutConnections, wipe } from '../../tests/cut-connections.ts'
import { anAccount, openBeside, openTestDatabase } from '../../tests/test-database.ts'
import { deleteDatabase } from './accounts.ts'
import { latestSessions, sessionById } from './collections/sessions.ts'
import { editDocument, insertDocument } from './commands.ts'
import { type Database, openDatabase } from './database.ts'
import type { HealthState } from './health.ts'

/** Collects the states that the page would see. */
function healthOf(db: Database): HealthState[] {
  const states: HealthState[] = []
  db.health.subscribe(() => states.push(db.health.current()))
  return states
}

const rename = (name: string) => (session: Session) => ({ ...session, name })

test('after the browser cut the connections, writes and live lists work again without a reload', async () => {
  const db = await openTestDatabase()
  const stored = await insertDocument(db, 'sessions', aSession())
  const states = healthOf(db)
  const shown: string[][] = []
  latestSessions(db, { limit: 5 }).subscribe(
    (sessions) => shown.push(sessions.map(({ name }) => name)),
    () => {},
  )

  await cutConnections(db.account)
  await editDocument(db, 'sessions', stored.id, rename('after the cut'))
  await insertDocument(db, 'sessions', aSession({ startedAt: '2020-01-01T00:00:00.000Z', name: 'older' }))

  await expect.poll(() => shown.at(-1)).toEqual(['after the cut', 'older'])
  await expect.poll(() => states).toEqual(['closed', 'ok'])

  const { account } = db
  await db.close()
  const again = await openTestDatabase({ account })
  expect((await sessionById(again, stored.id).get())?.name).toBe('after the cut')
})

test('a connection can be cut again and again', async () => {
  const db = await openTestDatabase()
  const stored = await insertDocument(db, 'sessions', aSession())
  for (const name of ['one', 'two', 'three']) {
    await cutConnections(db.account)
    const { after } = await editDocument(db, 'sessions', stored.id, rename(name))
    expect(after.name).toBe(name)
    await expect.poll(() => db.health.current()).toBe('ok')
  }
})

test('data deleted by the browser is reported as lost, not shown as empty', async () => {
  const db = await openTestDatabase()
  await insertDocument(db, 'sessions', aSession())
  const states = healthOf(db)

  await cutConnections(db.account, () => wipe(db.account))

  await expect.poll(() => states.at(-1)).toBe('lost')
})

test('deleting an account in one tab is noticed in the other, which writes nothing more', async () => {
  const account = anAccount()
  const storageOfAnotherThread = await openTestDatabase({ account })
  const stored = await insertDocument(storageOfAnotherThread, 'sessions', aSession())
  const states = healthOf(storageOfAnotherThread)

  // As in another tab; this thread's own deletion would close the database first.
  await wipe(account)

  await expect.poll(() => states).toEqual(['lost'])
  await expect(editDocument(storageOfAnotherThread, 'sessions', stored.id, rename('ghost'))).rejects.toMatchObject({
    reason: 'closed',
  })
  expect(await indexedDB.databases()).not.toContainEqual(
    expect.objectContaining({ name: expect.stringContaining(`barra-${account}--`) }),
  )
})

test('closing on purpose is no illness', async () => {
  const db = await openTestDatabase()
  const states = healthOf(db)
  await db.close()
  await deleteDatabase(db.account)
  expect(states).toEqual([])
  await expect(insertDocument(db, 'sessions', aSession())).rejects.toMatchObject({ reason: 'closed' })
})

const NEXT_RELEASE = {
  version: 1,
  steps: { sessions: { 1: (session: Session) => ({ ...session, note: `${session.note}!` }) } },
}

test('a migration by a newer release in another tab is reported, and the old tab writes nothing', async () => {
  const old = await openTestDatabase()
  const stored = await insertDocument(old, 'sessions', aSession({ note: 'kept' }))
  const states = healthOf(old)

  const renewed = await openBeside(old, { release: NEXT_RELEASE })

  await expect.poll(() => states).toEqual(['outdated'])
  await expect(insertDocument(old, 'sessions', aSession())).rejects.toMatchObject({ reason: 'outdated' })
  await expect(editDocument(old, 'sessions', stored.id, rename('ghost'))).rejects.toMatchObject({ reason: 'outdated' })
  expect(await sessionById(renewed, stored.id).get()).toEqual({ ...stored, note: 'kept!' })
})

test('an old release refuses to open newer data, and touches nothing', async () => {
  const old = await openTestDatabase()
  const stored = await insertDocument(old, 'sessions', aSession())
  const { account } = old
  const renewed = await openBeside(old, { release: NEXT_RELEASE })
  const added = await insertDocument(renewed, 'sessions', aSession())
  await renewed.close()
  await old.close()

  await expect(openDatabase({ account })).rejects.toMatchObject({ reason: 'outdated' })

  const again = await openTestDatabase({ account, release: NEXT_RELEASE })
  const sessions = await latestSessions(again, { limit: 5 }).get()
  expect(sessions.map(({ id }) => id).toSorted()).toEqual([stored.id, added.id].toSorted())
})

test('a new release opens an account that no old one has known', async () => {
  const db = await openTestDatabase({ release: NEXT_RELEASE })
  const stored = await insertDocument(db, 'sessions', aSession())
  expect(await sessionById(db, stored.id).get()).toEqual(stored)
})
