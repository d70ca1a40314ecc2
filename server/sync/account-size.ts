import { Problem } from '../problem.ts'

/**
 * Maximum stored size of a person: documents, their revisions and refused ones, in bytes of JSON. Daily training for a
 * hundred years stays far below it.
 */
export const MAX_ACCOUNT_BYTES = 200_000_000

/** One document of a push: its new size in bytes, and the previous one, if any. */
export type SizeChange = { readonly before: number | undefined; readonly after: number; readonly isTombstone: boolean }

/**
 * The growth in bytes of an account of this size, if there is room. A full account accepts changes that shrink it,
 * above all deletions, and keeps no revisions of them; others throw 413.
 */
export function roomFor(
  changes: readonly SizeChange[],
  accountBytes: number,
  maxBytes: number,
): { readonly growth: number; readonly keepsRevisions: boolean } {
  // A replaced version moves to the revisions: everything new is growth.
  const added = changes.reduce((sum, { after }) => sum + after, 0)
  if (accountBytes + added <= maxBytes) return { growth: added, keepsRevisions: true }
  if (changes.some((change) => !makesSmaller(change))) {
    throw new Problem(413, 'ACCOUNT_FULL', 'The account holds as much as one person may keep: delete something first')
  }
  const replaced = changes.reduce((sum, { before = 0 }) => sum + before, 0)
  return { growth: added - replaced, keepsRevisions: false }
}

function makesSmaller({ before, after, isTombstone }: SizeChange): boolean {
  return before !== undefined && (isTombstone || after <= before)
}
