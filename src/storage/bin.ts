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

/** Collections with a bin, which keeps deleted items for at least 30 days: all but preferences. */
export type BinnableCollection = Exclude<CollectionName, 'preferences'>

const BINNABLE: readonly BinnableCollection[] = ['folders', 'workouts', 'exercises', 'sessions', 'measurements']

/** Sort before and after every instant in IndexedDB's key order; '' sorts before both. */
const FIRST_INSTANT = '\u0001'
const LAST_INSTANT = '\uffff'

/** Long enough for other threads to learn of a write. */
const SETTLED_MS = 300

/** The bin's content, latest first. Reads nothing else. */
export function binnedDocuments<Name extends BinnableCollection>(
  db: Database,
  collection: Name,
): LiveQuery<readonly Documents[Name][]> {
  return liveQuery(
    () => db.collections[collection].find(inBin<Documents[Name]>()),
    (found) => found.map(plain).toSorted((left, right) => (left.binnedAt < right.binnedAt ? 1 : -1)),
  )
}

/** Calls back shortly after any write to a collection with a bin, by any tab or the sync; once for many writes. */
export function followBin(db: Database, changed: () => void): () => void {
  const writes = BINNABLE.map((collection) => db.collections[collection].eventBulks$)
  const subscription = merge(...writes)
    .pipe(auditTime(SETTLED_MS))
    .subscribe(() => changed())
  return () => subscription.unsubscribe()
}

/** Restores documents from the bin, all or none. */
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

/** Deletes items of the bin for good, all or none. Items restored meanwhile stay. */
export async function deleteBinned<Name extends BinnableCollection>(
  db: Database,
  collection: Name,
  ids: readonly string[],
): Promise<void> {
  await explainFailure(db, () => deleteStill(db, collection, ids, () => true))
}

/** Deletes everything in the bin for good, at the person's request. */
export async function emptyBin(db: Database): Promise<void> {
  await explainFailure(db, async () => {
    for (const collection of BINNABLE) {
      const ids = (await binnedIn(db, collection)).map(({ id }) => id)
      await deleteStill(db, collection, ids, () => true)
    }
  })
}

/**
 * Deletes for good what `reviewBin` says has expired after 30 days in the bin, and notes when this device first saw the
 * rest. The caller has pulled everything before. Returns the number of deleted documents.
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

/** The bin's items without reading the documents: after undoing an import, they may be years of sessions. */
async function binnedIn(db: Database, collection: BinnableCollection): Promise<readonly InBin[]> {
  const index = indexesOf(db.collections[collection]).find(([, field]) => field === 'binnedAt')
  const table = await tableOf(db.collections[collection])
  if (!index || !table) return []
  // IndexedDB has no booleans: '0' is not deleted.
  const found = await table
    .where(`[${index.join('+')}]`)
    .between(['0', FIRST_INSTANT], ['0', LAST_INSTANT])
    .keys()
  return found.map((key) => {
    // Each key is the list of the index's fields, ending with the id.
    const fields = key as unknown as readonly string[]
    const [id, binnedAt] = [fields.at(-1) ?? '', fields[1] ?? '']
    return { key: `${collection}/${id}`, collection, id, binnedAt }
  })
}

/** Checks again while writing: another tab may have restored a document. */
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
  // TypeScript cannot see that every document with a bin has the field.
  return { selector: { binnedAt: { $gt: '' } }, sort: [{ binnedAt: 'asc' }] } as MangoQuery<Document>
}
