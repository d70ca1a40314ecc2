import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { openExisting, settled } from '#shared/existing-database.ts'
import { withoutNotes } from '../plain.ts'
import { storeDatabaseName } from '../store-names.ts'
import { SafetyDatabase } from './safety-database.ts'
import { keepSnapshot } from './snapshots.ts'

const STORE = 'docs'
const PAGE = 200

/** Once per version step. RxDB only knows the shapes of this release, so the rows are read directly. */
export async function snapshotBeforeMigration(account: string, from: number, to: number): Promise<void> {
  const safety = new SafetyDatabase(account)
  try {
    const detail = `${from} → ${to}`
    const taken = await safety.snapshots()
    if (taken.some((note) => note.reason === 'migration' && note.detail === detail)) return
    await keepSnapshot(safety, { reason: 'migration', detail, schemaVersion: from }, rowsAsJson(account, from))
  } finally {
    safety.close()
  }
}

async function* rowsAsJson(account: string, version: number): AsyncGenerator<string> {
  let before = '{'
  for (const collection of COLLECTION_NAMES) {
    yield `${before}\n${JSON.stringify(collection)}: [`
    let separator = '\n'
    for await (const rows of pagesOf(account, version, collection)) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n')
      separator = ',\n'
    }
    yield ']'
    before = ','
  }
  yield '\n}'
}

/** Non-empty pages. */
async function* pagesOf(
  account: string,
  version: number,
  collection: CollectionName,
): AsyncGenerator<readonly object[]> {
  const name = storeDatabaseName({ account, version, store: collection })
  const database = await openExisting(name)
  if (!database) return
  try {
    if (!database.objectStoreNames.contains(STORE)) return
    for (let after: IDBKeyRange | null = null; ; ) {
      const store = database.transaction(STORE).objectStore(STORE)
      const rows: readonly Row[] = await settled(store.getAll(after, PAGE))
      const documents = rows.filter(({ _deleted }) => _deleted !== '1').map(contentOf)
      if (documents.length > 0) yield documents
      const last = rows.at(-1)
      if (!last || rows.length < PAGE) return
      after = IDBKeyRange.lowerBound(last.id, true)
    }
  } finally {
    database.close()
  }
}

/** A document in the format of Dexie's storage: the tombstone flag as '1' or '0', beside RxDB's own fields. */
type Row = { readonly id: string; readonly _deleted?: string }

function contentOf(row: Row): object {
  const { _deleted, ...content } = withoutNotes(row)
  return content
}
