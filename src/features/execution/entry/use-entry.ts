import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import { isLocale } from '#domain/choose-locale.ts'
import { timeZoneOf } from '#shared/format/today.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { executionMachine } from '../execution.machine.ts'
import { useSteady } from '../use-steady.ts'
import { type Entry, resolveEntry, whenArrived } from './resolve-entry.ts'

/** What the screen shows until a session is running. */
export type EntryState =
  | { readonly type: 'opening' | 'missing' }
  | { readonly type: 'session'; readonly session: Session }
  | {
      readonly type: 'asking'
      readonly other: Session
      readonly isBusy: boolean
      readonly finishOther: () => void
      readonly runBoth: () => void
    }
  | { readonly type: 'failed'; readonly retry: () => void }

/** Finds out what an address means and starts what has to be started. `onStarted` is called with the new session. */
export function useEntry(
  id: string | null,
  preferences: Preferences | undefined,
  onStarted: (session: Session) => void,
): EntryState {
  const db = useDatabase()
  const { t, i18n } = useTranslation('execution')
  const [entry, setEntry] = useState<Entry>()
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  const { start } = useSteady({
    async start() {
      if (entry?.type !== 'start') return
      try {
        const { startWorkout } = await import('./start-workout.ts')
        const session = await startWorkout(db, {
          workout: entry.workout,
          freeName: t('freeName'),
          locale: isLocale(i18n.language) ? i18n.language : 'pt-BR',
          timeZone: timeZoneOf(preferences),
        })
        onStarted(session)
      } catch (cause) {
        console.error('starting a workout', cause)
        setHasFailed(true)
      }
    },
  })
  const machine = useMemo(() => executionMachine.provide({ actions: { startSession: () => void start() } }), [start])
  const actor = useActorRef(machine)
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'asking' }))
  const isStarting = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'starting' }))

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

  const isReady = preferences !== undefined
  useEffect(() => {
    if (entry?.type !== 'start' || !isReady) return
    actor.send(entry.other ? { type: 'other.running', otherId: entry.other.id } : { type: 'session.absent' })
  }, [actor, entry, isReady])

  if (hasFailed) {
    const retry = () => {
      setHasFailed(false)
      setIsBusy(false)
      if (isStarting) void start()
      else setAttempt(attempt + 1)
    }
    return { type: 'failed', retry }
  }
  if (!entry) return { type: 'opening' }
  if (entry.type !== 'start') return entry
  const { other } = entry
  if (!isAsking || !other) return { type: 'opening' }
  return {
    type: 'asking',
    other,
    isBusy,
    runBoth: () => actor.send({ type: 'start.chosen' }),
    finishOther: () => {
      setIsBusy(true)
      import('./start-workout.ts')
        .then(({ finishOther }) => finishOther(db, other))
        .then(
          () => actor.send({ type: 'start.chosen' }),
          () => setHasFailed(true),
        )
    },
  }
}
