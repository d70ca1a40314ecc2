import { type RxDatabase, randomToken } from 'rxdb/plugins/core'
import type { Collections } from '../documents.ts'
import { distrustQueries, forgetKnownDocuments } from './inner-fields.ts'
import { changedIds, isLarge } from './large-writes.ts'

/** Minimum number of documents whose versions are remembered. Events are milliseconds late, so few matter. */
const REMEMBERED = 500

/**
 * Write events of other tabs and workers arrive late. If two threads write one document at almost the same time, a
 * query would take the earlier version for the newer and show it permanently: a set just logged would vanish. So an
 * event that does not continue the known version makes the collection's queries read the disk again.
 */
export function detectMissedEvents(rxDatabase: RxDatabase<Collections>): () => void {
  const versions = recentVersions()
  const subscription = rxDatabase.eventBulks$.subscribe((write) => {
    const { collectionName, events } = write
    const inStep = events.map(({ documentId, documentData, previousDocumentData }) => {
      const key = `${collectionName}|${documentId}`
      const known = versions.get(key)
      const continues = known === undefined || known === previousDocumentData?._rev
      if (continues || height(documentData._rev) > height(known)) versions.set(key, documentData._rev)
      return continues
    })
    const collection = rxDatabase.collections[collectionName as keyof Collections]
    if (!collection) return
    if (isLarge(write)) forgetKnownDocuments(collection, changedIds(write))
    if (isLarge(write) || inStep.includes(false)) distrustQueries(collection)
  })
  return () => subscription.unsubscribe()
}

/** After another thread died: its last writes may be on disk without an event. */
export function refresh(rxDatabase: RxDatabase<Collections>): void {
  for (const collection of Object.values(rxDatabase.collections)) {
    forgetKnownDocuments(collection)
    distrustQueries(collection)
    // An empty event: it only wakes the queries.
    rxDatabase.eventBulks$.next({
      id: randomToken(10),
      collectionName: collection.name,
      events: [],
      checkpoint: { id: '', lwt: 0 },
      context: 'refresh',
      isLocal: false,
      internal: false,
      databaseToken: rxDatabase.token,
      storageToken: rxDatabase.token,
    })
  }
}

/** A revision is `<height>-<writer>`; each write of a document adds one to the height. */
function height(revision: string): number {
  return Number.parseInt(revision, 10)
}

/** Remembers the latest in two generations, to stay bounded. */
function recentVersions() {
  let younger = new Map<string, string>()
  let older = new Map<string, string>()
  return {
    get: (key: string) => younger.get(key) ?? older.get(key),
    set(key: string, revision: string) {
      younger.set(key, revision)
      if (younger.size < REMEMBERED) return
      older = younger
      younger = new Map()
    },
  }
}
