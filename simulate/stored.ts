import { tapDatabaseName } from '#contract/device-stores.ts'
import { type KeptChoice, type OutboxEntry, outboxDatabaseName, type SessionReceipt } from '#contract/outbox.ts'
import type { Tap } from '#contract/tap.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { databaseName } from '#storage/store-names.ts'
import type { Disk } from './engine/disk.ts'
import type { Document } from './violation.ts'

/** An account's documents on a device's disk, read independently of any process. */
export function storedDocuments(disk: Disk, account: string): readonly Document[] {
  return COLLECTION_NAMES.flatMap((collection) => {
    const prefix = `rxdb-dexie-${databaseName(account)}--`
    // An update that was interrupted leaves some in the store of the version before.
    const names = disk.databaseNames
      .filter((one) => one.startsWith(prefix) && one.endsWith(`--${collection}`))
      .toSorted()
    const documents = names.flatMap((name) =>
      disk.rowsOf(name, 'docs').map((row) => asWire(row as Record<string, unknown>)),
    )
    const latest = new Map(documents.map((document) => [document.id, document]))
    return [...latest.values()].map((document) => ({ collection, document }))
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

/** Sets that were ticked before the app had started, and that it has not written yet. */
export function storedTaps(disk: Disk, account: string): readonly Tap[] {
  return disk.rowsOf(tapDatabaseName(account), 'taps') as readonly Tap[]
}

function asWire({ _meta, _rev, _attachments, _deleted, ...content }: Record<string, unknown>): Document['document'] {
  // IndexedDB has no booleans in its indexes: they are '1' and '0' there.
  return { ...content, _deleted: _deleted === '1' || _deleted === true } as Document['document']
}
