import { canonicalJson } from '#domain/merge/canonical.ts'
import { contentOf, type StoredDocument } from '../../tooling/stored.ts'

/** Documents that are not the same in two places, in one sentence that begins with what is said of them. */
export function differencesBetween(
  collection: string,
  there: readonly StoredDocument[],
  here: readonly StoredDocument[],
  says: string,
): readonly string[] {
  const [other, device] = [textsById(there), textsById(here)]
  const ids = [...new Set([...other.keys(), ...device.keys()])]
  const different = ids.filter((id) => other.get(id) !== device.get(id))
  return different.length === 0
    ? []
    : [`${says}, and ${different.length} of ${ids.length} ${collection} differ, such as ${different[0]}`]
}

/** RxDB stores whether a document is deleted as a text. */
const IS_DELETED: readonly unknown[] = [true, '1']

function textsById(documents: readonly StoredDocument[]): ReadonlyMap<string, string> {
  const left = documents.filter((document) => !IS_DELETED.includes(document['_deleted']))
  return new Map(contentOf(left).map((document) => [document.id, canonicalJson(document)]))
}
