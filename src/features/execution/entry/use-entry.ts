import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { localeInUse } from '#i18n/setup.ts'
import { useBeginSession } from '#shared/start-workout/use-begin-session.tsx'
import { useDatabase } from '#storage/database-context.tsx'
import { useSteady } from '../session/use-steady.ts'
import { type Entry, resolveEntry, whenArrived } from './resolve-entry.ts'

/** What the screen shows until a session is running. */
export type EntryState =
  /** `name` is null until it is known; `question` stands over the screen where another workout runs. */
  | { readonly type: 'opening'; readonly name: string | null; readonly question: ReactNode }
  | { readonly type: 'missing' }
  | { readonly type: 'session'; readonly session: Session }
  | { readonly type: 'failed'; readonly retry: () => void }

type EntryHandlers = {
  /** Called with the new session. */
  readonly onStarted: (session: Session) => void
  /** The person starts nothing after all. */
  readonly onDismissed: () => void
}

/** Finds out what an address means and starts what has to be started. */
export function useEntry(id: string | null, { onStarted, onDismissed }: EntryHandlers): EntryState {
  const db = useDatabase()
  const { t } = useTranslation('execution')
  const [entry, setEntry] = useState<Entry>()
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const { begin, question } = useBeginSession({ onBegun: onStarted, onFailed: () => setHasFailed(true), onDismissed })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the disk again
  useEffect(() => {
    let isWanted = true
    resolveEntry(db, id).then(
      (found) => isWanted && setEntry(found),
      () => isWanted && setHasFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [db, id, attempt])

  const isMissing = entry?.type === 'missing'
  useEffect(() => {
    if (!isMissing || id === null) return
    return whenArrived(db, id, () => setAttempt((attempts) => attempts + 1))
  }, [db, id, isMissing])

  const { start } = useSteady({
    start: (found: Entry) => {
      if (found.type !== 'start') return
      void begin({ does: 'start', workout: found.workout, freeName: t('freeName'), locale: localeInUse() })
    },
  })
  useEffect(() => {
    if (entry) start(entry)
  }, [entry, start])

  if (hasFailed) {
    const retry = () => {
      setHasFailed(false)
      setEntry(undefined)
      setAttempt(attempt + 1)
    }
    return { type: 'failed', retry }
  }
  if (!entry) return { type: 'opening', name: null, question }
  if (entry.type === 'start') return { type: 'opening', name: entry.workout?.name ?? t('freeName'), question }
  return entry
}
