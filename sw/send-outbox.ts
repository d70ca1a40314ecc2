import { OUTBOX_DATABASE_PREFIX, type OutboxEntry, type OutboxSender } from '#contract/outbox.ts'
import type { CollectionName } from '#contract/sync.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'

const REQUEST_LIMIT_MS = 10_000
const ROWS_PER_REQUEST = 20

/**
 * Sends what waits in every account's outbox, after the page is gone. It only hands copies over: what the server makes
 * of them (conflicts, refusals, duplicates) is settled by the page's replication, which sends the same again.
 * Rejects when something could not be sent, so that the browser tries again later.
 */
export async function sendOutbox(): Promise<void> {
  const databases = await indexedDB.databases()
  const names = databases.flatMap(({ name }) => (name?.startsWith(OUTBOX_DATABASE_PREFIX) ? [name] : []))
  for (const name of names) await sendFrom(name)
}

async function sendFrom(databaseName: string): Promise<void> {
  const database = await settled(indexedDB.open(databaseName))
  try {
    const read = database.transaction(['entries', 'facts'])
    const waiting = settled<OutboxEntry[]>(read.objectStore('entries').index('state').getAll('waiting'))
    const sender = await settled<OutboxSender | undefined>(read.objectStore('facts').get('sender'))
    // Without a token that still holds, only the page can go on.
    if (!sender || sender.expiresAtMs <= Date.now()) return
    for (const [collection, entries] of byCollection(await waiting)) await send(sender, collection, entries)
  } finally {
    database.close()
  }
}

function byCollection(entries: readonly OutboxEntry[]): ReadonlyMap<CollectionName, readonly OutboxEntry[]> {
  return Map.groupBy(entries, (entry) => entry.collection)
}

async function send(sender: OutboxSender, collection: CollectionName, entries: readonly OutboxEntry[]): Promise<void> {
  for (let first = 0; first < entries.length; first += ROWS_PER_REQUEST) {
    const rows = entries
      .slice(first, first + ROWS_PER_REQUEST)
      .map(({ assumed, document }) => ({ assumedMasterState: assumed, newDocumentState: document }))
    const response = await fetch(`${sender.apiBase}/sync/push`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sender.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ collection, schemaVersion: SCHEMA_VERSION, rows }),
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    })
    if (!response.ok) throw new Error(`outbox: ${response.status}`)
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
