import type { MangoQuery, RxDocument } from 'rxdb/plugins/core'
import type { CollectionName } from '#contract/sync.ts'
import type { Database, Documents } from './documents.ts'
import { type LiveQuery, liveQuery } from './live-query.ts'
import { plain } from './plain.ts'
import { stampAfter } from './stamps.ts'
import { explainFailure } from './storage-error.ts'

/** The bin keeps what was thrown away for 30 days. Everything but preferences can be thrown away. */
export type BinnableCollection = Exclude<CollectionName, 'preferences'>

const BINNABLE: readonly BinnableCollection[] = ['folders', 'workouts', 'exercises', 'sessions', 'measurements']

/** What is in the bin, thrown away last first. Reads nothing else. */
export function binnedDocuments<Name extends BinnableCollection>(
  db: Database,
  collection: Name,
): LiveQuery<readonly Documents[Name][]> {
  return liveQuery(
    () => db.collections[collection].find(inBin<Documents[Name]>({ $gt: '' })),
    (found) => found.map(plain).toSorted((left, right) => (left.binnedAt < right.binnedAt ? 1 : -1)),
  )
}

/** Deletes for good what was thrown away before this instant. Answers how many documents that were. */
export async function purgeBinned(db: Database, beforeIso: string): Promise<number> {
  return explainFailure(db, async () => {
    let purged = 0
    for (const collection of BINNABLE) purged += await purgeCollection(db, collection, beforeIso)
    return purged
  })
}

async function purgeCollection<Name extends BinnableCollection>(
  db: Database,
  collection: Name,
  beforeIso: string,
): Promise<number> {
  const expired = await db.collections[collection].find(inBin<Documents[Name]>({ $gt: '', $lt: beforeIso })).exec()
  await Promise.all(expired.map((document) => purge<Documents[Name]>(document, beforeIso)))
  return expired.length
}

/** Looks again while writing: another tab may have taken the document out of the bin. */
async function purge<Document extends Documents[BinnableCollection]>(
  document: RxDocument<Document>,
  beforeIso: string,
): Promise<void> {
  await document.incrementalModify((latest) =>
    latest.binnedAt !== '' && latest.binnedAt < beforeIso
      ? { ...latest, updatedAt: stampAfter(latest.updatedAt), _deleted: true }
      : latest,
  )
}

function inBin<Document extends Documents[BinnableCollection]>(binnedAt: {
  $gt: string
  $lt?: string
}): MangoQuery<Document> {
  // TypeScript cannot see that every binnable document has the field.
  return { selector: { binnedAt }, sort: [{ binnedAt: 'asc' }] } as MangoQuery<Document>
}
