import type { Session } from '#contract/session.ts'
import { mergeDocuments } from '#domain/merge/three-way.ts'
import type { Change } from './session-edits.ts'
import { reuse } from './structural-sharing.ts'

/** What the disk refused, beside it: the session before and after the edits that are not written. */
type UnsavedCopy = { readonly before: Session; readonly after: Session }

const keyOf = (sessionId: string) => `barra.unsaved.${sessionId}`

/**
 * Keeps a second copy where the database refuses to write: it has room of its own and survives the app. Answers
 * whether it is kept.
 */
export function keepUnsavedCopy(copy: UnsavedCopy): boolean {
  try {
    localStorage.setItem(keyOf(copy.after.id), JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

export function forgetUnsavedCopy(sessionId: string): void {
  try {
    localStorage.removeItem(keyOf(sessionId))
  } catch {
    // What cannot be removed is merged once more: that changes nothing.
  }
}

/** The change that brings a copy from an earlier run back into the session, or null where there is none. */
export function unsavedChange(sessionId: string): Change | null {
  const copy = readCopy(sessionId)
  // Sets that were saved all along stay what they are: only the others must count as not saved.
  return copy && ((session) => reuse(session, mergeDocuments(copy.before, session, copy.after)))
}

/** The session as it was stored before the edits of a copy: all that is left of it where it was deleted for good meanwhile. */
export function lastKnownSession(sessionId: string): Session | null {
  return readCopy(sessionId)?.before ?? null
}

function readCopy(sessionId: string): UnsavedCopy | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(sessionId)) ?? 'null')
    if (typeof value !== 'object' || value === null || !('before' in value) || !('after' in value)) return null
    // Written by `keepUnsavedCopy` alone; the merge is total whatever it holds.
    const copy = value as UnsavedCopy
    return copy.after.id === sessionId && copy.before.id === sessionId ? copy : null
  } catch {
    return null
  }
}
