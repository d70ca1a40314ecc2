import { type KeptChoice, type OutboxEntry, outboxDatabaseName, type SessionReceipt } from '#contract/outbox.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { databaseName } from '#storage/store-names.ts'
import type { Disk } from './engine/disk.ts'
import type { Document } from './violation.ts'

/** An account's documents on a device's disk, read independently of any process. */
export function storedDocuments(disk: Disk, account: string): readonly Document[] {
  return COLLECTION_NAMES.flatMap((collection) => {
    const name = disk.databaseNames.find((one) => {
      const prefix = `rxdb-dexie-${databaseName(account)}--`
      return one.startsWith(prefix) && one.endsWith(`--${collection}`)
    })
    const rows = name === undefined ? [] : disk.rowsOf(name, 'docs')
    return rows.map((row) => ({ collection, document: asWire(row as Record<string, unknown>) }))
  })
}

export function storedOutbox(disk: Disk, account: string): readonly OutboxEntry[] {
  return disk.rowsOf(outboxDatabaseName(account), 'entries') as readonly OutboxEntry[]
}

export function storedReceipts(disk: Disk, account: string): readonly SessionReceipt[] {
  return disk.rowsOf(outboxDatabaseName(account), 'receipts') as readonly SessionReceipt[]
}

export function storedChoices(disk: Disk, account: string): readonly KeptChoice[] {
  return disk.rowsOf(outboxDatabaseName(account), 'choices') as readonly KeptChoice[]
}

function asWire({ _meta, _rev, _attachments, _deleted, ...content }: Record<string, unknown>): Document['document'] {
  // IndexedDB has no booleans in its indexes: they are '1' and '0' there.
  return { ...content, _deleted: _deleted === '1' || _deleted === true } as Document['document']
}
