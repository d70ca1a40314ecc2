import type { Stamp } from '#contract/document.ts'
import { laterInstant } from '../time/instant.ts'
import { contentHash, sameContent } from './canonical.ts'

/** A document as replicas exchange it: the tombstone flag travels along. Fields it does not know are kept and merged. */
export type Mergeable = {
  readonly id: string
  readonly updatedAt: Stamp
  readonly binnedAt: string
  readonly _deleted?: boolean
}

type Version = { readonly id: string; readonly _deleted?: boolean }

/** Whether two versions say the same. Two tombstones of one id do, whatever body they carry. */
export function sameVersion(left: Version | undefined, right: Version | undefined): boolean {
  if (left?._deleted === true && right?._deleted === true) return left.id === right.id
  return sameContent(left, right)
}

/** The same for versions that `sameVersion` takes for one. */
export function versionHash(version: Version): string {
  return contentHash(version._deleted === true ? { id: version.id, _deleted: true } : version)
}

/**
 * Which version stays where exactly one of the two is deleted: it stays whole, as a tombstone may come without a body.
 * The deletion counts only where it is known that nobody edited the document since, nor took it out of the bin.
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
 * Since when the merged document is in the bin, '' where it is not. Throwing away loses against a side that edited, or
 * took it out of the bin, and against any side where the past is not known. Thrown away twice, the later instant counts.
 */
export function mergeBin(base: Mergeable | undefined, master: Mergeable, ours: Mergeable): string {
  if (master.binnedAt !== '' && ours.binnedAt !== '') return laterInstant(master.binnedAt, ours.binnedAt)
  const [binned, kept] = master.binnedAt === '' ? [ours, master] : [master, ours]
  return base?.binnedAt === '' && sameContent(unstamped(base), unstamped(kept)) ? binned.binnedAt : ''
}

/** A stamp is written by every change, so it tells nothing of whether a person changed what they care for. */
function unstamped({ updatedAt: _, _deleted: __, ...content }: Mergeable): object {
  return content
}
