import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionExerciseId, SetId } from '#contract/id.ts'
import type { Session, SessionExercise } from '#contract/session.ts'
import { previousExercise } from '#domain/session/previous-sets.ts'
import { blocksOf } from '#domain/session/superset.ts'
import { dayOf } from '#domain/time/session-day.ts'
import { classNames } from '#ui/class-names.ts'
import type { Suggestions } from '../sets/active-set.ts'
import { ExerciseCard } from '../sets/exercise-card.tsx'
import type { OpenKeypad } from '../sets/use-keypad.ts'
import styles from './exercise-list.module.css'

type ExerciseListProps = {
  readonly session: Session
  readonly suggestions: Suggestions
  readonly activeSetId: SetId | null
  readonly typing: OpenKeypad | null
  /** The exercise selected in the list beside it, if there is room for only one. */
  readonly shownExerciseId: SessionExerciseId | null
}

/** Above and below the one with the active set. */
const BLOCKS_IN_VIEW = 1

export function ExerciseList({ session, suggestions, activeSetId, typing, shownExerciseId }: ExerciseListProps) {
  const { t } = useTranslation('execution')
  const blocks = blocksOf(session.exercises)
  const activeAt = blocks.findIndex((block) => block.some((exercise) => has(exercise, activeSetId)))
  // The active set renders first; the cards below follow.
  const isFirstLook = useDeferredValue(false, activeAt >= 0)
  const shown = isFirstLook ? blocks.slice(0, activeAt + 1 + BLOCKS_IN_VIEW) : blocks
  const lastId = blocks.at(-1)?.at(-1)?.id
  const firstId = blocks[0]?.[0]?.id
  return shown.map((block, index) => {
    const isFar = Math.abs(index - Math.max(0, activeAt)) > BLOCKS_IN_VIEW
    const isSuperset = block.length > 1
    const isShown = block.some(({ id }) => id === shownExerciseId)
    return (
      <div
        key={block[0]?.id}
        className={classNames(
          styles.block,
          isSuperset && styles.superset,
          isShown && styles.shown,
          isFar && styles.far,
        )}
      >
        {isSuperset && <p className={styles.rail}>{t('superset')}</p>}
        {block.map((exercise) => {
          const last = suggestions.previous.get(exercise.exerciseId) ?? null
          const previous = previousExercise(last, exercise, session)
          return (
            <ExerciseCard
              key={exercise.id}
              exercise={exercise}
              lastNote={previous?.note || null}
              lastDay={last && dayOf(last.startedAt, last.timeZone)}
              isFirst={exercise.id === firstId}
              isLast={exercise.id === lastId}
              canJoin={session.exercises.length > block.length}
              workoutId={session.workoutId}
              previous={previous}
              isFirstTime={last === null}
              loads={suggestions.loads.get(exercise.exerciseId) ?? null}
              activeSetId={has(exercise, activeSetId) ? activeSetId : null}
              typing={has(exercise, typing?.setId) ? typing : null}
            />
          )
        })}
      </div>
    )
  })
}

function has(exercise: SessionExercise, setId: SetId | null | undefined): boolean {
  return exercise.sets.some(({ id }) => id === setId)
}
