import { safeLocalStorage } from '#shared/browser-storage.ts'
import { listAccounts } from '#storage/accounts.ts'
import { openDocumentReader } from '#storage/document-reader.ts'
import { earlierNoteKey, earlierNotes } from './unsaved-notes.ts'

// Notes of unsaved sessions by an earlier version of the app, whose keys name no account: the session says whose it is.

/** The sessions with such a note that the account has; all of them if its sessions cannot be read. */
export async function earlierNotesOf(uid: string): Promise<readonly string[]> {
  const ids = earlierNotes()
  if (ids.length === 0) return []
  const sessions = await openDocumentReader(uid, 'sessions', () => undefined)
  // Such as one that is not migrated yet.
  if (!sessions) return ids
  try {
    return (await sessions.byIds(ids)).map(({ document }) => document.id)
  } finally {
    sessions.close()
  }
}

/** Keeps those of other accounts on this device. Call it while the account's documents are still there. */
export async function forgetEarlierNotes(uid: string): Promise<void> {
  if (earlierNotes().length === 0) return
  const others = (await listAccounts()).filter((account) => account !== uid)
  const kept = new Set((await Promise.all(others.map(earlierNotesOf))).flat())
  for (const id of earlierNotes()) if (!kept.has(id)) safeLocalStorage.remove(earlierNoteKey(id))
}
