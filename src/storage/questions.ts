import type { MangoQuery, MangoQuerySelector } from 'rxdb/plugins/core'
import type { CollectionName } from '#contract/sync.ts'
import type { Database, Documents, EarlyRange } from './documents.ts'
import { type LiveQuery, liveQuery } from './live-query.ts'
import { plain } from './plain.ts'

type AnyDocument = Documents[CollectionName]

export function documentById<Name extends CollectionName>(
  db: Database,
  name: Name,
  id: Documents[Name]['id'],
): LiveQuery<Documents[Name] | null> {
  return liveQuery(db, {
    build: (collections) => collections[name].findOne(id),
    read: (document) => document && plain(document),
    early: { key: `${name}/${id}`, read: (reader) => reader.byId(name, id) },
    isSame: (early, result) => early?.updatedAt === result?.updatedAt,
  })
}

export function documents<Name extends CollectionName>(
  db: Database,
  name: Name,
  query: MangoQuery<Documents[Name]>,
): LiveQuery<readonly Documents[Name][]> {
  const range = rangeOf(query)
  return liveQuery(db, {
    build: (collections) => collections[name].find(query),
    read: (found) => found.map(plain),
    early: range && { key: `${name}?${JSON.stringify(range)}`, read: (reader) => reader.range(name, range) },
    isSame: areSameVersions,
  })
}

/** Number of matching documents. An index alone must be able to evaluate the selector. */
export function numberOf<Name extends CollectionName>(
  db: Database,
  name: Name,
  selector: MangoQuerySelector<Documents[Name]>,
): LiveQuery<number> {
  const range = rangeOf({ selector })
  return liveQuery(db, {
    build: (collections) => collections[name].count({ selector }),
    read: (count) => count,
    early: range && { key: `${name}#${JSON.stringify(range)}`, read: (reader) => reader.count(name, range) },
    isSame: (early, count) => early === count,
  })
}

/** Each edit of a document gives it another stamp. */
function areSameVersions(early: readonly AnyDocument[], found: readonly AnyDocument[]): boolean {
  return (
    early.length === found.length &&
    early.every(({ id, updatedAt }, at) => id === found[at]?.id && updatedAt === found[at]?.updatedAt)
  )
}

/** The query as one range of an index; undefined where it asks for more than fields with given values. */
function rangeOf<Document>({ selector = {}, sort = [], limit }: MangoQuery<Document>): EarlyRange | undefined {
  const equal = Object.entries<unknown>(selector)
  const areValues = equal.every((entry): entry is [string, string] => typeof entry[1] === 'string')
  if (!areValues) return undefined
  const fields = equal.map(([field]) => field)
  const order = sort.flatMap((part) => Object.keys(part)).filter((field) => field !== 'id' && !fields.includes(field))
  const isAscending = sort.every((part) => Object.values(part).every((direction) => direction === 'asc'))
  return isAscending ? { equal: Object.fromEntries(equal), order, limit } : undefined
}
