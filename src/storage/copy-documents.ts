import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { withStorableTexts } from '#domain/document/storable-text.ts'
import { mergeDocuments } from '#domain/merge/three-way.ts'
import { editDocument } from './commands.ts'
import type { Database, Documents } from './documents.ts'
import { plain } from './plain.ts'
import { explainFailure } from './storage-error.ts'

/** Merges one database into another. Repeatable. Returns the number of documents added or changed. */
export async function copyDocuments(from: Database, to: Database): Promise<number> {
  return explainFailure(to, async () => {
    let copied = 0
    for (const collection of COLLECTION_NAMES) copied += await copyCollection(from, to, collection)
    return copied
  })
}

async function copyCollection<Name extends CollectionName>(from: Database, to: Database, collection: Name) {
  const found = await from.collections[collection].find().exec()
  const copies = found.map((document) => withStorableTexts(plain<Documents[Name]>(document)))
  const { error: refused } = await to.collections[collection].bulkInsert(copies)
  const taken = new Set<string>(refused.map(({ documentId }) => documentId))
  const merged = await Promise.all(
    copies.filter(({ id }) => taken.has(id)).map((copy) => mergeInto(to, collection, copy)),
  )
  return copies.length - taken.size + merged.filter((changed) => changed).length
}

async function mergeInto<Name extends CollectionName>(to: Database, collection: Name, copy: Documents[Name]) {
  const { before, after } = await editDocument(to, collection, copy.id, (current) =>
    mergeDocuments(undefined, current, copy),
  )
  return after !== before
}
