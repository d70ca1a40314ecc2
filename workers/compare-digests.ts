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

/** Two devices that train at the same time change the server this often during a comparison, and no more. */
const ATTEMPTS = 3

export type Comparing = {
  readonly compare: () => Promise<readonly CollectionName[]>
  /** The newest state of the server that this device has seen. */
  readonly head: () => Promise<string | undefined>
  /** Resolves once there is nothing left to send or fetch. */
  readonly catchUp: () => Promise<void>
}

/**
 * The collections that differ although device and server are of the same state. A push of any device during the
 * comparison makes a difference, too, but says nothing about what is known. Undefined if there was one each time.
 */
export async function lastingDifferences({
  compare,
  head,
  catchUp,
}: Comparing): Promise<readonly CollectionName[] | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await catchUp()
    const before = await head()
    const different = await compare()
    if (different.length === 0) return different
    await catchUp()
    if (before === (await head())) return different
  }
  return undefined
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
