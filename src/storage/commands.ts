import type { RxCollection } from 'rxdb/plugins/core'
import type { Stamp } from '#contract/document.ts'
import type { CollectionName } from '#contract/sync.ts'
import { withStorableTexts } from '#domain/document/storable-text.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { laterStamp } from '#domain/merge/hybrid-clock.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import { revertChange } from '#domain/merge/three-way.ts'
import { addsTraining, outOfTrashWhenTrained } from '#domain/session/adds-training.ts'
import type { Database, Documents } from './documents.ts'
import { now } from './new-id.ts'
import { contentOf } from './plain.ts'
import { latestVersion, readStored, rowOver, writeStored } from './rxdb/inner-fields.ts'
import { stampAfter } from './stamps.ts'
import { explainFailure, isReason, StorageError } from './storage-error.ts'
import { writeMany } from './write-many.ts'

/**
 * Every command resolves once the change is on disk; otherwise it rejects with StorageError and changes nothing. Stamps
 * are assigned here: rules write UNSTAMPED or leave the old one.
 */

/** A written change. Both are the same object if there was nothing to write. */
export type Edit<Document> = { readonly before: Document; readonly after: Document }

/** Rejects with `exists` if another document has its id; repeating it, after a lost response, succeeds. */
export async function insertDocument<Name extends CollectionName>(
  db: Database,
  collection: Name,
  document: Documents[Name],
): Promise<Documents[Name]> {
  return writing(db, async () => {
    const stamp = stampAfter(undefined)
    const stored = stampChanges<Documents[Name]>(undefined, withStorableTexts(document), stamp)
    const { error: refused } = await db.collections[collection].bulkInsert([stored])
    if (refused.length === 0) return stored
    const [found] = await readStored(db.collections[collection], [document.id], { withDeleted: false })
    const present = found && contentOf<Documents[Name]>(found)
    // With equal stamps, two documents are equal if and only if their content is.
    const isSame = present && sameContent(stampChanges<Documents[Name]>(undefined, present, stamp), stored)
    if (!isSame) throw new StorageError('exists')
    return present
  })
}

/**
 * Writes the result of `change` on the latest version. `change` must be pure: it runs again if another tab or the sync
 * wrote in between, so that no edit overwrites another. An edit that adds training to a session in the trash restores it.
 *
 * A permanently deleted document is recreated by the edit if the caller passes its last known version: input is never
 * lost. A session is recreated without that if the edit adds training and the tombstone still holds it. Otherwise
 * rejects with `missing`.
 */
export async function editDocument<Name extends CollectionName>(
  db: Database,
  collection: Name,
  id: Documents[Name]['id'],
  change: (document: Documents[Name]) => Documents[Name],
  lastKnown?: Documents[Name],
): Promise<Edit<Documents[Name]>> {
  return writing(db, async () => {
    const documents: RxCollection<Documents[Name]> = db.collections[collection]
    let stored = await latestVersion(documents, id)
    if (!stored || stored._deleted) return bringBack(db, collection, id, change, lastKnown)
    let edit = planEdit(collection, contentOf<Documents[Name]>(stored), change)
    let isOfDisk = false
    // The version known here may lack another tab's latest write: what changes nothing in it may change that.
    while (!isOfDisk || edit.after !== edit.before) {
      if (edit.after !== edit.before) {
        const refused = await writeStored(documents, [rowOver(stored, edit.after)], 'edit')
        if (refused.length === 0) break
      }
      ;[stored] = await readStored(documents, [id], { withDeleted: true })
      isOfDisk = true
      if (!stored) return bringBack(db, collection, id, change, lastKnown ?? edit.before)
      const current = stored._deleted ? inUse(edit.before, stored.updatedAt) : contentOf<Documents[Name]>(stored)
      if (!sameContent(current, edit.before)) edit = planEdit(collection, current, change)
    }
    return edit
  })
}

/** Writes an edit over its document's tombstone, or without any document left. */
async function bringBack<Name extends CollectionName>(
  db: Database,
  collection: Name,
  id: Documents[Name]['id'],
  change: (document: Documents[Name]) => Documents[Name],
  lastKnown: Documents[Name] | undefined,
): Promise<Edit<Documents[Name]>> {
  const [tombstone] = await readStored(db.collections[collection], [id], { withDeleted: true })
  const known = lastKnown ?? (tombstone && trainedOn(collection, contentOf<Documents[Name]>(tombstone), change))
  if (!known) throw new StorageError('missing')
  const base = inUse(known, tombstone?.updatedAt)
  let edit = planEdit(collection, base, change)
  if (edit.after === edit.before) return edit
  await writeMany<Name>(db, collection, [id], (_, current) => {
    edit = planEdit(collection, current ?? base, change)
    return edit.after === edit.before ? 'leave' : edit.after
  })
  return edit
}

function trainedOn<Document extends Documents[CollectionName]>(
  collection: CollectionName,
  document: Document,
  change: (document: Document) => Document,
): Document | undefined {
  const isSession = collection === 'sessions' && 'status' in document && 'exercises' in document
  if (!isSession) return undefined
  const changed = change(document)
  return 'status' in changed && addsTraining(document, changed) ? document : undefined
}

/** A document as before its deletion, outside of the trash, for an edit later than the deletion. */
function inUse<Document extends Documents[CollectionName]>(known: Document, deletedAt: Stamp | undefined): Document {
  const updatedAt = deletedAt ? laterStamp(known.updatedAt, deletedAt) : known.updatedAt
  return { ...known, binnedAt: '', updatedAt }
}

/** Edits the document, or `initial` if there is none. Two tabs that do so at the same time both succeed. */
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
    // Another tab or the sync was first: its version stays, ours is added.
    if (!isReason(error, 'exists')) throw error
    return editDocument(db, collection, initial.id, change)
  }
}

/** A newer release migrates the collections one by one: from the first on, a write may come too late to be migrated. */
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

function planEdit<Name extends CollectionName>(
  collection: Name,
  before: Documents[Name],
  change: (document: Documents[Name]) => Documents[Name],
): Edit<Documents[Name]> {
  const settle: Settle<Name> | undefined = SETTLE[collection]
  const wanted = withStorableTexts(change(before), before)
  const changed = settle ? settle(before, wanted) : wanted
  if (changed === before || sameContent(changed, before)) return { before, after: before }
  return { before, after: stampChanges(before, changed, stampAfter(before.updatedAt)) }
}

type Settle<Name extends CollectionName> = (before: Documents[Name], after: Documents[Name]) => Documents[Name]

const SETTLE: { readonly [Name in CollectionName]?: Settle<Name> } = { sessions: outOfTrashWhenTrained }

/** Reverts one edit; later changes stay. */
export async function revertEdit<Name extends CollectionName>(
  db: Database,
  collection: Name,
  { before, after }: Edit<Documents[Name]>,
): Promise<void> {
  await editDocument(db, collection, before.id, (current) => revertChange(before, after, current))
}

/** One already there keeps its date. */
export async function trashDocument<Name extends CollectionName>(
  db: Database,
  collection: Name,
  id: Documents[Name]['id'],
): Promise<void> {
  await editDocument(db, collection, id, (document) =>
    document.binnedAt === '' ? { ...document, binnedAt: now() } : document,
  )
}

export async function restoreDocument<Name extends CollectionName>(
  db: Database,
  collection: Name,
  id: Documents[Name]['id'],
): Promise<void> {
  await editDocument(db, collection, id, (document) => ({ ...document, binnedAt: '' }))
}
