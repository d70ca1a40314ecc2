import { useTranslation } from 'react-i18next'
import type { SessionExerciseId } from '#contract/id.ts'
import type { Session, SessionExercise } from '#contract/session.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { SortableList } from '#ui/sortable-list.tsx'
import styles from './sheets.module.css'

type ReorderListProps = {
  readonly session: Session
  readonly onMove: (exerciseId: SessionExerciseId, index: number) => void
}

/** The exercises as a sortable list of names. */
export function ReorderList({ session, onMove }: ReorderListProps) {
  const { t } = useTranslation('execution')
  const spoken = (key: 'move.lifted' | 'move.moved' | 'move.dropped') => {
    return ({ name }: SessionExercise, position: number, total: number) => t(key, { name, position, total })
  }
  return (
    <SortableList
      items={inOrder(session.exercises)}
      // The list returns the ids that it was given.
      onMove={(id, index) => onMove(id as SessionExerciseId, index)}
      renderItem={(exercise, handle) => (
        <div className={styles.sortable}>
          {handle}
          <span>{exercise.name}</span>
        </div>
      )}
      labels={{
        list: t('exercises'),
        handle: ({ name }) => t('move.handle', { name }),
        instructions: t('move.instructions'),
        lifted: spoken('move.lifted'),
        moved: spoken('move.moved'),
        dropped: spoken('move.dropped'),
        cancelled: ({ name }) => t('move.cancelled', { name }),
      }}
    />
  )
}
