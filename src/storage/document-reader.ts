import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { openExisting, settled } from '#shared/existing-database.ts'
import type { Documents } from './documents.ts'
import { storeDatabaseName } from './store-names.ts'

/** Maximum number of documents per page: reading ten years never holds more in memory. */
const PAGE = 200
export const STORE = 'docs'
const BY_LAST_WRITE = '[_meta.lwt+id]'
const BY_DELETED = '[_deleted+id]'
/** Sorts after every string and number in IndexedDB's key order. */
export const BEHIND_ALL: IDBValidKey = []

export type StoredDocument<Document> = {
  readonly document: Document
  readonly isDeleted: boolean
  /** RxDB's time of the last write, milliseconds since 1970 with fractions. */
  readonly lastWrite: number
}

type Row = { readonly _deleted: '0' | '1'; readonly _meta: { readonly lwt: number } }

/**
 * Reads one collection of an account without RxDB, which a read-only thread does not need: loading it would cost more
 * than the reading. Every request sees the disk, whoever wrote it.
 */
export class DocumentReader<Name extends keyof Documents> {
  readonly #database: IDBDatabase

  constructor(database: IDBDatabase) {
    this.#database = database
  }

  /** In pages. Concurrent writes may or may not be included. */
  async *all(): AsyncGenerator<readonly StoredDocument<Documents[Name]>[]> {
    let after: IDBKeyRange | null = null
    while (true) {
      const page: readonly StoredDocument<Documents[Name]>[] = await this.#read((store) => store.getAll(after, PAGE))
      if (page.length > 0) yield page
      const last = page.at(-1)
      if (!last || page.length < PAGE) return
      after = IDBKeyRange.lowerBound(last.document.id, true)
    }
  }

  /**
   * The documents written after `lastWrite`, including tombstones, in pages. Documents written together share one time,
   * such as a whole first sync or import: reading from that time on would read all of them again.
   */
  async *writtenAfter(lastWrite: number): AsyncGenerator<readonly StoredDocument<Documents[Name]>[]> {
    let from = IDBKeyRange.lowerBound([lastWrite, BEHIND_ALL], true)
    while (true) {
      const range = from
      const page = await this.#read((store) => store.index(BY_LAST_WRITE).getAll(range, PAGE))
      if (page.length > 0) yield page
      const last = page.at(-1)
      if (!last || page.length < PAGE) return
      from = IDBKeyRange.lowerBound([last.lastWrite, last.document.id], true)
    }
  }

  async byIds(ids: readonly string[]): Promise<readonly StoredDocument<Documents[Name]>[]> {
    const store = this.#store()
    const rows = await Promise.all(ids.map((id) => settled<unknown>(store.get(id))))
    return rows.filter((row) => row !== undefined).map((row) => stored<Documents[Name]>(row))
  }

  async count(): Promise<number> {
    const range = IDBKeyRange.bound(['0'], ['0', BEHIND_ALL])
    return settled(this.#store().index(BY_DELETED).count(range))
  }

  close(): void {
    this.#database.close()
  }

  #store(): IDBObjectStore {
    return this.#database.transaction(STORE, 'readonly').objectStore(STORE)
  }

  async #read(request: (store: IDBObjectStore) => IDBRequest<unknown[]>) {
    const rows = await settled(request(this.#store()))
    return rows.map((row) => stored<Documents[Name]>(row))
  }
}

/** Opens a collection for reading, as `openStore` does. */
export async function openDocumentReader<Name extends keyof Documents>(
  account: string,
  collection: Name,
  lost: () => void,
): Promise<DocumentReader<Name> | undefined> {
  const database = await openStore(account, collection, lost)
  return database && new DocumentReader(database)
}

/**
 * Opens a collection's IndexedDB; undefined if it is not on this device. It is closed, and `lost` is called, when the
 * account is deleted, migrated by a newer release, or the browser cuts the connection.
 */
export function openStore(
  account: string,
  collection: keyof Documents,
  lost: () => void,
): Promise<IDBDatabase | undefined> {
  return openExisting(storeDatabaseName({ account, version: SCHEMA_VERSION, store: collection }), lost)
}

function stored<Document>(row: unknown): StoredDocument<Document> {
  // Rows are documents written by RxDB and our direct access.
  const { _deleted, _meta } = row as Row
  return { document: row as Document, isDeleted: _deleted === '1', lastWrite: _meta.lwt }
}
