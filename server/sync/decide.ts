import type { WireDocument } from '#contract/sync.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { areTombstones } from './tombstones.ts'

/** A row of a push whose document was checked. What the device assumes the server to hold may be anything. */
export type CheckedRow = { readonly document: WireDocument; readonly assumed: unknown }

export type Decision = {
  /** What to store, one version a document, in the order of the rows. */
  readonly writes: readonly WireDocument[]
  /** The server's version of each document that was not as the device assumed. */
  readonly conflicts: readonly WireDocument[]
}

/** Brings a conflict to an end here. Used for devices that could not read the server's version. */
export type Settle = (assumed: unknown, current: WireDocument, document: WireDocument) => WireDocument

/**
 * What a push changes, row after row. Equal content is never a conflict, so that a push whose answer was lost may come
 * again; two deletions of one document say the same; and what a device knows to be there but is not, it brings back.
 */
export function decide(
  rows: readonly CheckedRow[],
  stored: ReadonlyMap<string, WireDocument>,
  settle?: Settle,
): Decision {
  const latest = new Map(stored)
  const writes = new Map<string, WireDocument>()
  const conflicts = new Map<string, WireDocument>()

  const write = (document: WireDocument) => {
    latest.set(document.id, document)
    // Deleted first, so that a document pushed twice takes its last place.
    writes.delete(document.id)
    writes.set(document.id, document)
  }

  for (const { document, assumed } of rows) {
    const current = latest.get(document.id)
    if (current === undefined) write(document)
    else if (saysTheSame(current, document)) conflicts.delete(document.id)
    else if (saysTheSame(current, withDeletedFlag(assumed))) write(document)
    else if (settle) write(settle(assumed, current, document))
    else conflicts.set(document.id, current)
  }
  return { writes: [...writes.values()], conflicts: [...conflicts.values()] }
}

function saysTheSame(current: WireDocument, other: unknown): boolean {
  return sameContent(current, other) || areTombstones(current, other)
}

/** A version that does not say so is not deleted. */
function withDeletedFlag(version: unknown): unknown {
  return typeof version === 'object' && version !== null ? { _deleted: false, ...version } : version
}
