import { MAX_NAME_LENGTH } from '#contract/limits.ts'
import type { Session } from '#contract/session.ts'
import { longestNote } from '../document/size-limits.ts'

/** Renames a session. Refuses an empty name, or one too long to store. */
export function renameSession(session: Session, name: string): Session {
  const trimmed = name.trim()
  if (trimmed === '' || trimmed.length > MAX_NAME_LENGTH || trimmed === session.name) return session
  return { ...session, name: trimmed }
}

/** Sets the note of a session; refuses one too long to store. */
export function setSessionNote(session: Session, note: string): Session {
  return note === session.note || note.length > longestNote(session, session.note) ? session : { ...session, note }
}
