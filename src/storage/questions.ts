import type { MangoQuery, MangoQuerySelector } from 'rxdb/plugins/core'
import type { CollectionName } from '#contract/sync.ts'
import type { Database, Documents } from './documents.ts'
import { type LiveQuery, liveQuery } from './live-query.ts'
import { plain } from './plain.ts'

/** The shapes of question that the collections' named queries are made of. */

/** One document, in the bin or not, or null. */
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

/** The documents that match, in the order asked for. */
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

/** How many documents match. The selector must be one that an index answers alone. */
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
