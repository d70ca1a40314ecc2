import { Plus } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionExerciseId } from '#contract/id.ts'
import type { Session, SessionExercise } from '#contract/session.ts'
import { blocksOf } from '#domain/session/superset.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { List } from '#ui/list.tsx'
import { useWorkout } from '../sets/workout.ts'
import styles from './exercise-nav.module.css'
import { ExerciseThumb } from './lazy-beside-list.ts'
import { useRoomForPane } from './use-room-for-pane.ts'

type ExerciseNavProps = {
  readonly session: Session
  readonly shownExerciseId: SessionExerciseId | null
  readonly onShow: (exerciseId: SessionExerciseId) => void
}

/** On a wide screen: all exercises with their progress; the selected one is shown beside. */
export function ExerciseNav({ session, shownExerciseId, onShow }: ExerciseNavProps) {
  const { open } = useWorkout()
  const { t } = useTranslation('execution')
  return (
    <nav className={styles.nav} aria-label={t('exercises')}>
      <List as="ol" className={styles.list}>
        {blocksOf(session.exercises).flatMap((block) =>
          block.map((exercise) => (
            <Item
              key={exercise.id}
              exercise={exercise}
              isSuperset={block.length > 1}
              isShown={exercise.id === shownExerciseId}
              onShow={onShow}
            />
          )),
        )}
      </List>
      <Button
        icon={Plus}
        variant="quiet"
        className={styles.add}
        data-adds-exercise
        onClick={() => open({ type: 'add' })}
      >
        {t('addExercise')}
      </Button>
    </nav>
  )
}

type ItemProps = Pick<ExerciseNavProps, 'onShow'> & {
  readonly exercise: SessionExercise
  readonly isSuperset: boolean
  readonly isShown: boolean
}

const Item = memo(function Item({ exercise, isSuperset, isShown, onShow }: ItemProps) {
  const hasRoomForThumb = useRoomForPane()
  return (
    <li className={classNames(isSuperset && styles.superset)}>
      <button
        type="button"
        className={classNames(styles.item, isShown && styles.shown)}
        aria-current={isShown || undefined}
        onClick={() => onShow(exercise.id)}
      >
        {hasRoomForThumb && (
          <span className={styles.thumb}>
            <ExerciseThumb id={exercise.exerciseId} />
          </span>
        )}
        <span className={styles.name}>{exercise.name}</span>
        <Progress exercise={exercise} />
      </button>
    </li>
  )
})

function Progress({ exercise }: { readonly exercise: SessionExercise }) {
  const { t } = useTranslation('execution')
  const done = exercise.sets.filter((set) => set.completedAt !== null).length
  const total = exercise.sets.length
  return (
    <span className={classNames(styles.progress, done === total && total > 0 && styles.complete)}>
      <span aria-hidden>
        {done}/{total}
      </span>
      <span className="visually-hidden">{t('progress', { done, count: total })}</span>
    </span>
  )
}
