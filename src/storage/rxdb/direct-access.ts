import type { Dexie } from 'dexie'
import {
  type BulkWriteRow,
  categorizeBulkWriteRows,
  getQueryMatcher,
  INTERNAL_STORAGE_NAME,
  type PreparedQuery,
  type RxDocumentData,
  type RxStorageBulkWriteResponse,
  type RxStorageQueryResult,
} from 'rxdb/plugins/core'
import { getKeyRangeByQueryPlan, type RxStorageInstanceDexie } from 'rxdb/plugins/storage-dexie'
import { reportOf } from './large-writes.ts'
import { documentOf, readRows, rowOf } from './rows.ts'

const STORE = 'docs'

/**
 * Operations a person waits for access IndexedDB directly, in Dexie's format: a write is one transaction on one store
 * instead of several rounds, a list one request instead of one per row. Without an open connection, Dexie opens one.
 */
export function accessDirectly<Document>(instance: RxStorageInstanceDexie<Document>): void {
  const dexieWrite = instance.bulkWrite.bind(instance)
  const query = instance.query.bind(instance)
  const dexieQuery: typeof query = async (prepared) => {
    const { dexieDb } = await instance.internals
    return orFailed(dexieDb, () => query(prepared))
  }
  const dexieFind = instance.findDocumentsById.bind(instance)

  instance.bulkWrite = async (rows, context) => {
    const { dexieDb, booleanIndexes } = await instance.internals
    const transaction = begin(instance, dexieDb, 'readwrite')
    return transaction ? write(instance, transaction, booleanIndexes, rows, context) : dexieWrite(rows, context)
  }

  instance.query = async (prepared) => {
    const isPart = isPartOfFew(instance, prepared)
    if (!isPart && !isOneRange(prepared)) return dexieQuery(prepared)
    const { dexieDb, booleanIndexes } = await instance.internals
    const transaction = begin(instance, dexieDb, 'readonly')
    if (!transaction) return dexieQuery(prepared)
    const { documents } = await readRange<Document>(transaction, booleanIndexes, prepared)
    return { documents: isPart ? documents.filter(getQueryMatcher(instance.schema, prepared.query)) : documents }
  }

  instance.findDocumentsById = async (ids, withDeleted) => {
    const { dexieDb, booleanIndexes } = await instance.internals
    const transaction = begin(instance, dexieDb, 'readonly')
    if (!transaction) return dexieFind(ids, withDeleted)
    const found = await readByIds<Document>(transaction, booleanIndexes, ids)
    return withDeleted ? found : found.filter(({ _deleted }) => !_deleted)
  }
}

/** RxDB waits forever for a cursor whose request failed, but the connection gets the error. Rejects with it. */
function orFailed<Result>(dexie: Dexie, read: () => Promise<Result>): Promise<Result> {
  // Dexie's type omits null, its value while closed.
  const connection = dexie.backendDB() as IDBDatabase | null
  if (!connection) return read()
  const ended = new AbortController()
  const failed = new Promise<never>((_, reject) => {
    const hear = ({ target }: Event) => {
      const { mode, error } = target as IDBTransaction
      if (mode === 'readonly') reject(error ?? new DOMException('a read was broken off', 'AbortError'))
    }
    // In the capture phase: Dexie stops events from bubbling.
    connection.addEventListener('abort', hear, { capture: true, signal: ended.signal })
  })
  return Promise.race([read(), failed]).finally(() => ended.abort())
}

/** Undefined if Dexie has to report the reason, or open the connection first. */
function begin<Document>(
  instance: RxStorageInstanceDexie<Document>,
  dexie: Dexie,
  mode: IDBTransactionMode,
): IDBTransaction | undefined {
  if (instance.closed !== undefined) return undefined
  try {
    // Dexie's type omits null, its value while closed.
    const connection = dexie.backendDB() as IDBDatabase | null
    return connection?.transaction(STORE, mode, { durability: 'strict' })
  } catch {
    // The connection was cut and Dexie does not know yet.
    return undefined
  }
}

/** Resolves when the transaction is on disk, then notifies RxDB and the other tabs. */
function write<Document>(
  instance: RxStorageInstanceDexie<Document>,
  transaction: IDBTransaction,
  booleanIndexes: string[],
  rows: BulkWriteRow<Document>[],
  context: string,
): Promise<RxStorageBulkWriteResponse<Document>> {
  const store = transaction.objectStore(STORE)
  // RxDB's own write passes its rows in the same way: they do have RxDB's fields, contrary to this type.
  const written = rows as BulkWriteRow<RxDocumentData<Document>>[]
  // The stored version is hardly ever another than the known one: its answer is not waited for, only held against it.
  const early = rows.length === 1 && written[0]?.previous ? written[0] : undefined
  let outcome: ReturnType<typeof sort> | undefined

  const sort = (found: ReadonlyMap<string, unknown>) => {
    const entries = [...found].map(([id, row]) => [id, documentOf<Document>(booleanIndexes, row)] as const)
    return categorizeBulkWriteRows(instance, instance.primaryPath, new Map(entries), written, context)
  }
  const put = ({ document }: BulkWriteRow<RxDocumentData<Document>>) => store.put(rowOf(booleanIndexes, document))

  return new Promise((resolve, reject) => {
    const orUndone = (step: () => void) => {
      try {
        step()
      } catch (cause) {
        reject(cause)
        transaction.abort()
      }
    }
    const ids = rows.map(({ document }) => String(document[instance.primaryPath]))
    readRows(store, ids, (found) =>
      orUndone(() => {
        outcome = sort(found)
        if (early && outcome.errors.length > 0) return transaction.abort()
        if (!early) for (const row of [...outcome.bulkInsertDocs, ...outcome.bulkUpdateDocs]) put(row)
        transaction.commit()
      }),
    )
    if (early) orUndone(() => put(early))
    transaction.onabort = () => {
      if (early && outcome && outcome.errors.length > 0) resolve({ error: outcome.errors })
      else reject(whyAborted(transaction))
    }
    transaction.oncomplete = () => {
      if (outcome?.newestRow && outcome.eventBulk.events.length > 0) {
        const { document } = outcome.newestRow
        outcome.eventBulk.checkpoint = { id: document[instance.primaryPath], lwt: document._meta.lwt }
        // Private, but the stream that RxDB's own write feeds.
        instance['changes$'].next(reportOf(outcome.eventBulk))
      }
      resolve({ error: outcome?.errors ?? [] })
    }
  })
}

/** Whether the result rows are adjacent in an index, in the requested order. */
function isOneRange<Document>({ query, queryPlan }: PreparedQuery<Document>): boolean {
  return queryPlan.selectorSatisfiedByIndex && queryPlan.sortSatisfiedByIndex && query.skip === 0 && query.limit !== 0
}

/** RxDB's own record of its collections is a handful of rows: a cursor would wait for a busy page at each. */
function isPartOfFew<Document>(
  { collectionName }: RxStorageInstanceDexie<Document>,
  { query, queryPlan }: PreparedQuery<Document>,
): boolean {
  return (
    collectionName === INTERNAL_STORAGE_NAME &&
    queryPlan.sortSatisfiedByIndex &&
    query.skip === 0 &&
    query.limit === undefined
  )
}

function readRange<Document>(
  transaction: IDBTransaction,
  booleanIndexes: string[],
  { query, queryPlan }: PreparedQuery<Document>,
): Promise<RxStorageQueryResult<Document>> {
  const index = transaction.objectStore(STORE).index(`[${queryPlan.index.join('+')}]`)
  const request = index.getAll(getKeyRangeByQueryPlan(booleanIndexes, queryPlan, IDBKeyRange), query.limit)
  return new Promise((resolve, reject) => {
    request.onsuccess = () =>
      resolve({ documents: request.result.map((row) => documentOf<Document>(booleanIndexes, row)) })
    request.onerror = () => reject(request.error)
    transaction.onabort = () => reject(whyAborted(transaction))
  })
}

function readByIds<Document>(
  transaction: IDBTransaction,
  booleanIndexes: string[],
  ids: string[],
): Promise<RxDocumentData<Document>[]> {
  return new Promise((resolve, reject) => {
    readRows(transaction.objectStore(STORE), ids, (rows) =>
      resolve([...rows.values()].map((row) => documentOf<Document>(booleanIndexes, row))),
    )
    transaction.onabort = () => reject(whyAborted(transaction))
  })
}

/** A connection cut by the browser gives no reason. */
function whyAborted(transaction: IDBTransaction): DOMException {
  return transaction.error ?? new DOMException('The transaction was aborted', 'AbortError')
}
