import { useEffect, useRef, useState } from 'react'
import type { Session } from '#contract/session.ts'
import { clearPastDraft, pastDrafts, writePastDraft } from '#platform/account/past-drafts.ts'
import { insertDocument } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useAttempt } from '../actions/use-attempt.ts'
import type { EditSession } from '../editor/use-session-edits.ts'

type PastDraft = {
  /** Null: there is no draft of that id any more. */
  readonly session: Session | null
  readonly edit: EditSession
  readonly undo: (() => void) | null
  /** Stores the session. Resolves to whether that worked. */
  readonly log: () => Promise<boolean>
}

/** A draft, which is kept on this device from its first change on. `begun` is used where none is kept. */
export function usePastDraft(id: string, begun: Session | null): PastDraft {
  const db = useDatabase()
  const attempt = useAttempt()
  const [versions, setVersions] = useState<readonly Session[]>(() => {
    const found = pastDrafts(db.account).find((draft) => draft.id === id) ?? (begun?.id === id ? begun : null)
    return found ? [found] : []
  })
  const isLogged = useRef(false)
  const session = versions.at(-1) ?? null
  const isChanged = versions.length > 1

  useEffect(() => {
    if (session && isChanged && !isLogged.current) writePastDraft(db.account, session)
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
      if (!session) return
      await insertDocument(db, 'sessions', session)
      isLogged.current = true
      clearPastDraft(db.account, session.id)
    })
  return { session, edit, undo: isChanged ? undo : null, log }
}
