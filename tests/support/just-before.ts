import { onTestFinished, vi } from 'vitest'
import type { CollectionName } from '#contract/sync.ts'
import type { Database } from '#storage/database.ts'

/**
 * Runs `happen` to completion just before the next read or write of a collection reaches the disk, so that another tab
 * always comes in between. The test fails without such a call.
 */
export function justBefore(
  db: Database,
  collection: CollectionName,
  call: 'findDocumentsById' | 'bulkWrite',
  happen: () => Promise<unknown>,
): void {
  // Typed as one of all collections, whose documents differ: each call is only forwarded.
  const { storageInstance } = db.collections[collection] as Database['collections']['sessions']
  let hasHappened = false
  const happenFirst = async () => {
    await happen()
    hasHappened = true
  }
  if (call === 'bulkWrite') {
    const original = storageInstance.bulkWrite.bind(storageInstance)
    vi.spyOn(storageInstance, call).mockImplementationOnce((...write) => happenFirst().then(() => original(...write)))
  } else {
    const original = storageInstance.findDocumentsById.bind(storageInstance)
    vi.spyOn(storageInstance, call).mockImplementationOnce((...read) => happenFirst().then(() => original(...read)))
  }
  onTestFinished(() => {
    if (!hasHappened) throw new Error(`${call} was not called`)
  })
}
