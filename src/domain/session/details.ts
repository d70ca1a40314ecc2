import { MAX_NAME_LENGTH } from '#contract/limits.ts'
import type { Session } from '#contract/session.ts'
import { longestNote } from '../document/size-limits.ts'

/** Renames a session. An empty name, or one too long to store, is refused. */
export function renameSession(session: Session, name: string): Session {
  const trimmed = name.trim()
  if (trimmed === '' || trimmed.length > MAX_NAME_LENGTH || trimmed === session.name) return session
  return { ...session, name: trimmed }
}

/** Writes the note of a session; one that is too long to store is refused. */
export function setSessionNote(session: Session, note: string): Session {
  return note === session.note || note.length > longestNote(session, session.note) ? session : { ...session, note }
}
