import { ArrowDown, ArrowUp, Flame, Gauge, Link2, NotebookPen, Plus, Replace, Trash2, Unlink2 } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { WorkoutExercise } from '#contract/workout.ts'
import type { SizeLimit } from '#domain/document/size-limits.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import type { SetValues } from '#domain/session/set-values.ts'
import { addPlannedSet } from '#domain/workout/planned-sets.ts'
import { joinWorkoutSuperset, leaveWorkoutSuperset, setWorkoutExerciseNote } from '#domain/workout/workout-exercises.ts'
import { useLimitNotice } from '#shared/use-limit-notice.ts'
import { newId } from '#storage/new-id.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { RuleButton } from '../progression/rule-button.tsx'
import styles from './builder.module.css'
import { clearEffort } from './edit-targets.ts'
import { RestSelect } from './rest-select.tsx'
import { type ColumnChoices, type ColumnDefaults, columnsOf } from './set-columns.ts'
import { SetTable } from './set-table.tsx'
import { shortcutOf } from './shortcuts.ts'
import type { EditWorkout } from './use-draft.ts'

export type ExerciseCardProps = {
  readonly exercise: WorkoutExercise
  /** Undefined if the exercise was deleted, or comes from a newer version of the app. */
  readonly resolved: ResolvedExercise | undefined
  readonly next: WorkoutExercise | null
  readonly isFirst: boolean
  /** Exceeded by another set. */
  readonly limit: SizeLimit | null
  readonly longestNote: number
  readonly last: readonly (SetValues | null)[]
  readonly defaults: ColumnDefaults & { readonly restSeconds: number }
  readonly edit: EditWorkout
  readonly endTyping: () => void
  readonly onMove: (by: -1 | 1) => void
  readonly onReplace: () => void
  readonly onWarmUp: () => void
  readonly onProgression: () => void
  readonly onRemove: () => void
}

export function ExerciseCard(props: ExerciseCardProps) {
  const { exercise, resolved, defaults, edit, endTyping, onMove } = props
  const { t } = useTranslation(['workouts', 'shared'])
  const sayLimit = useLimitNotice()
  const [choices, setChoices] = useState<ColumnChoices>({})
  const note = useNote(exercise)
  const name = resolved?.name ?? t('builder.unknownExercise')
  const kind = resolved?.kind ?? 'weight-reps'
  const columns = columnsOf(kind, exercise, choices, defaults)
  const choose = (chosen: ColumnChoices) => setChoices((before) => ({ ...before, ...chosen }))
  const addSet = () => {
    if (props.limit) sayLimit(props.limit)
    else edit((workout) => addPlannedSet(workout, exercise.id, newId))
  }

  const press = (event: KeyboardEvent) => {
    const shortcut = shortcutOf({ ...keyOf(event), inField: true })
    if (shortcut !== 'move-up' && shortcut !== 'move-down' && shortcut !== 'add-set') return
    event.preventDefault()
    if (shortcut === 'add-set') addSet()
    else onMove(shortcut === 'move-up' ? -1 : 1)
  }

  return (
    <Card as="article" className={styles.exercise} aria-label={name} onKeyDown={press} id={`exercise-${exercise.id}`}>
      <header className={styles.exerciseHead}>
        <div className={styles.exerciseWords}>
          <h3>{name}</h3>
          {resolved && (
            <p className="quiet">
              {[t(`shared:equipment.${resolved.equipment}`), resolved.oneSided && t('shared:perSide')]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
        </div>
        <Menu label={t('builder.exerciseMenu', { name })} items={useMenu(props, columns.rpe, choose, note.open)} />
      </header>
      {note.isOpen && (
        <TextArea
          ref={note.field}
          label={t('builder.note')}
          aria-label={t('builder.noteOf', { name })}
          value={exercise.note}
          maxLength={props.longestNote}
          rows={1}
          className={styles.note}
          onChange={(event) => {
            const text = event.target.value
            edit((workout) => setWorkoutExerciseNote(workout, exercise.id, text), `${exercise.id}.note`)
          }}
          onBlur={endTyping}
        />
      )}
      {exercise.sets.length > 0 && (
        <SetTable
          exercise={exercise}
          name={name}
          columns={columns}
          last={props.last}
          offersPercent={kind === 'weight-reps'}
          edit={edit}
          endTyping={endTyping}
          onChoose={choose}
        />
      )}
      <footer className={styles.exerciseFoot}>
        <Button variant="secondary" size="small" icon={Plus} onClick={addSet}>
          {t('builder.addSet')}
        </Button>
        <RestSelect
          label={t('builder.restOf', { name })}
          value={exercise.restSeconds}
          usual={resolved?.defaultRestSeconds ?? defaults.restSeconds}
          exerciseId={exercise.id}
          edit={edit}
        />
        <RuleButton exercise={exercise} kind={kind} name={name} onOpen={props.onProgression} />
      </footer>
    </Card>
  )
}

/** Opening it leads to the field: there is nothing else to do with it. */
function useNote({ note }: WorkoutExercise) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isOpen, setIsOpen] = useState(note !== '')
  const open = () => {
    flushSync(() => setIsOpen(true))
    field.current?.focus()
  }
  return { field, isOpen, open }
}

function useMenu(
  { exercise, resolved, next, isFirst, edit, onMove, onReplace, onWarmUp, onRemove }: ExerciseCardProps,
  hasEffort: boolean,
  choose: (choices: ColumnChoices) => void,
  openNote: () => void,
): readonly MenuItem[] {
  const { t } = useTranslation('workouts')
  // Added weight and assistance have no ladder to climb.
  const hasWarmUp = (resolved?.kind ?? 'weight-reps') === 'weight-reps'
  const inSuperset = exercise.supersetId !== null
  const joinsNext = next !== null && !(inSuperset && next.supersetId === exercise.supersetId)
  return [
    { label: t('builder.replace'), icon: Replace, onSelect: onReplace },
    ...(hasWarmUp ? [{ label: t('builder.warmUp'), icon: Flame, onSelect: onWarmUp }] : []),
    ...(joinsNext
      ? [
          {
            label: t('builder.joinNext'),
            icon: Link2,
            onSelect: () => edit((workout) => joinWorkoutSuperset(workout, [exercise.id, next.id], newId)),
          },
        ]
      : []),
    ...(inSuperset
      ? [
          {
            label: t('builder.leaveSuperset'),
            icon: Unlink2,
            onSelect: () => edit((workout) => leaveWorkoutSuperset(workout, exercise.id)),
          },
        ]
      : []),
    { label: t(exercise.note === '' ? 'builder.addNote' : 'builder.editNote'), icon: NotebookPen, onSelect: openNote },
    hasEffort
      ? {
          label: t('builder.removeEffort'),
          icon: Gauge,
          onSelect: () => {
            choose({ rpe: false })
            edit((workout) => clearEffort(workout, exercise.id))
          },
        }
      : { label: t('builder.addEffort'), icon: Gauge, onSelect: () => choose({ rpe: true }) },
    { label: t('builder.moveUp'), icon: ArrowUp, disabled: isFirst, onSelect: () => onMove(-1) },
    { label: t('builder.moveDown'), icon: ArrowDown, disabled: next === null, onSelect: () => onMove(1) },
    { label: t('builder.remove'), icon: Trash2, danger: true, onSelect: onRemove },
  ]
}

function keyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return { key, ctrlKey, metaKey, altKey, shiftKey }
}
