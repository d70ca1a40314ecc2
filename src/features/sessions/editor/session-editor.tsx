import { Plus, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useNavigationType } from 'react-router-dom'
import type { Preferences } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import { limitOnExercises } from '#domain/document/size-limits.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { useWide } from '#platform/device/use-wide.ts'
import { ExerciseSheet } from '#shared/exercise-picker/exercise-sheet.tsx'
import { useLimitNotice } from '#shared/use-limit-notice.ts'
import { newId } from '#storage/new-id.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { PageHeader, type PageHeaderProps } from '#ui/page-header.tsx'
import { useExerciseName } from '../use-exercise-name.ts'
import { DetailsCard } from './details-card.tsx'
import styles from './editor.module.css'
import { ExerciseEditor } from './exercise-editor.tsx'
import { addDoneExercises } from './past-edits.ts'
import type { SessionEdits } from './use-session-edits.ts'

type SessionEditorProps = {
  readonly session: Session
  readonly preferences: Preferences
  readonly edits: SessionEdits
  readonly header: Pick<PageHeaderProps, 'title' | 'subtitle' | 'back'> & { readonly done: string }
  readonly onDone: () => void
}

export function SessionEditor({ session, preferences, edits, header, onDone }: SessionEditorProps) {
  const { t } = useTranslation('sessions')
  const { edit } = edits
  const { done, ...heading } = header
  const actions = <EditorActions undo={edits.undo} done={done} onDone={onDone} />
  const sayLimit = useLimitNotice()
  const isWide = useWide()
  const [isAdding, setIsAdding] = useState(false)
  const nameOf = useExerciseName()
  const exercises = inOrder(session.exercises).map((exercise) => ({ ...exercise, name: nameOf(exercise) }))
  const screen = useFocusOnHeading()
  return (
    <div ref={screen}>
      <div className={styles.editor}>
        <PageHeader {...heading} actions={isWide && actions} />
        <DetailsCard session={session} edit={edit} />
        <div className={styles.exercises}>
          {exercises.map((exercise, index) => (
            <ExerciseEditor
              key={exercise.id}
              session={session}
              exercise={exercise}
              index={index}
              count={exercises.length}
              preferences={preferences}
              edit={edit}
            />
          ))}
          <Button icon={Plus} onClick={() => setIsAdding(true)}>
            {t('editor.addExercise')}
          </Button>
        </div>
        <ExerciseSheet
          open={isAdding}
          mode="many"
          inWorkout={exercises.map(({ exerciseId }) => exerciseId)}
          title={t('editor.addExercise')}
          onClose={() => setIsAdding(false)}
          onTake={(copies) => {
            const limit = limitOnExercises(session, copies.length, 1)
            setIsAdding(false)
            void edit((current) => addDoneExercises(current, copies, newId))
            if (limit) sayLimit(limit)
          }}
        />
      </div>
      {!isWide && <div className="page-foot lasting">{actions}</div>}
    </div>
  )
}

type EditorActionsProps = Pick<SessionEdits, 'undo'> & { readonly done: string; readonly onDone: () => void }

function EditorActions({ undo, done, onDone }: EditorActionsProps) {
  const { t } = useTranslation('shared')
  return (
    <>
      <IconButton label={t('undo')} icon={Undo2} disabled={undo === null} onClick={() => undo?.()} />
      <Button variant="primary" className={styles.finish} onClick={onDone}>
        {done}
      </Button>
    </>
  )
}

/**
 * Only the query string changes, so the app's frame does not move the focus here. On the way back to the editor, its place
 * is kept.
 */
function useFocusOnHeading() {
  const screen = useRef<HTMLDivElement>(null)
  const isReturn = useNavigationType() === NavigationType.Pop
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the way in
  useEffect(() => {
    const heading = screen.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    if (!isReturn) window.scrollTo(0, 0)
  }, [])
  return screen
}
