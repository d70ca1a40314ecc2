import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { isOnServer } from '#domain/merge/removal.ts'
import { type AnyCollection, changesSince } from './local-documents.ts'
import type { Outbox } from './outbox.ts'
import { toWire } from './wire.ts'

/**
 * Whether the server has confirmed the version on the disk of every document, as far as this device knows. Needs no
 * network, and does not rely on what was noted: it reads all documents.
 */
export async function isAllConfirmed(
  collections: Readonly<Record<CollectionName, AnyCollection>>,
  outbox: Outbox,
): Promise<boolean> {
  const { waiting, refused } = await outbox.counts()
  if (waiting + refused > 0) return false
  for (const name of COLLECTION_NAMES) {
    for await (const { documents } of changesSince(collections[name], undefined)) {
      const versions = documents.map(toWire)
      const ids = versions.map(({ id }) => id)
      const known = await outbox.masters(name, ids)
      if (!versions.every((version) => isOnServer(version, known.get(version.id)))) return false
    }
  }
  return true
}
