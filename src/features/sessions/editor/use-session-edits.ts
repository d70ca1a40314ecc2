import { useState } from 'react'
import type { Session } from '#contract/session.ts'
import { type Edit, editDocument, revertEdit } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useAttempt } from '../actions/use-attempt.ts'

/** Resolves to whether it was saved. */
export type EditSession = (change: (session: Session) => Session) => Promise<boolean>

export type SessionEdits = { readonly edit: EditSession; readonly undo: (() => void) | null }

/** Each change is saved immediately; undo reverts them one by one. */
export function useSessionEdits(session: Session): SessionEdits {
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
