import type { CollectionDigest, CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { documentHash, xorHashes } from '#domain/merge/canonical.ts'
import type { AnyCollection } from './local-documents.ts'
import type { SyncHttp } from './sync-http.ts'
import { toWire } from './wire.ts'

/** The collections whose content here is not the content there, by count and by the xor of content hashes. */
export async function compareDigests(
  collections: Readonly<Record<CollectionName, AnyCollection>>,
  http: SyncHttp,
): Promise<readonly CollectionName[]> {
  const there = await http.digest()
  const here = await Promise.all(
    COLLECTION_NAMES.map(async (name) => [name, await digestOf(collections[name])] as const),
  )
  return here.filter(([name, digest]) => !isEqual(digest, there[name])).map(([name]) => name)
}

async function digestOf(collection: AnyCollection): Promise<CollectionDigest> {
  const documents = await collection.find().exec()
  const hashes = documents.map((document) => documentHash(toWire(document._data)))
  return { count: hashes.length, hash: xorHashes(hashes) }
}

function isEqual(left: CollectionDigest, right: CollectionDigest): boolean {
  return left.count === right.count && left.hash === right.hash
}
