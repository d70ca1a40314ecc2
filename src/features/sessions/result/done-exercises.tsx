import { ChevronDown, NotebookPen, Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ExerciseId } from '#contract/id.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { numberSets } from '#domain/session/set-numbers.ts'
import { bestSet, loggedSets } from '#domain/session/summary.ts'
import { blocksOf } from '#domain/session/superset.ts'
import { useFormats } from '#shared/format/quantities.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { List } from '#ui/list.tsx'
import { MergedSet, useHasMergedSet } from '../merged-sets.tsx'
import { type ExerciseName, useExerciseName } from '../use-exercise-name.ts'
import { useSetLine } from '../use-set-line.ts'
import styles from './done-exercises.module.css'

type DoneExercisesProps = {
  readonly session: Session
  /** The exercises with a record. */
  readonly records?: ReadonlySet<ExerciseId>
  /** Rows are open to begin with. */
  readonly areOpen?: boolean
}

const NONE: ReadonlySet<ExerciseId> = new Set()

/** What was done, an exercise a row with its best set; a row opens to its sets. */
export function DoneExercises({ session, records = NONE, areOpen = false }: DoneExercisesProps) {
  const { t } = useTranslation('sessions')
  const nameOf = useExerciseName()
  const blocks = blocksOf(session.exercises.filter((exercise) => loggedSets(exercise).length > 0))
  if (blocks.length === 0) return <p className="quiet">{t('noneDone')}</p>
  return (
    <Card as="section" className={styles.exercises ?? ''} aria-labelledby="done-exercises">
      <h2 id="done-exercises" className={styles.title}>
        {t('exercises')}
      </h2>
      {blocks.map((block) => (
        <Block key={block[0]?.id} block={block} nameOf={nameOf} records={records} areOpen={areOpen} />
      ))}
    </Card>
  )
}

type BlockProps = Required<Pick<DoneExercisesProps, 'records' | 'areOpen'>> & {
  readonly block: readonly SessionExercise[]
  readonly nameOf: ExerciseName
}

function Block({ block, nameOf, records, areOpen }: BlockProps) {
  const { t } = useTranslation('sessions')
  const rows = block.map((exercise) => (
    <DoneExercise
      key={exercise.id}
      exercise={exercise}
      name={nameOf(exercise)}
      hasRecord={records.has(exercise.exerciseId)}
      isOpen={areOpen}
    />
  ))
  if (block.length === 1) return <div className={styles.block}>{rows}</div>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; these are exercises
    <div role="group" aria-label={t('superset')} className={classNames(styles.block, styles.superset)}>
      {rows}
    </div>
  )
}

type DoneExerciseProps = {
  readonly exercise: SessionExercise
  readonly name: string
  readonly hasRecord: boolean
  readonly isOpen: boolean
}

function DoneExercise({ exercise, name, hasRecord, isOpen }: DoneExerciseProps) {
  const { t } = useTranslation(['sessions', 'shared', 'parts'])
  const formats = useFormats()
  const sets = inOrder(exercise.sets)
  const numbers = numberSets(sets)
  const best = bestSet(exercise)
  const hasMerged = useHasMergedSet(exercise)
  return (
    <details className={styles.exercise} open={isOpen || hasMerged}>
      <summary className={styles.row}>
        <ChevronDown aria-hidden className={styles.chevron} />
        <h3 className={styles.name}>{name}</h3>
        {hasRecord && (
          <>
            <Trophy aria-hidden className={styles.trophy} />
            <span className="visually-hidden">{t('parts:records.title')}</span>
          </>
        )}
        {exercise.note !== '' && (
          <>
            <NotebookPen aria-hidden className={styles.noted} />
            <span className="visually-hidden">{t('note')}</span>
          </>
        )}
        <span className={styles.best}>{best && formats.set(exercise.kind, best)}</span>
      </summary>
      <div className={styles.details}>
        {exercise.oneSided && <p className="quiet">{t('shared:perSide')}</p>}
        {exercise.note !== '' && <p className={styles.note}>{exercise.note}</p>}
        <List as="ol">
          {sets.map((set) => (
            <DoneSet key={set.id} kind={exercise.kind} set={set} number={numbers.get(set.id)?.number ?? 1} />
          ))}
        </List>
      </div>
    </details>
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
      <span className={styles.number}>
        {set.kind === 'working' ? number : <span aria-hidden>{t(`shared:setMark.${set.kind}`)}</span>}
      </span>
      <span className={styles.values}>{setLine(kind, set)}</span>
      {set.kind !== 'working' && <span className="visually-hidden">{t(`shared:setKind.${set.kind}`)}</span>}
      {!isLogged && <span className="quiet">{t('notDone')}</span>}
      <MergedSet kind={kind} setId={set.id} />
    </li>
  )
}
