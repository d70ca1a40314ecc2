import { useTranslation } from 'react-i18next'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { blocksOf } from '#domain/superset.ts'
import { workingNumber } from '#domain/working-number.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { type ExerciseName, useExerciseName } from '../use-exercise-name.ts'
import { useSetLine } from '../use-set-line.ts'
import styles from './result.module.css'

/** Every exercise with its sets, as they were done; supersets joined by a rail. */
export function DoneExercises({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions')
  const nameOf = useExerciseName()
  return (
    <div className={styles.exercises}>
      {session.exercises.length === 0 && <p className={styles.quiet}>{t('noExercises')}</p>}
      {blocksOf(session.exercises).map((block) =>
        block.length > 1 ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; these are exercises
          <div key={block[0]?.id} role="group" aria-label={t('superset')} className={styles.superset}>
            {block.map((exercise) => (
              <DoneExercise key={exercise.id} exercise={exercise} nameOf={nameOf} />
            ))}
          </div>
        ) : (
          block.map((exercise) => <DoneExercise key={exercise.id} exercise={exercise} nameOf={nameOf} />)
        ),
      )}
    </div>
  )
}

function DoneExercise({ exercise, nameOf }: { readonly exercise: SessionExercise; readonly nameOf: ExerciseName }) {
  const { t } = useTranslation('sessions')
  const sets = inOrder(exercise.sets)
  return (
    <Card as="section" className={styles.exercise ?? ''} aria-labelledby={`exercise-${exercise.id}`}>
      <h2 id={`exercise-${exercise.id}`} className={styles.exerciseName}>
        {nameOf(exercise)}
      </h2>
      {exercise.note !== '' && <p className={styles.noteText}>{exercise.note}</p>}
      {sets.length === 0 && <p className={styles.quiet}>{t('noSets')}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ol role="list" className={styles.sets}>
        {sets.map((set, index) => (
          <DoneSet key={set.id} kind={exercise.kind} set={set} number={workingNumber(sets, index)} />
        ))}
      </ol>
    </Card>
  )
}

type DoneSetProps = {
  readonly kind: SessionExercise['kind']
  readonly set: SessionSet
  /** Its place among the sets that are no warm-ups. */
  readonly number: number
}

function DoneSet({ kind, set, number }: DoneSetProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  const setLine = useSetLine()
  const isLogged = set.completedAt !== null
  return (
    <li className={classNames(styles.set, !isLogged && styles.open)} data-kind={set.kind}>
      <span className={styles.setNumber}>{set.kind === 'warm-up' ? '' : number}</span>
      <span className={styles.setValues}>{setLine(kind, set)}</span>
      <span className={styles.quiet}>
        {[set.kind !== 'working' && t(`shared:setKind.${set.kind}`), !isLogged && t('notDone')]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  )
}
