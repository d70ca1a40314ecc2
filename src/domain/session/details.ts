import { MAX_NAME_LENGTH } from '#contract/limits.ts'
import type { Session } from '#contract/session.ts'
import { noteAfterTyping } from '../document/size-limits.ts'

/** Renames a session. Refuses an empty name, or one too long to store. */
export function renameSession(session: Session, name: string): Session {
  const trimmed = name.trim()
  if (trimmed === '' || trimmed.length > MAX_NAME_LENGTH || trimmed === session.name) return session
  return { ...session, name: trimmed }
}

/** Sets the note of a session; refuses one too long to store. */
export function setSessionNote(session: Session, typed: string): Session {
  const note = noteAfterTyping(session, session.note, typed)
  return note === session.note ? session : { ...session, note }
}
