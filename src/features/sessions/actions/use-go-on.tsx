import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Exercise } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { opens } from '#domain/entitlement.ts'
import type { ExerciseHabits } from '#domain/session/exercises.ts'
import { reopenSession } from '#domain/session/lifecycle.ts'
import { repeatSession } from '#domain/session/start-session.ts'
import { currentAccess } from '#platform/subscription/subscription.ts'
import { timeZoneOf } from '#shared/format/today.ts'
import { ownExercises } from '#storage/collections/exercises.ts'
import { preferencesOf } from '#storage/collections/preferences.ts'
import { runningSessions } from '#storage/collections/sessions.ts'
import { editDocument, insertDocument } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import type { Database } from '#storage/documents.ts'
import { newId, now } from '#storage/new-id.ts'
import { RunningQuestion } from './running-question.tsx'
import { useAttempt } from './use-attempt.ts'

/** What a person wants with a session that is over: do the same again, or go on with this very one. */
export type Wish = { readonly does: 'repeat' | 'reopen'; readonly session: Session }

/**
 * Goes to the gym floor with a session of the past. Where another session runs already, it asks first: put `question`
 * on the screen.
 */
export function useGoOn(): { readonly goOn: (wish: Wish) => Promise<void>; readonly question: ReactNode } {
  const db = useDatabase()
  const navigate = useNavigate()
  const attempt = useAttempt()
  const [pending, setPending] = useState<{ readonly wish: Wish; readonly running: Session }>()

  const perform = ({ does, session }: Wish) =>
    attempt(async () => {
      const id = does === 'repeat' ? await startAgain(db, session) : await reopen(db, session)
      // The screen of a session that is no longer over is none to come back to.
      await navigate(`/workout/${id}/execute`, { replace: does === 'reopen' })
    })

  const goOn = async (wish: Wish) => {
    await attempt(async () => {
      // Whoever may not start a workout is told why where workouts are done. Its address alone starts nothing.
      if (wish.does === 'repeat' && !opens(currentAccess())) return navigate(`/workout/${wish.session.id}/execute`)
      const [running] = await runningSessions(db).get()
      if (running) setPending({ wish, running })
      else await perform(wish)
    })
  }

  const question = (
    <RunningQuestion
      running={pending?.running}
      onContinue={(running) => void navigate(`/workout/${running.id}/execute`)}
      onBoth={() => {
        setPending(undefined)
        if (pending) void perform(pending.wish)
      }}
      onClose={() => setPending(undefined)}
    />
  )
  return { goOn, question }
}

async function startAgain(db: Database, session: Session): Promise<Session['id']> {
  const timeZone = timeZoneOf(await preferencesOf(db).get())
  const habits = habitsIn(await ownExercises(db).get(), session)
  const started = repeatSession(session, { nowIso: now(), timeZone, newId }, habits)
  await insertDocument(db, 'sessions', started)
  return started.id
}

/** What is noted today; whether a built-in exercise is one-sided is known of then. */
function habitsIn(own: readonly Exercise[], { exercises }: Session) {
  return (id: ExerciseId): ExerciseHabits => {
    const { note = '', barWeight = null, oneSided = null } = own.find((exercise) => exercise.id === id) ?? {}
    const then = exercises.find(({ exerciseId }) => exerciseId === id)?.oneSided ?? false
    return { note, barWeight, oneSided: oneSided ?? then }
  }
}

async function reopen(db: Database, { id }: Session): Promise<Session['id']> {
  const nowIso = now()
  await editDocument(db, 'sessions', id, (session) => reopenSession(session, nowIso))
  return id
}
