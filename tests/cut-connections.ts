import { connectionsOf } from '#storage/rxdb/device-storage.ts'

/**
 * Cuts an account's IndexedDB connections as a browser may: they are dead, and each gets the event. `meanwhile` runs in
 * between, such as the deletion of everything.
 */
export async function cutConnections(account: string, meanwhile = async () => {}): Promise<void> {
  // Dexie's type forgets that there is none while it is being opened.
  const connections = connectionsOf(account)
    .map(({ dexie }) => dexie.backendDB() as IDBDatabase | null)
    .filter((connection) => connection !== null)
  for (const connection of connections) connection.close()
  await meanwhile()
  for (const connection of connections) connection.onclose?.(new Event('close'))
}

/** Deletes IndexedDBs as clearing a site's data does. */
export async function wipe(account: string): Promise<void> {
  await Promise.all(
    connectionsOf(account).map(
      ({ dexie }) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.deleteDatabase(dexie.name)
          request.onsuccess = () => resolve()
          request.onerror = () => reject(request.error)
        }),
    ),
  )
}
