import type { MangoQuery } from 'rxdb/plugins/core'
import { auditTime, merge } from 'rxjs'
import type { CollectionName } from '#contract/sync.ts'
import { type Binned, type Clocks, reviewBin } from '#domain/document/bin.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import { readSightings, writeSightings } from './bin-sightings.ts'
import type { Database, Documents } from './documents.ts'
import { type LiveQuery, liveQuery } from './live-query.ts'
import { plain } from './plain.ts'
import { indexesOf, tableOf } from './rxdb/inner-fields.ts'
import { stampAfter } from './stamps.ts'
import { explainFailure } from './storage-error.ts'
import { writeMany } from './write-many.ts'

/** The bin keeps what was thrown away for at least 30 days. Everything but preferences can be thrown away. */
export type BinnableCollection = Exclude<CollectionName, 'preferences'>

const BINNABLE: readonly BinnableCollection[] = ['folders', 'workouts', 'exercises', 'sessions', 'measurements']

/** Before and behind every instant in the order of IndexedDB's keys; '' stands before both. */
const FIRST_INSTANT = '\u0001'
const LAST_INSTANT = '\uffff'

/** Other threads have heard of a write by then. */
const SETTLED_MS = 300

/** What is in the bin, thrown away last first. Reads nothing else. */
export function binnedDocuments<Name extends BinnableCollection>(
  db: Database,
  collection: Name,
): LiveQuery<readonly Documents[Name][]> {
  return liveQuery(
    () => db.collections[collection].find(inBin<Documents[Name]>()),
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
  await explainFailure(db, () => deleteStill(db, collection, ids, () => true))
}

/** Deletes for good all that is in the bin: for a person who asks for it. */
export async function emptyBin(db: Database): Promise<void> {
  await explainFailure(db, async () => {
    for (const collection of BINNABLE) {
      const ids = (await binnedIn(db, collection)).map(({ id }) => id)
      await deleteStill(db, collection, ids, () => true)
    }
  })
}

/**
 * Deletes for good what has been in the bin for 30 days, by the rule of `reviewBin`, and notes when this device first saw
 * the rest there. The caller has pulled everything before. Answers how many documents were deleted.
 */
export async function purgeBinned(db: Database, clocks: Clocks): Promise<number> {
  return explainFailure(db, async () => {
    const items = (await Promise.all(BINNABLE.map((collection) => binnedIn(db, collection)))).flat()
    const { sightings, expired } = reviewBin(items, readSightings(db.account), clocks)
    writeSightings(db.account, sightings)
    for (const collection of BINNABLE) {
      const gone = new Map(expired.filter((it) => it.collection === collection).map((it) => [it.id, it.binnedAt]))
      await deleteStill(db, collection, [...gone.keys()], ({ id, binnedAt }) => gone.get(id) === binnedAt)
    }
    return expired.length
  })
}

type InBin = Binned & { readonly collection: BinnableCollection; readonly id: string }

/** What is in the bin, without reading the documents: after an import was undone they may be years of sessions. */
async function binnedIn(db: Database, collection: BinnableCollection): Promise<readonly InBin[]> {
  const index = indexesOf(db.collections[collection]).find(([, field]) => field === 'binnedAt')
  const table = await tableOf(db.collections[collection])
  if (!index || !table) return []
  // IndexedDB has no booleans: '0' is what is not deleted.
  const found = await table
    .where(`[${index.join('+')}]`)
    .between(['0', FIRST_INSTANT], ['0', LAST_INSTANT])
    .keys()
  return found.map((key) => {
    // Each key is a list of the index's fields, and the id is its last.
    const fields = key as unknown as readonly string[]
    const [id, binnedAt] = [fields.at(-1) ?? '', fields[1] ?? '']
    return { key: `${collection}/${id}`, collection, id, binnedAt }
  })
}

/** Looks again while writing: another tab may have taken a document out of the bin. */
async function deleteStill<Name extends BinnableCollection>(
  db: Database,
  collection: Name,
  ids: readonly string[],
  isMeant: (document: Documents[Name]) => boolean,
): Promise<void> {
  await writeMany<Name>(db, collection, ids, (_, current) =>
    current && current.binnedAt !== '' && isMeant(current)
      ? { deleted: { ...current, updatedAt: stampAfter(current.updatedAt) } }
      : 'leave',
  )
}

function inBin<Document extends Documents[BinnableCollection]>(): MangoQuery<Document> {
  // TypeScript cannot see that every binnable document has the field.
  return { selector: { binnedAt: { $gt: '' } }, sort: [{ binnedAt: 'asc' }] } as MangoQuery<Document>
}
