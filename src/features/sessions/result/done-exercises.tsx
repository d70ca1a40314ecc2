import { useTranslation } from 'react-i18next'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { numberSets } from '#domain/session/set-numbers.ts'
import type { SetValues } from '#domain/session/set-values.ts'
import { blocksOf } from '#domain/session/superset.ts'
import { useFormats } from '#shared/format/quantities.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { List } from '#ui/list.tsx'
import { type ExerciseName, useExerciseName } from '../use-exercise-name.ts'
import styles from './result.module.css'

export function DoneExercises({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions')
  const nameOf = useExerciseName()
  return (
    <div className={styles.exercises}>
      {session.exercises.length === 0 && <p className="quiet">{t('noExercises')}</p>}
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
  const { t } = useTranslation(['sessions', 'shared'])
  const sets = inOrder(exercise.sets)
  const numbers = numberSets(sets)
  return (
    <Card as="article" className={styles.exercise ?? ''} aria-labelledby={`exercise-${exercise.id}`}>
      <h2 id={`exercise-${exercise.id}`} className={styles.exerciseName}>
        {nameOf(exercise)}
      </h2>
      {exercise.oneSided && <p className="quiet">{t('shared:perSide')}</p>}
      {exercise.note !== '' && <p className={styles.noteText}>{exercise.note}</p>}
      {sets.length === 0 && <p className="quiet">{t('noSets')}</p>}
      <List as="ol">
        {sets.map((set) => (
          <DoneSet key={set.id} kind={exercise.kind} set={set} number={numbers.get(set.id)?.number ?? 1} />
        ))}
      </List>
    </Card>
  )
}

type DoneSetProps = {
  readonly kind: SessionExercise['kind']
  readonly set: SessionSet
  readonly number: number
}

function DoneSet({ kind, set, number }: DoneSetProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  const setLine = useSetLine()
  const isLogged = set.completedAt !== null
  return (
    <li className={classNames(styles.set, !isLogged && styles.open)} data-kind={set.kind}>
      <span className={styles.setNumber}>
        {set.kind === 'working' ? number : <span aria-hidden>{t(`shared:setMark.${set.kind}`)}</span>}
      </span>
      <span className={styles.setValues}>{setLine(kind, set)}</span>
      <span className="quiet">
        {[set.kind !== 'working' && t(`shared:setKind.${set.kind}`), !isLogged && t('notDone')]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  )
}

/** `100 kg × 5 · RPE 8,5`; a dash without values. */
function useSetLine(): (kind: ExerciseKind, values: SetValues) => string {
  const { t } = useTranslation('sessions')
  const formats = useFormats()
  return (kind, values) => {
    const { rpe, rir } = values
    const effort = [
      rpe !== null && t('effort.rpe', { value: formats.number(rpe, 1) }),
      rir !== null && t('effort.rir', { value: formats.number(rir, 1) }),
    ]
    return [formats.set(kind, values), ...effort].filter(Boolean).join(' · ') || '–'
  }
}
