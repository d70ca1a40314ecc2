import type { Session } from '#contract/session.ts'
import { isRecord } from '#domain/is-record.ts'
import { mergeDocuments } from '#domain/merge/three-way.ts'
import { forgetSecondCopy, keepSecondCopy, readSecondCopy } from '#platform/account/second-copy.ts'
import { earlierNoteKey, unsavedNoteKey } from '#platform/account/unsaved-notes.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import type { Change } from './session-edits.ts'
import { reuse } from './structural-sharing.ts'

export type UnsavedCopy = { readonly before: Session; readonly after: Session }

export type CopyShelf = {
  /** Notes it at once, without an answer: the page is being left. */
  readonly note: (copy: UnsavedCopy) => void
  /** Resolves to whether the copy is on disk. */
  readonly keep: (copy: UnsavedCopy) => Promise<boolean>
  readonly forget: () => Promise<void>
  /** The change that restores the copy of an earlier run, or null. */
  readonly recover: () => Promise<Change | null>
  /** The stored session before those edits: its only remains if it was permanently deleted meanwhile. */
  readonly lastKnown: () => Promise<Session | null>
}

/**
 * The reserve is durable when it reports so. The browser's notes are written seconds later, so they prove nothing, but
 * survive a crashed tab even without a reserve.
 */
export function unsavedCopyOf(account: string, id: Session['id']): CopyShelf {
  const place = { account, id }
  const [noteKey, earlierKey] = [unsavedNoteKey(account, id), earlierNoteKey(id)]
  const read = async () => {
    const notes = [noteKey, earlierKey].map(safeLocalStorage.readJson)
    const found = [...notes, await readSecondCopy(place)]
    return found.flatMap((value) => copyOf(id, value) ?? [])
  }
  const note = (copy: UnsavedCopy) => void safeLocalStorage.writeJson(noteKey, copy)
  return {
    note,
    keep(copy) {
      note(copy)
      return keepSecondCopy(place, copy)
    },
    forget() {
      for (const key of [noteKey, earlierKey]) safeLocalStorage.remove(key)
      return forgetSecondCopy(place)
    },
    async recover() {
      const copies = await read()
      return copies.length === 0 ? null : (session) => copies.reduce(withCopy, session)
    },
    async lastKnown() {
      return (await read())[0]?.before ?? null
    },
  }
}

/** Sets that were saved all along keep that state: only the others count as unsaved. */
function withCopy(session: Session, { before, after }: UnsavedCopy): Session {
  return reuse(session, mergeDocuments(before, session, after))
}

function copyOf(id: Session['id'], value: unknown): UnsavedCopy | null {
  if (!isRecord(value) || !isRecord(value['before']) || !isRecord(value['after'])) return null
  if (value['before']['id'] !== id || value['after']['id'] !== id) return null
  // Only `keep` writes it; the merge is total whatever it holds.
  return value as UnsavedCopy
}
