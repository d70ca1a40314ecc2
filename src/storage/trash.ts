import type { MangoQuery } from 'rxdb/plugins/core'
import { auditTime, from, merge, Subject, switchMap, takeUntil } from 'rxjs'
import type { CollectionName } from '#contract/sync.ts'
import { type Clocks, reviewTrash, type Trashed } from '#domain/document/trash.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import type { Database, Documents } from './documents.ts'
import { type LiveQuery, liveQuery } from './live-query.ts'
import { plain } from './plain.ts'
import { indexesOf, tableOf } from './rxdb/inner-fields.ts'
import { stampAfter } from './stamps.ts'
import { explainFailure } from './storage-error.ts'
import { readSightings, writeSightings } from './trash-sightings.ts'
import { writeMany } from './write-many.ts'

/** Collections with a trash, which keeps deleted items for at least 30 days: all but preferences. */
export type TrashableCollection = Exclude<CollectionName, 'preferences'>

export const TRASHABLE: readonly TrashableCollection[] = [
  'folders',
  'workouts',
  'exercises',
  'sessions',
  'measurements',
]

/** Sort before and after every instant in IndexedDB's key order; '' sorts before both. */
const FIRST_INSTANT = '\u0001'
const LAST_INSTANT = '\uffff'

/** Long enough for other threads to learn of a write. */
const SETTLED_MS = 300

/** Latest first. Reads nothing else. */
export function trashedDocuments<Name extends TrashableCollection>(
  db: Database,
  collection: Name,
): LiveQuery<readonly Documents[Name][]> {
  return liveQuery(db, {
    build: (collections) => collections[collection].find(inTrash<Documents[Name]>()),
    read: (found) => found.map(plain).toSorted((left, right) => (left.binnedAt < right.binnedAt ? 1 : -1)),
  })
}

/** Once for many writes, by any tab or the sync. */
export function followTrash(db: Database, changed: () => void): () => void {
  const stop = new Subject<void>()
  const writes = from(db.open()).pipe(
    switchMap(() => merge(...TRASHABLE.map((collection) => db.collections[collection].eventBulks$))),
    auditTime(SETTLED_MS),
    takeUntil(stop),
  )
  writes.subscribe({ next: () => changed(), error: () => undefined })
  return () => stop.next()
}

/** All or none. */
export async function restoreTrashed<Name extends TrashableCollection>(
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

/** All or none. Items restored meanwhile stay. */
export async function deleteTrashed<Name extends TrashableCollection>(
  db: Database,
  collection: Name,
  ids: readonly string[],
): Promise<void> {
  await explainFailure(db, () => deleteStill(db, collection, ids, () => true))
}

export async function emptyTrash(db: Database): Promise<void> {
  await explainFailure(db, async () => {
    for (const collection of TRASHABLE) {
      const ids = (await trashedIn(db, collection)).map(({ id }) => id)
      await deleteStill(db, collection, ids, () => true)
    }
  })
}

/** Notes when this device first saw what has not expired. The caller has pulled everything. Returns the number deleted. */
export async function purgeTrashed(db: Database, clocks: Clocks): Promise<number> {
  return explainFailure(db, async () => {
    const items = (await Promise.all(TRASHABLE.map((collection) => trashedIn(db, collection)))).flat()
    const { sightings, expired } = reviewTrash(items, readSightings(db.account), clocks)
    writeSightings(db.account, sightings)
    for (const collection of TRASHABLE) {
      const gone = new Map(expired.filter((it) => it.collection === collection).map((it) => [it.id, it.binnedAt]))
      await deleteStill(db, collection, [...gone.keys()], ({ id, binnedAt }) => gone.get(id) === binnedAt)
    }
    return expired.length
  })
}

type InTrash = Trashed & { readonly collection: TrashableCollection; readonly id: string }

/** The trash's items without reading the documents: after undoing an import, they may be years of sessions. */
async function trashedIn(db: Database, collection: TrashableCollection): Promise<readonly InTrash[]> {
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
async function deleteStill<Name extends TrashableCollection>(
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

function inTrash<Document extends Documents[TrashableCollection]>(): MangoQuery<Document> {
  // TypeScript cannot see that every document with a trash has the field.
  return { selector: { binnedAt: { $gt: '' } }, sort: [{ binnedAt: 'asc' }] } as MangoQuery<Document>
}
