import type { WireDocument } from '#contract/sync.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { areTombstones } from './tombstones.ts'

/** A validated row of a push. The device's assumed server version may be anything. */
export type CheckedRow = { readonly document: WireDocument; readonly assumed: unknown }

export type Decision = {
  /** The versions to store, one per document, in row order. */
  readonly writes: readonly WireDocument[]
  /** The server's version of each document whose assumed version was wrong. */
  readonly conflicts: readonly WireDocument[]
}

/** Resolves a conflict here, for devices that could not read the server's version. */
export type Settle = (assumed: unknown, current: WireDocument, document: WireDocument) => WireDocument

/**
 * The changes of a push, row by row. Equal content is never a conflict, so that a push whose response was lost may be
 * repeated; two deletions of one document are equal; and a device restores a document that it knows but the server
 * lacks.
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
    // Deleted first, so that a document pushed twice takes its last position.
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

/** A version without the flag is not deleted. */
function withDeletedFlag(version: unknown): unknown {
  return typeof version === 'object' && version !== null ? { _deleted: false, ...version } : version
}
