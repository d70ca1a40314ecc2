import { ClipboardPlus, Plus, RotateCcw, Zap } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { executionPath, FREE_SESSION_PATH, NEW_WORKOUT_PATH } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { opens } from '#domain/billing/entitlement.ts'
import { repeatedWorkouts } from '#domain/session/repeated-workouts.ts'
import { type Day, sessionDay } from '#domain/time/session-day.ts'
import { localeInUse } from '#i18n/setup.ts'
import { currentAccess } from '#platform/billing/subscription.ts'
import { agoText } from '#shared/format/dates.ts'
import { saveAsWorkout } from '#shared/start-workout/save-as-workout.ts'
import { useBeginSession } from '#shared/start-workout/use-begin-session.tsx'
import { trashDocument } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { List } from '#ui/list.tsx'
import { useToasts } from '#ui/toasts.tsx'
import styles from './dashboard.module.css'

const OFFERED = 4
const UNDO_MS = 8_000

type FromHistoryProps = {
  /** Ended, newest first. */
  readonly sessions: readonly Session[]
  readonly isFirst: boolean
  readonly today: Day
}

/** Somebody with a history and no routines, as after an import: the last workout again, and the usual ones as routines. */
export default function FromHistory({ sessions, isFirst, today }: FromHistoryProps) {
  const { t, i18n } = useTranslation('dashboard')
  const [last] = sessions
  const repeated = useMemo(() => repeatedWorkouts(sessions, OFFERED), [sessions])
  const { repeat, question } = useRepeat()
  const { save, isSaving } = useSaveAll()
  return (
    <Card as="section" className={styles.card} aria-labelledby="from-history">
      <h2 id="from-history" className={styles.name}>
        {t('next.none')}
      </h2>
      {repeated.length > 0 && (
        <>
          <p className="quiet">{t('history.usual')}</p>
          <List className={styles.usual}>
            {repeated.map(({ session, times }) => (
              <li key={session.id}>
                <span className={styles.usualName}>{session.name}</span>{' '}
                <span className="quiet">
                  {t('history.times', { count: times, when: agoText(sessionDay(session), today, i18n.language) })}
                </span>
              </li>
            ))}
          </List>
          <Button
            icon={ClipboardPlus}
            busy={isSaving}
            onClick={() => void save(repeated.map(({ session }) => session))}
          >
            {t('history.save', { count: repeated.length })}
          </Button>
        </>
      )}
      <div className={classNames('actions', styles.actions, isFirst && styles.reach)}>
        {last && (
          <Button
            variant={isFirst ? 'primary' : 'secondary'}
            size="large"
            icon={RotateCcw}
            onClick={() => repeat(last)}
          >
            {t('history.repeat', { name: last.name })}
          </Button>
        )}
        <ButtonLink to={FREE_SESSION_PATH} variant="quiet" icon={Zap} aria-label={t('startEmpty')}>
          {t('next.free')}
        </ButtonLink>
        {repeated.length === 0 && (
          <ButtonLink to={NEW_WORKOUT_PATH} variant="quiet" icon={Plus}>
            {t('beginning.create')}
          </ButtonLink>
        )}
      </div>
      {question}
    </Card>
  )
}

function useRepeat() {
  const { t } = useTranslation('dashboard')
  const navigate = useNavigate()
  const toasts = useToasts()
  const { begin, question } = useBeginSession({
    onBegun: ({ id }) => void navigate(executionPath(id)),
    onFailed: () => toasts.show({ message: t('history.failed'), tone: 'error' }),
  })
  const repeat = (session: Session) => {
    // Without access, the workout screen explains why. Its address alone starts nothing.
    if (opens(currentAccess())) void begin({ does: 'repeat', session, locale: localeInUse() })
    else void navigate(executionPath(session.id))
  }
  return { repeat, question }
}

function useSaveAll() {
  const { t } = useTranslation(['dashboard', 'shared'])
  const db = useDatabase()
  const toasts = useToasts()
  const [isSaving, setSaving] = useState(false)
  const fail = () => toasts.show({ message: t('history.failed'), tone: 'error' })

  const save = async (sessions: readonly Session[]) => {
    setSaving(true)
    try {
      const saved: Workout[] = []
      // One after the other: each stands behind the one before it.
      for (const session of sessions) saved.push(await saveAsWorkout(db, session))
      const takeBack = () => Promise.all(saved.map(({ id }) => trashDocument(db, 'workouts', id)))
      toasts.show({
        message: t('history.saved', { count: saved.length }),
        tone: 'success',
        durationMs: UNDO_MS,
        action: { label: t('shared:undo'), onAction: () => void takeBack().catch(fail) },
      })
    } catch {
      fail()
    }
    setSaving(false)
  }
  return { save, isSaving }
}
