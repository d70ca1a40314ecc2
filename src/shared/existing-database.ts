import type { DatabaseName } from '#contract/device-registry.ts'

/**
 * Opens a database of any version if it is on this device; else undefined, and none is created, also if the account is
 * removed in this very moment. Closes, and calls `lost`, when another thread removes or upgrades it or the browser cuts
 * the connection. Rejects like `indexedDB.open`.
 */
export async function openExisting(
  name: DatabaseName,
  lost: () => void = () => undefined,
): Promise<IDBDatabase | undefined> {
  const opening = indexedDB.open(name)
  return new Promise((resolve, reject) => {
    let isMissing = false
    // Without a version, only a missing database needs an upgrade. Breaking it off leaves none behind.
    opening.onupgradeneeded = () => {
      isMissing = true
      opening.transaction?.abort()
    }
    opening.onerror = (event) => {
      event.preventDefault()
      if (isMissing) resolve(undefined)
      else reject(opening.error)
    }
    opening.onsuccess = () => {
      const database = opening.result
      database.onversionchange = () => {
        database.close()
        lost()
      }
      database.onclose = lost
      resolve(database)
    }
  })
}

/** The result of a request to a database. Rejects with its error. */
export function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
