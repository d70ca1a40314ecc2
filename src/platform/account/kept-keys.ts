import { keptDatabaseName } from '#contract/device-stores.ts'
import { openExisting, settled } from '#shared/existing-database.ts'

/**
 * Of what is kept (kept-records.ts), for screens that only show that there is something. Undefined if nothing ever was.
 * Creates no database. Rejects if the browser refuses.
 */
export async function keptKeys(account: string): Promise<readonly string[] | undefined> {
  const database = await openExisting(keptDatabaseName(account))
  if (!database) return undefined
  try {
    const keys = await settled(database.transaction('records').objectStore('records').getAllKeys())
    return keys.map(String)
  } finally {
    database.close()
  }
}
