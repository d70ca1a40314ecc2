import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionExerciseId, SetId } from '#contract/id.ts'
import type { Session, SessionExercise } from '#contract/session.ts'
import { blocksOf } from '#domain/session/superset.ts'
import { classNames } from '#ui/class-names.ts'
import type { PreviousByExercise } from '../sets/active-set.ts'
import { ExerciseCard, type ExerciseCardProps, type Typing } from '../sets/exercise-card.tsx'
import type { LoadsByExercise } from '../sets/percent-loads.ts'
import styles from './exercise-list.module.css'

type ExerciseListProps = Pick<
  ExerciseCardProps,
  'store' | 'effort' | 'units' | 'usualRestSeconds' | 'onCommand' | 'rowActions'
> & {
  readonly session: Session
  readonly previous: PreviousByExercise
  readonly loads: LoadsByExercise
  readonly activeSetId: SetId | null
  readonly typing: Typing | null
  /** The one that the narrow list beside it points at, where there is room for one only. */
  readonly shownExerciseId: SessionExerciseId | null
}

/** The exercises in order; those of a superset are joined by a rail. */
export function ExerciseList(props: ExerciseListProps) {
  const { session, previous, loads, activeSetId, typing, shownExerciseId, ...card } = props
  const { t } = useTranslation('execution')
  const blocks = blocksOf(session.exercises)
  const activeAt = blocks.findIndex((block) => block.some((exercise) => has(exercise, activeSetId)))
  // The active set is drawn first; the cards further down follow right after it.
  const isFirstLook = useDeferredValue(false, activeAt >= 0)
  const shown = isFirstLook ? blocks.slice(0, activeAt + 2) : blocks
  const lastId = blocks.at(-1)?.at(-1)?.id
  const firstId = blocks[0]?.[0]?.id
  return shown.map((block) => {
    const isSuperset = block.length > 1
    const isShown = block.some(({ id }) => id === shownExerciseId)
    return (
      <div
        key={block[0]?.id}
        className={classNames(styles.block, isSuperset && styles.superset, isShown && styles.shown)}
      >
        {isSuperset && <p className={styles.rail}>{t('superset')}</p>}
        {block.map((exercise) => (
          // Each card is given only what concerns its own sets, so that it draws anew only for them.
          <ExerciseCard
            key={exercise.id}
            {...card}
            exercise={exercise}
            previous={previous.get(exercise.exerciseId) ?? null}
            loads={loads.get(exercise.exerciseId) ?? null}
            activeSetId={has(exercise, activeSetId) ? activeSetId : null}
            typing={has(exercise, typing?.setId) ? typing : null}
            isFirst={exercise.id === firstId}
            isLast={exercise.id === lastId}
            canJoin={session.exercises.length > block.length}
          />
        ))}
      </div>
    )
  })
}

function has(exercise: SessionExercise, setId: SetId | null | undefined): boolean {
  return exercise.sets.some(({ id }) => id === setId)
}
