import { onTestFinished } from 'vitest'
import { deleteDatabase } from '#storage/accounts.ts'
import { type Database, type DatabaseOptions, openDatabase } from '#storage/database.ts'
import { deviceStorage } from '#storage/rxdb/device-storage.ts'
import { SafetyDatabase } from '#storage/safety/safety-database.ts'
import { safetyDatabaseName } from '#storage/safety/safety-name.ts'

let made = 0

/** An account that no test has used, deleted from the device when the test is over. */
export function anAccount(): string {
  made += 1
  const account = `test-${Date.now().toString(36)}-${made}`
  onTestFinished(() => deleteDatabase(account))
  return account
}

/** Opens a database and closes it when the test is over. */
export async function openTestDatabase(options: Partial<DatabaseOptions> = {}): Promise<Database> {
  const db = await openDatabase({ account: options.account ?? anAccount(), ...options })
  onTestFinished(() => db.close())
  return db
}

/** Opens an account a second time, like another tab: with its own caches, on the same IndexedDB. */
export function openBeside({ account }: Pick<Database, 'account'>, options: Partial<DatabaseOptions> = {}) {
  // RxDB refuses a duplicate name in one thread and distinguishes storages by name.
  const storage = Object.assign(deviceStorage(), { name: 'dexie beside' })
  return openTestDatabase({ account, storage, ...options })
}

/** Opens a database with the one beside it that holds its snapshots. */
export async function openWithSafety(): Promise<{ db: Database; safety: SafetyDatabase }> {
  const db = await openTestDatabase()
  const safety = new SafetyDatabase(db.account)
  onTestFinished(() => {
    safety.close()
    indexedDB.deleteDatabase(safetyDatabaseName(db.account))
  })
  return { db, safety }
}
