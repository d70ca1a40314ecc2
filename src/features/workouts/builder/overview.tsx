import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Workout } from '#contract/workout.ts'
import { muscleIntensities } from '#domain/analytics/muscle-sets.ts'
import { workingSets } from '#domain/session/set-numbers.ts'
import { estimateMinutes, paceOf, workoutMuscles } from '#domain/workout/workout-overview.ts'
import type { Exercises } from '#platform/exercises.ts'
import { useMuscleText } from '#shared/format/muscle-text.ts'
import { numberText } from '#shared/format/numbers.ts'
import { BodyDiagram } from '#ui/body-diagram/body-diagram.tsx'
import { Card } from '#ui/card.tsx'
import styles from './builder.module.css'

type OverviewProps = {
  readonly workout: Workout
  readonly exercises: Exercises
  readonly restSeconds: number
}

export function Overview({ workout, exercises, restSeconds }: OverviewProps) {
  const { t, i18n } = useTranslation(['workouts', 'shared'])
  const textOf = useMuscleText()
  const muscles = workoutMuscles(workout, (id) => exercises.byId.get(id))
  const minutes = estimateMinutes(workout, (id) => paceOf(exercises.byId.get(id), restSeconds))
  const sets = workout.exercises.flatMap((exercise) => exercise.sets)
  const working = workingSets(sets).length
  const warmUps = sets.length - working
  const most = muscles[0]?.sets ?? 1
  return (
    <Card as="section" className={styles.panel} aria-labelledby="builder-overview">
      <h2 id="builder-overview">{t('builder.overview')}</h2>
      {sets.length > 0 && (
        <p className={styles.duration}>
          <Clock aria-hidden />
          {t('builder.duration', { count: minutes })}
          <span className="quiet">
            {[t('shared:sets', { count: working }), warmUps > 0 && t('builder.warmUps', { count: warmUps })]
              .filter(Boolean)
              .join(' ')}
          </span>
        </p>
      )}
      {muscles.length === 0 ? (
        <p className="quiet">{t('builder.noMuscles')}</p>
      ) : (
        <>
          <h3 className="quiet">{t('builder.muscles')}</h3>
          <BodyDiagram
            label={`${t('builder.muscles')}: ${textOf(muscles)}`}
            intensities={muscleIntensities(muscles)}
            className={styles.body}
          />
          <dl className={styles.muscles}>
            {muscles.map(({ muscle, sets }) => (
              <div key={muscle}>
                <dt>{t(`shared:muscle.${muscle}`)}</dt>
                <dd>
                  <span className={styles.bar} style={{ inlineSize: `${(sets / most) * 100}%` }} aria-hidden />
                  <span className={styles.barFigure}>{numberText(sets, i18n.language)}</span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  )
}
