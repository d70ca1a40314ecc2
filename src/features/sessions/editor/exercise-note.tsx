import { useTranslation } from 'react-i18next'
import type { SessionExercise } from '#contract/session.ts'
import { setExerciseNote } from '#domain/session/exercises.ts'
import { TextArea } from '#ui/text-area.tsx'
import { useTypedText } from '../use-typed-text.ts'
import styles from './editor.module.css'
import type { EditSession } from './use-session-edits.ts'

type ExerciseNoteProps = {
  readonly exercise: SessionExercise
  /** The note's maximum length. */
  readonly longest: number
  readonly edit: EditSession
  /** The note was just opened. */
  readonly autoFocus: boolean
}

export function ExerciseNote({ exercise, longest, edit, autoFocus }: ExerciseNoteProps) {
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
