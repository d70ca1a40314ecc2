import type { RxCollection, RxDocument } from 'rxdb/plugins/core'
import type { CollectionName } from '#contract/sync.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import { revertChange } from '#domain/merge/three-way.ts'
import type { Database, Documents } from './documents.ts'
import { now } from './new-id.ts'
import { contentOf, plain } from './plain.ts'
import { stampAfter } from './stamps.ts'
import { explainFailure, isReason, StorageError } from './storage-error.ts'

/**
 * Every command resolves once the change is on the disk. It rejects with StorageError otherwise, and then nothing was
 * changed. Stamps are given here: rules write UNSTAMPED or leave the old one.
 */

/** A change that was written. Both are the same object where there was nothing to write. */
export type Edit<Document> = { readonly before: Document; readonly after: Document }

/**
 * Writes a new document and answers it as stored. Rejects with `exists` if its id is taken by another; the same document
 * once more, after an answer that was lost, is answered as if it were the first time.
 */
export async function insertDocument<Name extends CollectionName>(
  db: Database,
  collection: Name,
  document: Documents[Name],
): Promise<Documents[Name]> {
  return writing(db, async () => {
    const stamp = stampAfter(undefined)
    const stored = stampChanges<Documents[Name]>(undefined, document, stamp)
    const { error: refused } = await db.collections[collection].bulkInsert([stored])
    if (refused.length === 0) return stored
    const found = await findDocument<Documents[Name]>(db.collections[collection], document.id)
    // Stamped alike, two documents are equal if and only if a person would say so.
    const isSame = found && sameContent(stampChanges<Documents[Name]>(undefined, plain(found), stamp), stored)
    if (!isSame) throw new StorageError('exists')
    return plain(found)
  })
}

/**
 * Writes what `change` makes of the latest version. `change` must be pure: it runs again if another tab or the sync
 * wrote in between, so that no edit overwrites another. Rejects with `missing` if there is no such document.
 */
export async function editDocument<Name extends CollectionName>(
  db: Database,
  collection: Name,
  id: Documents[Name]['id'],
  change: (document: Documents[Name]) => Documents[Name],
): Promise<Edit<Documents[Name]>> {
  return writing(db, async () => {
    const found = await findDocument<Documents[Name]>(db.collections[collection], id)
    if (!found) throw new StorageError('missing')
    let edit = planEdit(plain<Documents[Name]>(found), change)
    if (edit.after === edit.before) return edit
    await found.incrementalModify((latest) => {
      const current = contentOf<Documents[Name]>(latest)
      if (!sameContent(current, edit.before)) edit = planEdit(current, change)
      // An edit brings back what was deleted meanwhile: what a person enters is never lost.
      return { ...edit.after, _deleted: false }
    })
    return edit
  })
}

/**
 * Writes what `change` makes of the document, or of `initial` where there is none yet. Two tabs that do so at once both
 * have their way.
 */
export async function editOrCreate<Name extends CollectionName>(
  db: Database,
  collection: Name,
  initial: Documents[Name],
  change: (document: Documents[Name]) => Documents[Name],
): Promise<Edit<Documents[Name]>> {
  try {
    return await editDocument(db, collection, initial.id, change)
  } catch (error) {
    if (!isReason(error, 'missing')) throw error
  }
  const changed = change(initial)
  if (sameContent(changed, initial)) return { before: initial, after: initial }
  try {
    return { before: initial, after: await insertDocument(db, collection, changed) }
  } catch (error) {
    // Another tab or the sync was first: what it says stays, ours is added.
    if (!isReason(error, 'exists')) throw error
    return editDocument(db, collection, initial.id, change)
  }
}

/**
 * Writes. A newer release takes the collections over one after the other: from the first on, what is written here may
 * come after it has read, so nothing is called written that it may not have.
 */
async function writing<Result>(db: Database, write: () => Promise<Result>): Promise<Result> {
  return explainFailure(db, async () => {
    refuseWhenOutdated(db)
    const result = await write()
    refuseWhenOutdated(db)
    return result
  })
}

function refuseWhenOutdated({ health }: Database): void {
  if (health.current() === 'outdated') throw new StorageError('outdated')
}

/** RxDB's queries hear of another tab's write a moment late: what they do not find may be on the disk already. */
async function findDocument<Document>(
  collection: RxCollection<Document>,
  id: string,
): Promise<RxDocument<Document> | null> {
  const found = await collection.findOne(id).exec()
  if (found) return found
  const [stored] = await collection.storageInstance.findDocumentsById([id], false)
  return stored ? collection._docCache.getCachedRxDocument(stored) : null
}

function planEdit<Document extends Documents[CollectionName]>(
  before: Document,
  change: (document: Document) => Document,
): Edit<Document> {
  const changed = change(before)
  if (changed === before || sameContent(changed, before)) return { before, after: before }
  return { before, after: stampChanges(before, changed, stampAfter(before.updatedAt)) }
}

/** Takes one edit back; what was changed since then stays. */
export async function revertEdit<Name extends CollectionName>(
  db: Database,
  collection: Name,
  { before, after }: Edit<Documents[Name]>,
): Promise<void> {
  await editDocument(db, collection, before.id, (current) => revertChange(before, after, current))
}

/** Puts a document in the bin, where it stays for 30 days. One that is there already keeps its day. */
export async function binDocument<Name extends CollectionName>(
  db: Database,
  collection: Name,
  id: Documents[Name]['id'],
): Promise<void> {
  await editDocument(db, collection, id, (document) =>
    document.binnedAt === '' ? { ...document, binnedAt: now() } : document,
  )
}

/** Takes a document out of the bin. */
export async function restoreDocument<Name extends CollectionName>(
  db: Database,
  collection: Name,
  id: Documents[Name]['id'],
): Promise<void> {
  await editDocument(db, collection, id, (document) => ({ ...document, binnedAt: '' }))
}
