import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { localeInUse } from '#i18n/setup.ts'
import { useBeginSession } from '#shared/start-workout/use-begin-session.tsx'
import { useDatabase } from '#storage/database-context.tsx'
import { knownSession, type ResolvedAddress, resolveEntry, whenArrived } from './resolve-entry.ts'

export type EntryState =
  /** `name` is null until known; `question` covers the screen while another workout runs. */
  | { readonly type: 'opening'; readonly name: string | null; readonly question: ReactNode }
  | { readonly type: 'missing' }
  | { readonly type: 'session'; readonly session: Session }
  | { readonly type: 'failed'; readonly retry: () => void }

type EntryHandlers = {
  readonly onStarted: (session: Session) => void
  readonly onDismissed: () => void
}

export function useEntry(id: string | null, { onStarted, onDismissed }: EntryHandlers): EntryState {
  const db = useDatabase()
  const { t } = useTranslation('execution')
  const [found, setFound] = useState<ResolvedAddress | 'failed' | undefined>(() => knownSession(db, id))
  const [attempt, setAttempt] = useState(0)
  const { begin, question } = useBeginSession({
    onBegun: onStarted,
    onFailed: () => setFound('failed'),
    onDismissed,
  })
  const start = useEffectEvent((workout: Workout | null) => {
    void begin({ does: 'start', workout, freeName: t('freeName'), locale: localeInUse() })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the disk again
  useEffect(() => {
    if (found !== 'failed' && found?.type === 'session') return
    let isWanted = true
    const show = (entry: ResolvedAddress | 'failed') => {
      if (!isWanted) return
      setFound(entry)
      if (entry !== 'failed' && entry.type === 'start') start(entry.workout)
    }
    resolveEntry(db, id).then(show, () => show('failed'))
    return () => {
      isWanted = false
    }
  }, [db, id, attempt])

  const isMissing = found !== 'failed' && found?.type === 'missing'
  useEffect(() => {
    if (!isMissing || id === null) return
    return whenArrived(db, id, () => setAttempt((attempts) => attempts + 1))
  }, [db, id, isMissing])

  if (found === 'failed') {
    const retry = () => {
      setFound(undefined)
      setAttempt(attempt + 1)
    }
    return { type: 'failed', retry }
  }
  if (!found) return { type: 'opening', name: null, question }
  if (found.type === 'start') return { type: 'opening', name: found.workout?.name ?? t('freeName'), question }
  return found
}
