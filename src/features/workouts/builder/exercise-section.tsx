import { ArrowUpDown, Plus } from 'lucide-react'
import { lazy, type RefObject, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkoutExercise } from '#contract/workout.ts'
import { limitOnExercises } from '#domain/document/size-limits.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import {
  addWorkoutExercises,
  moveWorkoutExercise,
  replaceWorkoutExercise,
  SETS_OF_NEW_EXERCISE,
} from '#domain/workout/workout-exercises.ts'
import { ExerciseSheet } from '#shared/exercise-picker/exercise-sheet.tsx'
import { useLimitNotice } from '#shared/use-limit-notice.ts'
import { newId } from '#storage/new-id.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './builder.module.css'
import { ExerciseList } from './exercise-list.tsx'
import { type ShortcutActions, useShortcuts } from './keyboard-shortcuts.tsx'
import { Outline } from './outline.tsx'
import type { BuilderData } from './use-builder-data.ts'
import type { DraftState } from './use-draft.ts'
import { type Warming, WarmUpSheet } from './warm-up-sheet.tsx'

const ProgressionSheet = lazy(() => import('../progression/progression-sheet.tsx'))

type ExerciseSectionProps = Pick<BuilderData, 'exercises' | 'preferences'> & {
  readonly draft: DraftState
  readonly nameOf: (exercise: WorkoutExercise) => string
  readonly onSave: () => void
  /** One of several workouts beside each other: keys are for the one with the focus. */
  readonly column?: RefObject<HTMLElement | null>
}

type Picking = { readonly kind: 'add' } | { readonly kind: 'replace'; readonly exercise: WorkoutExercise }

/** `time` distinguishes openings. */
type Ruling = { readonly id: string; readonly time: number; readonly open: boolean }

/** The exercises, with every sheet that changes them. */
export function ExerciseSection({ draft, exercises, preferences, nameOf, onSave, column }: ExerciseSectionProps) {
  const { t } = useTranslation(['workouts', 'shared'])
  const { workout, edit, endTyping } = draft
  const sayLimit = useLimitNotice()
  const [picking, setPicking] = useState<Picking | null>(null)
  const [ordering, setOrdering] = useState(false)
  const [warming, setWarming] = useState<Warming | null>(null)
  const [ruling, setRuling] = useState<Ruling | null>(null)

  const headingId = `exercises-of-${workout.id}`
  const ordered = inOrder(workout.exercises)
  const ruled = ordered.find(({ id }) => id === ruling?.id)
  const resolved = ruled && exercises.byId.get(ruled.exerciseId)
  const take = (chosen: readonly ResolvedExercise[]) => {
    const ids = chosen.map(({ id }) => id)
    const [first] = ids
    setPicking(null)
    if (picking?.kind !== 'replace') {
      const limit = limitOnExercises(workout, ids.length, SETS_OF_NEW_EXERCISE)
      edit((latest) => addWorkoutExercises(latest, ids, newId))
      if (limit) sayLimit(limit)
    }
    if (picking?.kind === 'replace' && first)
      edit((latest) => replaceWorkoutExercise(latest, picking.exercise.id, first))
  }
  const shortcuts: ShortcutActions = {
    save: onSave,
    undo: draft.undo,
    redo: draft.redo,
    'add-exercises': () => setPicking({ kind: 'add' }),
  }
  useShortcuts(shortcuts, column)

  return (
    <section className={styles.exercises} aria-labelledby={headingId}>
      <div className={styles.exercisesHead}>
        <h2 id={headingId} className={classNames(column && 'visually-hidden')}>
          {t('builder.exercises')}
        </h2>
        {ordered.length > 1 && (
          <Button
            variant="quiet"
            size="small"
            icon={ArrowUpDown}
            className={classNames(!column && styles.notOnDesktop)}
            onClick={() => setOrdering(true)}
          >
            {t('builder.reorder')}
          </Button>
        )}
      </div>
      <ExerciseList
        workout={workout}
        exercises={exercises}
        preferences={preferences}
        nameOf={nameOf}
        edit={edit}
        endTyping={endTyping}
        onReplace={(exercise) => setPicking({ kind: 'replace', exercise })}
        onWarmUp={setWarming}
        onProgression={({ id }) => setRuling((before) => ({ id, time: (before?.time ?? 0) + 1, open: true }))}
      />
      <Button
        variant={ordered.length === 0 && !column ? 'primary' : 'secondary'}
        size="large"
        icon={Plus}
        onClick={() => setPicking({ kind: 'add' })}
      >
        {t('builder.addExercises')}
      </Button>
      {/* Below the button: on a small phone the button must be visible. */}
      {ordered.length === 0 && (
        <EmptyState drawing="bar" title={t('builder.noExercisesTitle')} text={t('builder.noExercisesText')} />
      )}
      <ExerciseSheet
        open={picking !== null}
        mode={picking?.kind === 'replace' ? 'one' : 'many'}
        replacedId={picking?.kind === 'replace' ? picking.exercise.exerciseId : undefined}
        inWorkout={ordered.map(({ exerciseId }) => exerciseId)}
        title={
          picking?.kind === 'replace'
            ? t('builder.replaceTitle', { name: nameOf(picking.exercise) })
            : t('picker.title')
        }
        onClose={() => setPicking(null)}
        onTake={take}
      />
      {ruling && ruled && resolved && (
        <Suspense fallback={null}>
          <ProgressionSheet
            key={ruling.time}
            open={ruling.open}
            workout={workout}
            exercise={ruled}
            resolved={resolved}
            preferences={preferences}
            kindOf={(id) => exercises.byId.get(id)?.kind}
            edit={edit}
            onClose={() => setRuling({ ...ruling, open: false })}
          />
        </Suspense>
      )}
      <Sheet
        open={ordering}
        onClose={() => setOrdering(false)}
        title={t('builder.reorder')}
        closeLabel={t('shared:close')}
      >
        <Outline
          exercises={ordered}
          nameOf={nameOf}
          onMove={(id, index) => edit((latest) => moveWorkoutExercise(latest, id, index))}
          onOpen={(id) => {
            setOrdering(false)
            showExercise(id)
          }}
        />
      </Sheet>
      <WarmUpSheet
        workout={workout}
        warming={warming}
        exercises={exercises}
        preferences={preferences}
        edit={edit}
        onClose={() => setWarming(null)}
      />
    </section>
  )
}

export function showExercise(id: string): void {
  document.getElementById(`exercise-${id}`)?.scrollIntoView({ block: 'center' })
}
