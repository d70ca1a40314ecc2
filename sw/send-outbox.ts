import { deviceHeaders, deviceTimeZone } from '#contract/device-headers.ts'
import {
  type MasterVersion,
  OUTBOX_DATABASE_PREFIX,
  type OutboxEntry,
  type OutboxSender,
  outboxDatabaseName,
} from '#contract/outbox.ts'
import { pushBatches } from '#contract/push-batches.ts'
import { groupBy } from '#domain/group-by.ts'
import { openExisting, settled } from '#shared/existing-database.ts'

/** Small enough for every server, and for a connection about to end. */
const REQUEST_BYTES = 128 * 1024
const SILENCE_MS = 10_000
/** The slowest supported connection: 1.6 kbit/s. */
const SLOWEST_BYTES_PER_SECOND = 200

type Row = { readonly entry: OutboxEntry; readonly json: string }

/**
 * Sends every account's outbox after the page is gone. It only delivers copies: results (conflicts, refusals,
 * duplicates) are handled by the page's replication, which sends the same again. Rejects if something could not be
 * sent, so that the browser retries later.
 */
export async function sendOutbox(): Promise<void> {
  const databases = await indexedDB.databases()
  const accounts = databases.flatMap(({ name }) =>
    name?.startsWith(OUTBOX_DATABASE_PREFIX) ? [name.slice(OUTBOX_DATABASE_PREFIX.length)] : [],
  )
  for (const account of accounts) await sendFrom(account)
}

async function sendFrom(account: string): Promise<void> {
  // It closes when the account is removed: signing out and in again must not wait for a slow request.
  const database = await openExisting(outboxDatabaseName(account))
  // Removed in this moment.
  if (!database) return
  try {
    // An outbox of an older app, not opened by the page since.
    if (!database.objectStoreNames.contains('masters')) return
    const { sender, head, rows } = await read(database)
    // Without a valid token, only the page can continue.
    if (!sender || sender.expiresAtMs <= Date.now()) return
    for (const batch of batchesOf(rows)) {
      await markSent(database, batch)
      await send(sender, head, batch)
    }
  } finally {
    database.close()
  }
}

/** Reads a consistent state: an entry and the server's known version belong together. */
async function read(database: IDBDatabase) {
  const transaction = database.transaction(['entries', 'masters', 'facts'])
  const facts = transaction.objectStore('facts')
  const sender = settled<OutboxSender | undefined>(facts.get('sender'))
  const head = settled<{ readonly head: string } | undefined>(facts.get('head'))
  const entries = await settled<OutboxEntry[]>(transaction.objectStore('entries').index('state').getAll('waiting'))
  const masters = transaction.objectStore('masters')
  const rows = await Promise.all(
    entries.map(async (entry): Promise<Row> => {
      const master = await settled<MasterVersion | undefined>(masters.get(entry.key))
      const row = { assumedMasterState: master?.document ?? null, newDocumentState: entry.document }
      return { entry, json: JSON.stringify(row) }
    }),
  )
  return { sender: await sender, head: (await head)?.head, rows }
}

/** Until the page gets a response, it is unknown whether they arrive. An entry with a newer version keeps it. */
async function markSent(database: IDBDatabase, rows: readonly Row[]): Promise<void> {
  const entries = database.transaction('entries', 'readwrite').objectStore('entries')
  for (const { entry } of rows) {
    const latest = await settled<OutboxEntry | undefined>(entries.get(entry.key))
    if (latest && !latest.sent.includes(entry.hash)) {
      await settled(entries.put({ ...latest, sent: [...latest.sent, entry.hash] }))
    }
  }
}

/** Requests of one collection and schema version, split by size. */
function batchesOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const alike = groupBy(rows, ({ entry }) => `${entry.collection} ${entry.schemaVersion}`)
  return [...alike.values()].flatMap((group) => pushBatches(group, ({ json }) => json.length, REQUEST_BYTES))
}

async function send(sender: OutboxSender, head: string | undefined, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const { collection, schemaVersion } = first.entry
  const envelope = JSON.stringify({ collection, schemaVersion, ...(head === undefined ? {} : { head }) })
  const body = `${envelope.slice(0, -1)},"rows":[${rows.map(({ json }) => json).join(',')}]}`
  const response = await fetch(`${sender.apiBase}/sync/push`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sender.token}`,
      'content-type': 'application/json',
      ...deviceHeaders(deviceTimeZone(), sender.locale),
    },
    body,
    signal: AbortSignal.timeout(SILENCE_MS + (body.length / SLOWEST_BYTES_PER_SECOND) * 1_000),
  })
  if (!response.ok) throw new Error(`outbox: ${response.status}`)
}
