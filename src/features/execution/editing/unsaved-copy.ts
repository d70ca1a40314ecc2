import type { Session } from '#contract/session.ts'
import { isRecord } from '#domain/is-record.ts'
import { mergeDocuments } from '#domain/merge/three-way.ts'
import { forgetSecondCopy, keepSecondCopy, readSecondCopy } from '#platform/account/second-copy.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import type { Change } from './session-edits.ts'
import { reuse } from './structural-sharing.ts'

/** What the disk refused, beside it: the session before and after the edits that are not written. */
export type UnsavedCopy = { readonly before: Session; readonly after: Session }

/** Where the second copy of one session is. */
export type CopyShelf = {
  /** Resolves with true once the copy is on the disk, with false where nothing takes it. */
  readonly keep: (copy: UnsavedCopy) => Promise<boolean>
  readonly forget: () => Promise<void>
  /** The change that brings the copy of an earlier run back into the session, or null where there is none. */
  readonly recover: () => Promise<Change | null>
  /** The session as it was stored before those edits: all that is left of it where it was deleted for good meanwhile. */
  readonly lastKnown: () => Promise<Session | null>
}

/**
 * The reserve is on the disk when it says so. The browser's notes are written seconds later, so they prove nothing, but
 * a tab that crashes leaves them, also where there is no reserve.
 */
export function unsavedCopyOf(account: string, id: Session['id']): CopyShelf {
  const place = { account, id }
  const noteKey = `barra.unsaved.${id}`
  const read = async () => {
    const found = [safeLocalStorage.readJson(noteKey), await readSecondCopy(place)]
    return found.flatMap((value) => copyOf(id, value) ?? [])
  }
  return {
    keep(copy) {
      safeLocalStorage.writeJson(noteKey, copy)
      return keepSecondCopy(place, copy)
    },
    forget() {
      safeLocalStorage.remove(noteKey)
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

/** Sets that were saved all along stay what they are: only the others must count as not saved. */
function withCopy(session: Session, { before, after }: UnsavedCopy): Session {
  return reuse(session, mergeDocuments(before, session, after))
}

function copyOf(id: Session['id'], value: unknown): UnsavedCopy | null {
  if (!isRecord(value) || !isRecord(value['before']) || !isRecord(value['after'])) return null
  if (value['before']['id'] !== id || value['after']['id'] !== id) return null
  // Written by `keep` alone; the merge is total whatever it holds.
  return value as UnsavedCopy
}
