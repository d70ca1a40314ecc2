import { keptDatabaseName } from '#contract/device-stores.ts'
import { openExisting } from '#shared/existing-database.ts'

/**
 * Of what is kept (kept-records.ts), for screens that only show that there is something. Undefined if nothing ever was.
 * Creates no database. Rejects if the browser refuses.
 */
export async function keptKeys(account: string): Promise<readonly string[] | undefined> {
  const database = await openExisting(keptDatabaseName(account))
  if (!database) return undefined
  try {
    const reading = database.transaction('records').objectStore('records').getAllKeys()
    return await new Promise<readonly string[]>((resolve, reject) => {
      reading.onsuccess = () => resolve(reading.result.map(String))
      reading.onerror = () => reject(reading.error)
    })
  } finally {
    database.close()
  }
}
