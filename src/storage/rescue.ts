import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { mergeDocuments } from '#domain/merge/three-way.ts'
import type { Collections, Documents, Rescued } from './documents.ts'
import { contentOf } from './plain.ts'
import { knownDocuments } from './rxdb/inner-fields.ts'

export function rescueDocuments(collections: Collections): Rescued {
  const entries = COLLECTION_NAMES.map((name) => [name, rescueCollection(collections, name)])
  // Each name of the list occurs exactly once.
  return Object.fromEntries(entries) as Rescued
}

function rescueCollection<Name extends CollectionName>(collections: Collections, name: Name): Documents[Name][] {
  return knownDocuments<Documents[Name]>(collections[name])
    .filter((version) => !version._deleted)
    .map((version) => contentOf<Documents[Name]>(version))
}

export function uniteRescued(earlier: Rescued, later: Rescued): Rescued {
  const entries = COLLECTION_NAMES.map((name) => {
    const both = [...earlier[name], ...later[name]].map((document): [string, unknown] => [document.id, document])
    return [name, [...new Map(both).values()]]
  })
  // As above.
  return Object.fromEntries(entries) as Rescued
}

/** Keeps their stamps. Merges with an existing document. */
export async function putBack(collections: Collections, rescued: Rescued): Promise<void> {
  for (const name of COLLECTION_NAMES) await putBackCollection(collections, name, rescued[name])
}

async function putBackCollection<Name extends CollectionName>(
  collections: Collections,
  name: Name,
  documents: readonly Documents[Name][],
): Promise<void> {
  if (documents.length === 0) return
  const { error: refused } = await collections[name].bulkInsert([...documents])
  const byId = new Map(documents.map((document) => [document.id as string, document]))
  for (const { documentId } of refused) {
    const rescued = byId.get(documentId)
    const found = await collections[name].findOne(documentId).exec()
    if (!rescued || !found) continue
    await found.incrementalModify((current) => ({
      ...mergeDocuments(undefined, contentOf<Documents[Name]>(current), rescued),
      _deleted: false,
    }))
  }
}
