import { ArrowDown, ArrowUp, NotebookPen, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '#contract/preferences.ts'
import type { Session, SessionExercise } from '#contract/session.ts'
import { limitOnSets, longestNote } from '#domain/document/size-limits.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { moveExercise, removeExercise, setExerciseNote } from '#domain/session/exercises.ts'
import { useLimitNotice } from '#shared/use-limit-notice.ts'
import { newId } from '#storage/new-id.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { focusAfterRemoval } from '#ui/focus-after-removal.ts'
import { Menu } from '#ui/menu.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useTypedText } from '../use-typed-text.ts'
import styles from './editor.module.css'
import { addDoneSet } from './past-edits.ts'
import { SetTable } from './set-table.tsx'
import type { EditSession } from './use-session-edits.ts'

type ExerciseEditorProps = {
  readonly session: Session
  readonly exercise: SessionExercise
  readonly index: number
  readonly count: number
  readonly preferences: Preferences
  readonly edit: EditSession
}

export function ExerciseEditor({ session, exercise, index, count, preferences, edit }: ExerciseEditorProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  const { id, name, supersetId } = exercise
  const sayLimit = useLimitNotice()
  const [isNoting, setIsNoting] = useState(false)
  const hasNote = isNoting || exercise.note !== ''
  const addSet = () => {
    const limit = limitOnSets(session, id)
    if (limit) sayLimit(limit)
    else void edit((latest) => addDoneSet(latest, id, newId))
  }
  const moveTo = (target: number) => void edit((latest) => moveExercise(latest, id, target))
  return (
    <Card
      as="article"
      className={classNames(styles.card, supersetId !== null && styles.superset)}
      aria-labelledby={`edit-${id}`}
    >
      <div className={styles.heading}>
        <h2 id={`edit-${id}`} className={styles.exerciseName}>
          {name}
          {exercise.oneSided && <small className={styles.perSide}> · {t('shared:perSide')}</small>}
          {supersetId !== null && <span className="visually-hidden"> · {t('superset')}</span>}
        </h2>
        <Menu
          label={t('optionsOf', { name })}
          items={[
            { label: t('editor.moveUp'), icon: ArrowUp, disabled: index === 0, onSelect: () => moveTo(index - 1) },
            {
              label: t('editor.moveDown'),
              icon: ArrowDown,
              disabled: index === count - 1,
              onSelect: () => moveTo(index + 1),
            },
            {
              label: t('editor.removeExercise'),
              icon: Trash2,
              danger: true,
              onSelect: () => {
                const card = document.getElementById(`edit-${id}`)?.closest('article') ?? null
                focusAfterRemoval(card, afterCard(card))
                void edit((latest) => removeExercise(latest, id))
              },
            },
          ]}
        />
      </div>
      {inOrder(exercise.sets).length > 0 && <SetTable exercise={exercise} preferences={preferences} edit={edit} />}
      <div className="actions">
        <Button size="small" variant="quiet" icon={Plus} data-adds-set onClick={addSet}>
          {t('editor.addSet')}
        </Button>
        {!hasNote && (
          <Button size="small" variant="quiet" icon={NotebookPen} onClick={() => setIsNoting(true)}>
            {t('editor.addNote')}
          </Button>
        )}
      </div>
      {hasNote && (
        <ExerciseNote
          exercise={exercise}
          longest={longestNote(session, exercise.note)}
          edit={edit}
          autoFocus={isNoting}
        />
      )}
    </Card>
  )
}

/** What follows the card: the next exercise, or the button that adds one. */
function afterCard(card: Element | null): () => Element | null | undefined {
  const [next, list] = [card?.nextElementSibling, card?.parentElement]
  return () => (next?.isConnected ? next : list?.nextElementSibling)
}

type ExerciseNoteProps = {
  readonly exercise: SessionExercise
  readonly longest: number
  readonly edit: EditSession
  readonly autoFocus: boolean
}

function ExerciseNote({ exercise, longest, edit, autoFocus }: ExerciseNoteProps) {
  const { t } = useTranslation('sessions')
  const typed = useTypedText(exercise.note, (note) => edit((session) => setExerciseNote(session, exercise.id, note)), {
    whenLeft: true,
  })
  return (
    <TextArea
      label={t('editor.noteOf', { name: exercise.name })}
      className={styles.note}
      maxLength={longest}
      autoFocus={autoFocus}
      {...typed}
    />
  )
}
