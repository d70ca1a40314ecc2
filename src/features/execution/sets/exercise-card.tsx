import {
  ArrowDown,
  ArrowUp,
  Flame,
  History,
  Link2,
  type LucideIcon,
  NotebookPen,
  Pin,
  Plus,
  Replace,
  Timer,
  Trash2,
  Unlink2,
} from 'lucide-react'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionExerciseId, SetId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { SessionExercise } from '#contract/session.ts'
import { carriedSets } from '#domain/session/carried-sets.ts'
import type { PercentLoads } from '#domain/session/percent-load.ts'
import { matchPrevious, type PreviousSets } from '#domain/session/previous-sets.ts'
import { numberSets } from '#domain/session/set-numbers.ts'
import type { SetFigure, SetUnits } from '#domain/session/set-values.ts'
import { clockText } from '#domain/time/duration.ts'
import { useAccount } from '#platform/account/account.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { List } from '#ui/list.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import type { SessionStore } from '../editing/session-store.ts'
import styles from './exercise-card.module.css'
import { ProgressionLine } from './progression-line.tsx'
import { fieldsOf } from './set-entry.ts'
import { fieldLabel, SetRow, type SetRowActions, type SetRowProps } from './set-row.tsx'
import { useSetState } from './use-set-state.ts'

/** What can be asked about a whole exercise; each opens what it needs or acts at once. */
export type ExerciseCommand =
  | 'history'
  | 'warm-up'
  | 'note'
  | 'rest'
  | 'replace'
  | 'join'
  | 'leave'
  | 'up'
  | 'down'
  | 'remove'
  | 'add-set'

/** What is being typed, and where. */
export type Typing = { readonly setId: SetId; readonly field: SetFigure; readonly text: string }

export type ExerciseCardProps = {
  readonly store: SessionStore
  readonly exercise: SessionExercise
  readonly previous: PreviousSets | null
  /** What its shares of the maximum come to; null until that is known. */
  readonly loads: PercentLoads | null
  /** The active set, where it is one of this exercise. */
  readonly activeSetId: SetId | null
  /** What is typed, where it is into a set of this exercise. */
  readonly typing: Typing | null
  readonly effort: Preferences['effort']
  readonly units: SetUnits
  readonly usualRestSeconds: number
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Whether there is another exercise to make a superset with. */
  readonly canJoin: boolean
  readonly onCommand: (exerciseId: SessionExerciseId, command: ExerciseCommand) => void
  readonly rowActions: SetRowActions
}

/** One exercise with its sets. */
export const ExerciseCard = memo(function ExerciseCard(props: ExerciseCardProps) {
  const { store, exercise, previous, loads, activeSetId, typing, effort, units, rowActions, onCommand } = props
  const { t } = useTranslation('execution')
  const fields = fieldsOf(exercise.kind, effort)
  const numbers = useMemo(() => numberSets(exercise.sets), [exercise.sets])
  const before = useMemo(() => matchPrevious(previous, exercise.sets), [previous, exercise.sets])
  const carried = useMemo(() => carriedSets(exercise.sets), [exercise.sets])
  return (
    <section
      id={`exercise-${exercise.id}`}
      className={classNames(
        styles.card,
        activeSetId !== null && styles.current,
        fields.length > 2 && styles.threeFields,
      )}
      aria-label={exercise.name}
    >
      <CardHeader {...props} />
      <div className={styles.columns} aria-hidden>
        <span className={styles.columnSet}>{t('column.set')}</span>
        <span className={styles.columnPrevious}>{t('column.previous')}</span>
        {fields.map((field) => (
          <span
            key={field}
            className={field === 'weight' || field === 'distance' ? styles.columnWide : styles.columnNarrow}
          >
            {t(fieldLabel(exercise.kind, field))}
          </span>
        ))}
        <span className={styles.columnTick} />
      </div>
      <List className={styles.sets}>
        {exercise.sets.map((set, index) => (
          <LiveSetRow
            key={set.id}
            store={store}
            set={set}
            kind={exercise.kind}
            number={numbers.get(set.id)?.number ?? 1}
            total={numbers.get(set.id)?.of ?? 1}
            fields={fields}
            units={units}
            previous={before[index] ?? null}
            carried={carried[index] ?? null}
            loads={loads}
            isActive={activeSetId === set.id}
            typing={typing?.setId === set.id ? typing : null}
            actions={rowActions}
          />
        ))}
      </List>
      <Button
        variant="quiet"
        size="small"
        icon={Plus}
        className={styles.add}
        onClick={() => onCommand(exercise.id, 'add-set')}
      >
        {t('addSet')}
      </Button>
    </section>
  )
})

type LiveSetRowProps = Omit<SetRowProps, 'state'> & { readonly store: SessionStore }

function LiveSetRow({ store, ...row }: LiveSetRowProps) {
  return <SetRow {...row} state={useSetState(store, row.set)} />
}

function CardHeader({ exercise, usualRestSeconds, isFirst, isLast, canJoin, onCommand }: ExerciseCardProps) {
  const { t } = useTranslation(['execution', 'shared'])
  const { id, name, note, exerciseNote, progression } = exercise
  const rest = restText(exercise.restSeconds ?? usualRestSeconds, t('noRest'))
  const item = (command: ExerciseCommand, icon: LucideIcon, label: string): MenuItem => ({
    label,
    icon,
    onSelect: () => onCommand(id, command),
  })
  // What is known of an exercise is on a screen for who has an account.
  const hasAccount = useAccount() !== null
  const items: MenuItem[] = [
    ...(hasAccount ? [item('history', History, t('exerciseHistory'))] : []),
    ...(exercise.kind === 'weight-reps' ? [item('warm-up', Flame, t('warmUp'))] : []),
    item('note', NotebookPen, t('note')),
    item('rest', Timer, t('rest')),
    item('replace', Replace, t('replace')),
    ...(canJoin ? [item('join', Link2, t('joinSuperset'))] : []),
    ...(exercise.supersetId === null ? [] : [item('leave', Unlink2, t('leaveSuperset'))]),
    ...(isFirst ? [] : [item('up', ArrowUp, t('moveUp'))]),
    ...(isLast ? [] : [item('down', ArrowDown, t('moveDown'))]),
    { ...item('remove', Trash2, t('removeExercise')), danger: true },
  ]
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <h2 className={styles.name}>{name}</h2>
        {exercise.oneSided && <p className={styles.perSide}>{t('shared:perSide')}</p>}
      </div>
      <button
        type="button"
        className={styles.rest}
        aria-label={t('restFor', { rest })}
        onClick={() => onCommand(id, 'rest')}
      >
        <Timer aria-hidden className={styles.restIcon} />
        {rest}
      </button>
      <Menu label={t('exerciseOptions', { name })} items={items} />
      {exerciseNote && (
        <p className={styles.exerciseNote}>
          <Pin aria-hidden className={styles.restIcon} />
          <span>
            <span className="visually-hidden">{t('standingNote')} </span>
            {exerciseNote}
          </span>
        </p>
      )}
      {progression && <ProgressionLine step={progression} />}
      {note !== '' && (
        <button type="button" className={styles.note} onClick={() => onCommand(id, 'note')}>
          {note}
        </button>
      )}
    </header>
  )
}

function restText(seconds: number, none: string): string {
  return seconds === 0 ? none : clockText(seconds)
}
