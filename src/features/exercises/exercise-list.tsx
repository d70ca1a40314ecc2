import { Plus, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NEW_EXERCISE_PATH, newExercisePath } from '#contract/routes.ts'
import { filterSize, NO_FILTER } from '#domain/exercise/exercise-filter.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { VirtualList } from '#ui/virtual-list.tsx'
import styles from './exercises.module.css'
import { useExerciseActions } from './use-exercise-actions.ts'
import type { ListControls } from './use-list-state.ts'

type ListProps = { readonly exercises: readonly ResolvedExercise[]; readonly controls: ListControls }

const ROW_PX = 65

export function ExerciseList({ exercises, controls }: ListProps) {
  const { t } = useTranslation(['exercises', 'shared'])
  const lineOf = useExerciseLine()
  const { star } = useExerciseActions()
  return (
    <>
      <p className={styles.count} role="status">
        {exercises.length > 0 && t('shared:exercises', { count: exercises.length })}
        {exercises.length === 0 && <span className="visually-hidden">{t('empty.title')}</span>}
      </p>
      {exercises.length === 0 ? (
        <NothingFound controls={controls} />
      ) : (
        <VirtualList
          label={t('title')}
          items={exercises}
          getKey={({ id }) => id}
          estimateSize={ROW_PX}
          renderItem={(exercise) => (
            <div className={styles.row}>
              <Link
                {...controls.linkTo(exercise.id)}
                className={styles.open}
                aria-current={exercise.id === controls.open ? 'true' : undefined}
              >
                <span className={styles.name}>{exercise.name}</span>
                <span className="quiet">{lineOf(exercise)}</span>
              </Link>
              {exercise.source === 'own' && <Badge>{t('own')}</Badge>}
              <IconButton
                icon={Star}
                label={t('star', { name: exercise.name })}
                aria-pressed={exercise.starred}
                className={styles.star}
                onClick={() => void star(exercise)}
              />
            </div>
          )}
        />
      )}
    </>
  )
}

function NothingFound({ controls: { query, filter, setFilter } }: Pick<ListProps, 'controls'>) {
  const { t } = useTranslation('exercises')
  const name = query.trim()
  const narrowed = filterSize(filter)
  if (name === '' && narrowed === 1 && filter.starred)
    return <EmptyState drawing="bar" title={t('empty.starred.title')} text={t('empty.starred.text')} />
  if (name === '' && narrowed === 1 && filter.own)
    return (
      <EmptyState
        drawing="bar"
        title={t('empty.own.title')}
        text={t('empty.own.text')}
        action={
          <ButtonLink to={NEW_EXERCISE_PATH} variant="primary" icon={Plus}>
            {t('new')}
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      drawing="no-signal"
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <>
          {narrowed > 0 && <Button onClick={() => setFilter(NO_FILTER)}>{t('empty.clear')}</Button>}
          {name !== '' && (
            <ButtonLink to={newExercisePath({ name })} icon={Plus}>
              {t('empty.create', { name })}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}

function useExerciseLine(): (exercise: ResolvedExercise) => string {
  const { t } = useTranslation('shared')
  return ({ primaryMuscles, equipment }) => {
    const muscles = primaryMuscles.map((muscle) => t(`muscle.${muscle}`)).join(', ')
    return [muscles, t(`equipment.${equipment}`)].filter((part) => part !== '').join(' · ')
  }
}
