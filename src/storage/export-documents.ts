import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import type { Database, Documents } from './documents.ts'
import { plain } from './plain.ts'
import { explainFailure } from './storage-error.ts'

const PAGE = 200

/**
 * Every document, the trash included, as one JSON object `{"preferences": [...], "workouts": [...], ...}`, in chunks:
 * ten years of training are never in memory at once. Rejects with StorageError.
 */
export async function* documentsAsJson(db: Database): AsyncGenerator<string> {
  let before = '{'
  for (const name of COLLECTION_NAMES) {
    yield `${before}\n${JSON.stringify(name)}: [`
    let separator = '\n'
    for await (const page of pagesOf(db, name)) {
      yield separator + page.map((document) => JSON.stringify(document)).join(',\n')
      separator = ',\n'
    }
    yield ']'
    before = ','
  }
  yield '\n}'
}

/** A collection sorted by id, in non-empty pages. */
export async function* pagesOf<Name extends CollectionName>(
  db: Database,
  name: Name,
): AsyncGenerator<readonly Documents[Name][]> {
  for (let after = ''; ; ) {
    const query = { selector: { id: { $gt: after } }, sort: [{ id: 'asc' as const }], limit: PAGE }
    const found = await explainFailure(db, () => db.collections[name].find(query as object).exec())
    const page = found.map((document) => plain<Documents[Name]>(document))
    const last = page.at(-1)
    if (!last) return
    yield page
    if (page.length < PAGE) return
    after = last.id
  }
}
