import { Plus, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ExerciseId } from '#contract/id.ts'
import { NEW_EXERCISE_PATH, newExercisePath } from '#contract/routes.ts'
import { exerciseIntensities } from '#domain/analytics/muscle-sets.ts'
import { filterSize, NO_FILTER } from '#domain/exercise/exercise-filter.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import type { ExerciseRow } from '#shared/exercise-picker/use-exercise-rows.ts'
import { Badge } from '#ui/badge.tsx'
import { BodyThumb } from '#ui/body-diagram/body-thumb.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { VirtualList } from '#ui/virtual-list.tsx'
import styles from './exercises.module.css'
import { useExerciseActions } from './use-exercise-actions.ts'
import type { ListControls } from './use-list-state.ts'

type ListProps = {
  readonly rows: readonly ExerciseRow[]
  readonly controls: ListControls
  /** The one in the sheet, or beside the list. */
  readonly shown: ExerciseId | null
}

const ROW_PX = 65
const HEADING_PX = 32

const headingOf = (row: ExerciseRow) => ('heading' in row ? row.heading : undefined)
const sizeOf = (row: ExerciseRow) => ('heading' in row ? HEADING_PX : ROW_PX)

export function ExerciseList({ rows, controls, shown }: ListProps) {
  const { t } = useTranslation(['exercises', 'shared'])
  const lineOf = useExerciseLine()
  const { star } = useExerciseActions()
  // The likely ones are in the list twice.
  const count = new Set(rows.flatMap((row) => ('exercise' in row ? row.exercise.id : []))).size
  return (
    <>
      <p className={styles.count} role="status">
        {count > 0 && t('shared:exercises', { count })}
        {count === 0 && <span className="visually-hidden">{t('empty.title')}</span>}
      </p>
      {count === 0 ? (
        <NothingFound controls={controls} />
      ) : (
        <VirtualList
          headings="h2"
          label={t('title')}
          items={rows}
          getKey={(_, index) => String(index)}
          estimateSize={sizeOf}
          headingOf={headingOf}
          renderItem={(row) =>
            'exercise' in row && (
              <div className={styles.row}>
                <Link
                  {...controls.linkTo(row.exercise.id)}
                  className={styles.open}
                  aria-current={row.exercise.id === shown ? 'true' : undefined}
                >
                  <BodyThumb muscles={exerciseIntensities(row.exercise)} className={styles.thumb} />
                  <span className={styles.nameLine}>
                    <span className={styles.name}>{row.exercise.name}</span>
                    {row.exercise.source === 'own' && <Badge>{t('own')}</Badge>}
                  </span>
                  <span className={classNames('quiet', styles.line)} title={lineOf(row.exercise)}>
                    {lineOf(row.exercise)}
                  </span>
                </Link>
                <IconButton
                  icon={Star}
                  label={t('star', { name: row.exercise.name })}
                  aria-pressed={row.exercise.starred}
                  className={styles.star}
                  onClick={() => void star(row.exercise)}
                />
              </div>
            )
          }
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
    return [t(`equipment.${equipment}`), muscles].filter((part) => part !== '').join(' · ')
  }
}
