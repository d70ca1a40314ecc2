import type { CollectionDigest, CollectionName, DigestResult } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { documentHash, xorHashes } from '#domain/merge/canonical.ts'
import { upgradeDocument } from './document-versions.ts'
import type { SyncSettings } from './settings.ts'

const EMPTY: CollectionDigest = { count: 0, hash: xorHashes([]) }

/** The digests of a person's collections, by which a device compares its content. */
export async function digest(
  { store, versions }: Pick<SyncSettings, 'store' | 'versions'>,
  userId: string,
): Promise<DigestResult> {
  await store.position(userId)
  const digests = new Map<CollectionName, CollectionDigest>(COLLECTION_NAMES.map((name) => [name, EMPTY]))
  const add = (collection: CollectionName, more: CollectionDigest) => {
    const { count, hash } = digests.get(collection) ?? EMPTY
    digests.set(collection, { count: count + more.count, hash: xorHashes([hash, more.hash]) })
  }
  for (const { collection, count, hash } of await store.collectionHashes(userId, versions.current)) {
    add(collection, { count, hash })
  }
  // A device holds every document in the current shape, so older stored ones are hashed as they would be pulled.
  for (const { collection, body, schemaVersion } of await store.documentsOfOlderVersions(userId, versions.current)) {
    add(collection, { count: 1, hash: documentHash(upgradeDocument(versions, collection, body, schemaVersion)) })
  }
  // The map was filled with every name above.
  return Object.fromEntries(digests) as DigestResult
}
