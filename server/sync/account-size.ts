import { Problem } from '../problem.ts'

/**
 * The most that is kept of one person: documents, their earlier versions and what was refused, in bytes of JSON.
 * Training every day for a hundred years stays far below it.
 */
export const MAX_ACCOUNT_BYTES = 200_000_000

/** One document of a push: how many bytes it will have, and had, if it was there. */
export type SizeChange = { readonly before: number | undefined; readonly after: number; readonly isTombstone: boolean }

/**
 * By how many bytes an account of this size grows, where there is room. A full account takes what makes it smaller,
 * deletions above all, and keeps no earlier versions of that; whatever else comes is a 413.
 */
export function roomFor(
  changes: readonly SizeChange[],
  accountBytes: number,
  maxBytes: number,
): { readonly growth: number; readonly keepsRevisions: boolean } {
  // A version that is replaced goes on to the revisions: all that is new is growth.
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
