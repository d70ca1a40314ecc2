import { useEffect, useMemo } from 'react'
import type { Session } from '#contract/session.ts'
import { type RestNotice, restNoticeAt, restNoticeId } from '#domain/session/rest-notice.ts'
import { currentSet } from '#domain/session/set-order.ts'
import { currentShell } from '#platform/shell.ts'
import { runningSessions } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { loadPrevious } from '../previous.ts'
import { usePhrases } from '../session/use-phrases.ts'
import { type PreviousByExercise, takeInHand } from '../set-in-hand.ts'

const NONE: PreviousByExercise = new Map()

/**
 * Keeps a notification planned with the operating system for the end of every rest, whatever screen is open and whatever
 * becomes of the app. For the native app alone: a page cannot plan one.
 */
export default function RestNotices() {
  const db = useDatabase()
  const phrases = usePhrases()
  const running = useLiveQuery(useMemo(() => runningSessions(db), [db]))

  useEffect(() => {
    if (!running) return
    let isLatest = true
    const noticeOf = async (session: Session): Promise<readonly RestNotice[]> => {
      if (restNoticeAt(session, Date.now()) === null) return []
      const ids = session.exercises.map(({ exerciseId }) => exerciseId)
      const previous = await loadPrevious(db, ids, session.id).catch(() => NONE)
      const next = takeInHand(session, currentSet(session)?.set.id ?? null, previous)
      const atMs = restNoticeAt(session, Date.now())
      if (atMs === null) return []
      const path = `/workout/${session.id}/execute`
      return [{ id: restNoticeId(session.id), atMs, path, ...phrases.notice(next) }]
    }
    void Promise.all(running.map(noticeOf)).then((notices) => {
      if (isLatest) currentShell()?.planRestNotices(notices.flat())
    })
    return () => {
      isLatest = false
    }
  }, [db, running, phrases])

  // Whoever signs out takes their rest along.
  useEffect(() => () => currentShell()?.planRestNotices([]), [])
  return null
}
