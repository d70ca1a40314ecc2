import { onTestFinished, vi } from 'vitest'
import type { CollectionName } from '#contract/sync.ts'
import type { Database } from '#storage/database.ts'

/**
 * Lets `happen` come to its end just before the next read or write of a collection reaches the disk: there another tab
 * always comes in between, instead of when the two happen to meet. The test fails where no such call was made.
 */
export function justBefore(
  db: Database,
  collection: CollectionName,
  call: 'findDocumentsById' | 'bulkWrite',
  happen: () => Promise<unknown>,
): void {
  // Seen as one of all collections, whose documents differ: each call is only handed on.
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
