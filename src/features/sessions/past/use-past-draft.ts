import { useEffect, useRef, useState } from 'react'
import type { Session } from '#contract/session.ts'
import { clearPastDraft, writePastDraft } from '#platform/account/past-drafts.ts'
import { insertDocument } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useAttempt } from '../actions/use-attempt.ts'
import type { EditSession } from '../editor/use-session-edits.ts'

type PastDraft = {
  readonly session: Session
  readonly edit: EditSession
  readonly undo: (() => void) | null
  /** Stores the session. Resolves to whether that worked. */
  readonly log: () => Promise<boolean>
}

/** A draft, which is kept on this device from its first change on. */
export function usePastDraft(begun: Session): PastDraft {
  const db = useDatabase()
  const attempt = useAttempt()
  const [versions, setVersions] = useState<readonly Session[]>([begun])
  const isLogged = useRef(false)
  const isWritten = useRef(false)
  const session = versions.at(-1) ?? begun
  const isChanged = versions.length > 1

  useEffect(() => {
    if (isLogged.current) return
    // Undoing the only change is one, too.
    if (!isChanged && !isWritten.current) return
    isWritten.current = true
    void writePastDraft(db.account, session)
  }, [db, session, isChanged])

  const edit: EditSession = (change) => {
    setVersions((before) => {
      const latest = before.at(-1)
      const next = latest && change(latest)
      return next === undefined || next === latest ? before : [...before, next]
    })
    return Promise.resolve(true)
  }
  const undo = () => setVersions((before) => before.slice(0, -1))
  const log = () =>
    attempt(async () => {
      await insertDocument(db, 'sessions', session)
      isLogged.current = true
      await clearPastDraft(db.account, session.id)
    })
  return { session, edit, undo: isChanged ? undo : null, log }
}
