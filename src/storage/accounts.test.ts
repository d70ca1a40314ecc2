import { expect, test } from 'vitest'
import { aSession } from '../../tests/builders.ts'
import { anAccount, openTestDatabase } from '../../tests/test-database.ts'
import { deleteDatabase, listAccounts } from './accounts.ts'
import { latestSessions } from './collections/sessions.ts'
import { insertDocument } from './commands.ts'

async function storesOf(account: string): Promise<readonly string[]> {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
  return names.filter((name) => name.startsWith(`rxdb-dexie-barra-${account}--`))
}

test('accounts on this device are found, whatever their names', async () => {
  const [plain, dashed] = [anAccount(), `${anAccount()}--0--x`]
  await openTestDatabase({ account: plain })
  const db = await openTestDatabase({ account: dashed })
  expect(await listAccounts()).toEqual(expect.arrayContaining([plain, dashed]))
  await db.close()
  await deleteDatabase(dashed)
  expect(await listAccounts()).not.toContain(dashed)
  expect(await listAccounts()).toContain(plain)
})

test('one account sees nothing of another', async () => {
  const [mine, yours] = [await openTestDatabase(), await openTestDatabase()]
  await insertDocument(mine, 'sessions', aSession())
  expect(await latestSessions(yours, { limit: 9 }).get()).toEqual([])
})

test('a deleted account leaves nothing behind, and others stay', async () => {
  const [gone, stays] = [await openTestDatabase(), await openTestDatabase()]
  await insertDocument(gone, 'sessions', aSession())
  await insertDocument(stays, 'sessions', aSession())

  await deleteDatabase(gone.account)

  expect(await storesOf(gone.account)).toEqual([])
  expect(await latestSessions(stays, { limit: 9 }).get()).toHaveLength(1)
})

test('the same account can be recreated', async () => {
  const db = await openTestDatabase()
  await insertDocument(db, 'sessions', aSession())
  await deleteDatabase(db.account)

  const anew = await openTestDatabase({ account: db.account })
  expect(await latestSessions(anew, { limit: 9 }).get()).toEqual([])
  await insertDocument(anew, 'sessions', aSession())
  expect(await latestSessions(anew, { limit: 9 }).get()).toHaveLength(1)
})
