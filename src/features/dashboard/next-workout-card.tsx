import { Play, Plus, Zap } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { executionPath, FREE_SESSION_PATH, NEW_WORKOUT_PATH } from '#contract/routes.ts'
import { workingSets } from '#domain/session/set-numbers.ts'
import type { Day } from '#domain/time/session-day.ts'
import { useTwoPanes } from '#platform/device/use-wide.ts'
import { agoText } from '#shared/format/dates.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './dashboard.module.css'
import { PlannedLines } from './planned-lines.tsx'
import type { NextWorkout } from './use-dashboard.ts'

const PlannedExercises = lazy(() => import('./planned-exercises.tsx'))

type NextWorkoutCardProps = {
  readonly next: NextWorkout | null
  /** Nothing is running: starting is the primary action. */
  readonly isFirst: boolean
  readonly today: Day
}

export function NextWorkoutCard({ next, isFirst, today }: NextWorkoutCardProps) {
  const { t, i18n } = useTranslation(['dashboard', 'shared'])
  // On a phone, what runs comes first.
  const hasRoom = useTwoPanes()
  const variant = isFirst ? 'primary' : 'secondary'
  // A running workout is docked in the same place.
  const actions = classNames('actions', styles.actions, isFirst && styles.reach)
  const empty = (
    <ButtonLink to={FREE_SESSION_PATH} variant={next ? 'quiet' : variant} icon={Zap} aria-label={t('startEmpty')}>
      {t('next.free')}
    </ButtonLink>
  )
  if (!next) {
    return (
      <Card as="section" className={styles.card}>
        <h2 className={styles.name}>{t('next.none')}</h2>
        <div className={actions}>
          {empty}
          <ButtonLink to={NEW_WORKOUT_PATH} icon={Plus}>
            {t('beginning.create')}
          </ButtonLink>
        </div>
      </Card>
    )
  }
  const { workout, lastDay } = next
  // As its lines below count them, and the recent workouts.
  const sets = workingSets(workout.exercises.flatMap((exercise) => exercise.sets)).length
  return (
    <Card as="section" className={styles.card} aria-labelledby="next-workout">
      <div>
        <p className="quiet">{t('next.title')}</p>
        <h2 id="next-workout" className={styles.name}>
          {workout.name}
        </h2>
        <p className="quiet dotted">
          <span>{t('shared:exercises', { count: workout.exercises.length })}</span>{' '}
          <span>{t('shared:sets', { count: sets })}</span>{' '}
          <span>
            {lastDay === null ? t('next.never') : t('next.last', { when: agoText(lastDay, today, i18n.language) })}
          </span>
        </p>
      </div>
      {(isFirst || hasRoom) && workout.exercises.length > 0 && (
        <Suspense fallback={<PlannedLines workout={workout} />}>
          <PlannedExercises workout={workout} />
        </Suspense>
      )}
      <div className={actions}>
        <ButtonLink to={executionPath(workout.id)} variant={variant} size="large" icon={Play}>
          {t('next.start')}
        </ButtonLink>
        {isFirst && empty}
      </div>
    </Card>
  )
}
