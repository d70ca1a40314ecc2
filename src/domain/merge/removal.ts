import type { Stamp } from '#contract/document.ts'
import { laterInstant } from '../time/instant.ts'
import { contentHash, sameContent } from './canonical.ts'

/** A document as replicas exchange it, including the tombstone flag. Unknown fields are kept and merged. */
export type Mergeable = {
  readonly id: string
  readonly updatedAt: Stamp
  readonly binnedAt: string
  readonly _deleted?: boolean
}

type Version = { readonly id: string; readonly _deleted?: boolean }

/** Whether two versions are equal. Two tombstones of one id are, whatever their bodies. */
export function sameVersion(left: Version | undefined, right: Version | undefined): boolean {
  if (left?._deleted === true && right?._deleted === true) return left.id === right.id
  return sameContent(left, right)
}

/** Whether the server has this version, if `known` is its last one. A tombstone of what it never had is of no use to it. */
export function isOnServer(version: Version, known: Version | undefined): boolean {
  return (version._deleted === true && known === undefined) || sameVersion(version, known)
}

/** Equal for versions that `sameVersion` considers equal. */
export function versionHash(version: Version): string {
  return contentHash(version._deleted === true ? { id: version.id, _deleted: true } : version)
}

/**
 * The version kept if exactly one of the two is deleted: as a whole, since a tombstone may come without a body. A
 * deletion only counts if it is known that nobody edited or restored the document since.
 */
export function mergeDeletion<Document extends Mergeable>(
  base: Document | undefined,
  master: Document,
  ours: Document,
): Document {
  const [tombstone, alive] = master._deleted ? [master, ours] : [ours, master]
  if (base && !base._deleted && sameContent(unstamped(base), unstamped(alive))) return tombstone
  return '_deleted' in alive ? alive : { ...alive, _deleted: false }
}

/**
 * When the merged document was put in the trash, '' if it was not. Trashing loses against a side that edited or restored
 * it, and against any side with an unknown past. If both sides trashed it, the later instant counts.
 */
export function mergeTrash(base: Mergeable | undefined, master: Mergeable, ours: Mergeable): string {
  if (master.binnedAt !== '' && ours.binnedAt !== '') return laterInstant(master.binnedAt, ours.binnedAt)
  const [trashed, kept] = master.binnedAt === '' ? [ours, master] : [master, ours]
  return base?.binnedAt === '' && sameContent(unstamped(base), unstamped(kept)) ? trashed.binnedAt : ''
}

/** Every change writes a stamp, so a stamp does not show whether a person changed content. */
function unstamped({ updatedAt: _, _deleted: __, ...content }: Mergeable): object {
  return content
}
