import { useState } from 'react'
import type { Session } from '#contract/session.ts'
import { type Edit, editDocument, revertEdit } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useAttempt } from '../actions/use-attempt.ts'

/** Writes what a rule makes of the session. Resolves to whether it reached the disk. */
export type EditSession = (change: (session: Session) => Session) => Promise<boolean>

/** Changes a session of the past, each change written at once; and takes them back, the last one first. */
export function useSessionEdits(session: Session): { readonly edit: EditSession; readonly undo: (() => void) | null } {
  const db = useDatabase()
  const attempt = useAttempt()
  const [done, setDone] = useState<readonly Edit<Session>[]>([])

  const edit: EditSession = (change) =>
    attempt(async () => {
      const written = await editDocument(db, 'sessions', session.id, change, session)
      if (written.after !== written.before) setDone((earlier) => [...earlier, written])
    })

  const last = done.at(-1)
  const takeBack = async (latest: Edit<Session>) => {
    const isReverted = await attempt(() => revertEdit(db, 'sessions', latest))
    if (isReverted) setDone((earlier) => earlier.filter((other) => other !== latest))
  }
  return { edit, undo: last ? () => void takeBack(last) : null }
}
