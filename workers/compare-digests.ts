import type { CollectionDigest, CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { documentHash, xorHashes } from '#domain/merge/canonical.ts'
import { type AnyCollection, changesSince } from './local-documents.ts'
import type { SyncHttp } from './sync-http.ts'
import { toWire } from './wire.ts'

/** The collections whose content differs from the server's, by count and by the xor of content hashes. */
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

/** Read from disk page by page, so that ten years of training are never in memory at once. */
async function digestOf(collection: AnyCollection): Promise<CollectionDigest> {
  const hashes = new Map<string, string>()
  for await (const { documents } of changesSince(collection, undefined)) {
    for (const document of documents.map(toWire)) {
      // One written meanwhile is repeated on a later page.
      if (document._deleted) hashes.delete(document.id)
      else hashes.set(document.id, documentHash(document))
    }
  }
  return { count: hashes.size, hash: xorHashes(hashes.values()) }
}

function isEqual(left: CollectionDigest, right: CollectionDigest): boolean {
  return left.count === right.count && left.hash === right.hash
}
