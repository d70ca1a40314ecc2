import type { MangoQuery, MangoQuerySelector } from 'rxdb/plugins/core'
import type { CollectionName } from '#contract/sync.ts'
import type { Database, Documents } from './documents.ts'
import { type LiveQuery, liveQuery } from './live-query.ts'
import { plain } from './plain.ts'

export function documentById<Name extends CollectionName>(
  db: Database,
  name: Name,
  id: Documents[Name]['id'],
): LiveQuery<Documents[Name] | null> {
  return liveQuery(
    () => db.collections[name].findOne(id),
    (document) => document && plain(document),
  )
}

export function documents<Name extends CollectionName>(
  db: Database,
  name: Name,
  query: MangoQuery<Documents[Name]>,
): LiveQuery<readonly Documents[Name][]> {
  return liveQuery(
    () => db.collections[name].find(query),
    (found) => found.map(plain),
  )
}

/** Number of matching documents. An index alone must be able to evaluate the selector. */
export function numberOf<Name extends CollectionName>(
  db: Database,
  name: Name,
  selector: MangoQuerySelector<Documents[Name]>,
): LiveQuery<number> {
  return liveQuery(
    () => db.collections[name].count({ selector }),
    (count) => count,
  )
}
