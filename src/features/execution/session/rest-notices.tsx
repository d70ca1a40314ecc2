import { useEffect, useMemo } from 'react'
import { executionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { percentsAsked } from '#domain/session/percent-load.ts'
import { type RestNotice, restNoticeAt, restNoticeId } from '#domain/session/rest-notice.ts'
import { currentSet } from '#domain/session/set-order.ts'
import { currentShell } from '#platform/device/shell.ts'
import { preferencesOf } from '#storage/collections/preferences.ts'
import { runningSessions } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { activeSetOf, type PreviousByExercise } from '../sets/active-set.ts'
import { type LoadsByExercise, loadPercentLoads, NO_LOADS } from '../sets/percent-loads.ts'
import { loadPrevious } from '../sets/previous.ts'
import { usePhrases } from './use-phrases.ts'

const NONE: PreviousByExercise = new Map()

/** Schedules a system notification for the end of every rest. Native app only: a page cannot schedule one. */
export default function RestNotices() {
  const db = useDatabase()
  const phrases = usePhrases()
  const running = useLiveQuery(useMemo(() => runningSessions(db), [db]))

  useEffect(() => {
    if (!running) return
    let isLatest = true
    const noticeOf = async (session: Session, loads: LoadsByExercise): Promise<readonly RestNotice[]> => {
      if (restNoticeAt(session, Date.now()) === null) return []
      const ids = session.exercises.map(({ exerciseId }) => exerciseId)
      const previous = await loadPrevious(db, ids, session.id).catch(() => NONE)
      const next = activeSetOf(session, currentSet(session)?.set.id ?? null, { previous, loads })
      const atMs = restNoticeAt(session, Date.now())
      if (atMs === null) return []
      const path = executionPath(session.id)
      return [{ id: restNoticeId(session.id), atMs, path, ...phrases.notice(next) }]
    }
    const plan = async (loadsOf: (session: Session) => Promise<LoadsByExercise>) => {
      const notices = await Promise.all(running.map(async (session) => noticeOf(session, await loadsOf(session))))
      if (isLatest) currentShell()?.planRestNotices(notices.flat())
    }
    const askedLoads = async (session: Session) => {
      const preferences = await preferencesOf(db).get()
      return loadPercentLoads(db, session, preferences).catch(() => NO_LOADS)
    }
    // The app may be suspended at any moment: first schedule with known texts, then with loads of percentages.
    void plan(async () => NO_LOADS).then(() => {
      if (isLatest && running.some((session) => percentsAsked(session).size > 0)) void plan(askedLoads)
    })
    return () => {
      isLatest = false
    }
  }, [db, running, phrases])

  // Signing out cancels the notices.
  useEffect(() => () => currentShell()?.planRestNotices([]), [])
  return null
}
