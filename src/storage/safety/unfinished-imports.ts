import { openExisting } from '#shared/existing-database.ts'
import type { ImportRecord } from './safety-database.ts'
import { safetyDatabaseName } from './safety-name.ts'

/**
 * Whether a kill has interrupted an import, or its undoing: its record is written before its first document. Read
 * without Dexie, one record after the other, as every start asks.
 */
export async function holdsUnfinishedImports(account: string): Promise<boolean> {
  const database = await openExisting(safetyDatabaseName(account))
  if (!database) return false
  try {
    const reading = database.transaction('imports').objectStore('imports').openCursor()
    return await new Promise<boolean>((resolve, reject) => {
      reading.onsuccess = () => {
        const cursor = reading.result
        if (!cursor) return resolve(false)
        const { state }: ImportRecord = cursor.value
        if (state !== 'done' && state !== 'undone') return resolve(true)
        cursor.continue()
      }
      reading.onerror = () => reject(reading.error)
    })
  } finally {
    database.close()
  }
}
