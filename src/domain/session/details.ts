import type { Session } from '#contract/session.ts'

const LONGEST_NAME = 200
const LONGEST_NOTE = 10_000

/** Renames a session. An empty name, or one too long to store, is refused. */
export function renameSession(session: Session, name: string): Session {
  const trimmed = name.trim()
  if (trimmed === '' || trimmed.length > LONGEST_NAME || trimmed === session.name) return session
  return { ...session, name: trimmed }
}

/** Writes the note of a session; one that is too long to store is refused. */
export function setSessionNote(session: Session, note: string): Session {
  return note === session.note || note.length > LONGEST_NOTE ? session : { ...session, note }
}
