import type { MangoQuery } from 'rxdb/plugins/core'
import { auditTime, merge } from 'rxjs'
import type { CollectionName } from '#contract/sync.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import type { Database, Documents } from './documents.ts'
import { type LiveQuery, liveQuery } from './live-query.ts'
import { plain } from './plain.ts'
import { stampAfter } from './stamps.ts'
import { explainFailure } from './storage-error.ts'
import { writeMany } from './write-many.ts'

/** The bin keeps what was thrown away for 30 days. Everything but preferences can be thrown away. */
export type BinnableCollection = Exclude<CollectionName, 'preferences'>

const BINNABLE: readonly BinnableCollection[] = ['folders', 'workouts', 'exercises', 'sessions', 'measurements']

/** Other threads have heard of a write by then. */
const SETTLED_MS = 300

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

/** Calls back a moment after anything was written that the bin could hold, by whichever tab or the sync; of many writes once. */
export function followBin(db: Database, changed: () => void): () => void {
  const writes = BINNABLE.map((collection) => db.collections[collection].eventBulks$)
  const subscription = merge(...writes)
    .pipe(auditTime(SETTLED_MS))
    .subscribe(() => changed())
  return () => subscription.unsubscribe()
}

/** Takes documents out of the bin, all of them or none. */
export async function restoreBinned<Name extends BinnableCollection>(
  db: Database,
  collection: Name,
  ids: readonly string[],
): Promise<void> {
  await explainFailure(db, () =>
    writeMany<Name>(db, collection, ids, (_, current) =>
      current && current.binnedAt !== ''
        ? stampChanges(current, { ...current, binnedAt: '' }, stampAfter(current.updatedAt))
        : 'leave',
    ),
  )
}

/** Deletes for good what is in the bin, all of it or none. What is no longer there stays. */
export async function deleteBinned<Name extends BinnableCollection>(
  db: Database,
  collection: Name,
  ids: readonly string[],
): Promise<void> {
  await explainFailure(db, () => deleteBefore(db, collection, ids, null))
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
  await deleteBefore(
    db,
    collection,
    expired.map(({ primary }) => primary),
    beforeIso,
  )
  return expired.length
}

/** Looks again while writing: another tab may have taken a document out of the bin. Null: whenever it was put there. */
async function deleteBefore<Name extends BinnableCollection>(
  db: Database,
  collection: Name,
  ids: readonly string[],
  beforeIso: string | null,
): Promise<void> {
  await writeMany<Name>(db, collection, ids, (_, current) =>
    current && current.binnedAt !== '' && (beforeIso === null || current.binnedAt < beforeIso)
      ? { deleted: { ...current, updatedAt: stampAfter(current.updatedAt) } }
      : 'leave',
  )
}

function inBin<Document extends Documents[BinnableCollection]>(binnedAt: {
  $gt: string
  $lt?: string
}): MangoQuery<Document> {
  // TypeScript cannot see that every binnable document has the field.
  return { selector: { binnedAt }, sort: [{ binnedAt: 'asc' }] } as MangoQuery<Document>
}
