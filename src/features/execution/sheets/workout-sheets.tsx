import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionExerciseId } from '#contract/id.ts'
import { MAX_NAME_LENGTH } from '#contract/limits.ts'
import type { Session, SessionExercise } from '#contract/session.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { REST_STEP_SECONDS } from '#domain/session/rest.ts'
import { ExerciseOutline } from '#shared/exercise-outline.tsx'
import { newId } from '#storage/new-id.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './sheets.module.css'

type NoteFieldProps = {
  readonly label: string
  readonly note: string
  readonly longest: number
  /** Called at every key, so that nothing typed is only on the screen. `undoGroup` names this writing for undo. */
  readonly onChange: (note: string, undoGroup: string) => void
}

export function NoteField({ label, note, longest, onChange }: NoteFieldProps) {
  const { t } = useTranslation('execution')
  // Shows input immediately; the session follows a moment later.
  const [text, setText] = useState(note)
  const [undoGroup] = useState(() => newId<string>())
  return (
    <TextArea
      data-autofocus
      label={label}
      value={text}
      rows={6}
      maxLength={longest}
      placeholder={t('notePlaceholder')}
      onChange={({ target }) => {
        setText(target.value)
        onChange(target.value, undoGroup)
      }}
    />
  )
}

type RenameFormProps = { readonly name: string; readonly onRename: (name: string) => void }

/** Saves a name only when complete: half a name would appear everywhere. */
export function RenameForm({ name, onRename }: RenameFormProps) {
  const { t } = useTranslation(['execution', 'shared'])
  const [text, setText] = useState(name)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onRename(text)
  }
  return (
    <form className={styles.stack} onSubmit={submit}>
      <TextField
        data-autofocus
        label={t('name')}
        value={text}
        maxLength={MAX_NAME_LENGTH}
        required
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="primary" disabled={text.trim() === ''}>
        {t('shared:save')}
      </Button>
    </form>
  )
}

type ReorderListProps = {
  readonly session: Session
  readonly onMove: (exerciseId: SessionExerciseId, index: number) => void
}

export function ReorderList({ session, onMove }: ReorderListProps) {
  const { t } = useTranslation('execution')
  const spoken = (key: 'move.lifted' | 'move.moved' | 'move.dropped') => {
    return ({ name }: SessionExercise, position: number, total: number) => t(key, { name, position, total })
  }
  return (
    <ExerciseOutline
      exercises={inOrder(session.exercises)}
      nameOf={({ name }) => name}
      // The list returns the ids that it was given.
      onMove={(id, index) => onMove(id as SessionExerciseId, index)}
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

/** The keys that `Shortcuts` follows, and the message that says what they do. */
const SHORTCUT_KEYS = [
  ['L', 'shortcut.log'],
  ['↑ ↓', 'shortcut.choose'],
  ['W', 'shortcut.weight'],
  ['R', 'shortcut.reps'],
  ['↑ ↓', 'shortcut.step'],
  ['S', 'shortcut.skip'],
  ['+ −', 'shortcut.rest'],
  ['A', 'shortcut.add'],
  ['U', 'shortcut.undo'],
  ['P', 'shortcut.pause'],
  ['?', 'shortcut.help'],
] as const

export function ShortcutList() {
  const { t } = useTranslation('execution')
  return (
    <dl className={styles.shortcuts}>
      {SHORTCUT_KEYS.map(([keys, message]) => (
        <div key={message} className={styles.shortcut}>
          <dt>
            <kbd className={styles.key}>{keys}</kbd>
          </dt>
          <dd>{t(message, { seconds: REST_STEP_SECONDS })}</dd>
        </div>
      ))}
    </dl>
  )
}
