import { Pin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SessionExercise } from '#contract/session.ts'
import { pinNote, withNotePinned } from '#domain/session/pinned-note.ts'
import type { Day } from '#domain/time/session-day.ts'
import { dayText } from '#shared/format/dates.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { Button } from '#ui/button.tsx'
import { focusAfterRemoval } from '#ui/focus-after-removal.ts'
import styles from './exercise-card.module.css'
import { useWorkout } from './workout.ts'

type LastNoteProps = { readonly exercise: SessionExercise; readonly note: string; readonly day: Day }

/** Last time's note. Pinned, it is the exercise's own from now on. */
export function LastNote({ exercise: { id, exerciseId, exerciseNote = '' }, note, day }: LastNoteProps) {
  const { actions, offerUndo } = useWorkout()
  const { t, i18n } = useTranslation('execution')
  const db = useDatabase()
  if (exerciseNote.includes(note)) return null
  const pin = async (line: Element | null) => {
    focusAfterRemoval(line, () => document.getElementById(`exercise-${id}`))
    const step = actions.apply((session) => pinNote(session, id, note))
    const { pinToExercise } = await import('./pin-to-exercise.ts')
    const takeBack = await pinToExercise(db, exerciseId, note)
    offerUndo(t('notePinned'), step, () => void takeBack())
  }
  return (
    <div className={styles.lastNote}>
      <p>{t('lastNote', { day: dayText(day, i18n.language, { day: 'numeric', month: 'short' }), note })}</p>
      {withNotePinned(exerciseNote, note) !== null && (
        <Button
          size="small"
          variant="quiet"
          icon={Pin}
          onClick={({ currentTarget }) => void pin(currentTarget.parentElement).catch(console.error)}
        >
          {t('pin')}
        </Button>
      )}
    </div>
  )
}
