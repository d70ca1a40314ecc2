import { ArrowUpDown, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
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
import type { Draft, DraftPlace } from '#platform/account/workout-drafts.ts'
import { ExerciseSheet } from '#shared/exercise-picker/exercise-sheet.tsx'
import { useLimitNotice } from '#shared/use-limit-notice.ts'
import { newId } from '#storage/new-id.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './builder.module.css'
import { BuilderFoot, BuilderHeader } from './builder-bar.tsx'
import { Details } from './details.tsx'
import { ExerciseList } from './exercise-list.tsx'
import { ShortcutList, useShortcuts } from './keyboard-shortcuts.tsx'
import { Outline } from './outline.tsx'
import { Overview } from './overview.tsx'
import type { BuilderData } from './use-builder-data.ts'
import { useDraft } from './use-draft.ts'
import { useSave } from './use-save.ts'
import { WarmUpSheet } from './warm-up-sheet.tsx'

const ProgressionSheet = lazy(() => import('../progression/progression-sheet.tsx'))

export type BuilderProps = BuilderData & {
  readonly title: string
  readonly place: DraftPlace
  readonly start: Draft
}

type Picking = { readonly kind: 'add' } | { readonly kind: 'replace'; readonly exercise: WorkoutExercise }

/** `time` distinguishes openings. */
type Ruling = { readonly id: string; readonly time: number; readonly open: boolean }

/** Nothing is stored before saving, but drafts are kept. */
export function Builder({ title, place, start, exercises, folders, preferences }: BuilderProps) {
  const { t } = useTranslation(['workouts', 'shared'])
  const draft = useDraft(place, start)
  const { workout, edit, endTyping } = draft
  const { save, saving, nameError } = useSave(draft)
  const sayLimit = useLimitNotice()
  const [picking, setPicking] = useState<Picking | null>(null)
  const [ordering, setOrdering] = useState(false)
  const [warming, setWarming] = useState<WorkoutExercise | null>(null)
  const [ruling, setRuling] = useState<Ruling | null>(null)

  const ordered = inOrder(workout.exercises)
  const ruled = ordered.find(({ id }) => id === ruling?.id)
  const resolved = ruled && exercises.byId.get(ruled.exerciseId)
  const nameOf = ({ exerciseId }: WorkoutExercise) =>
    exercises.byId.get(exerciseId)?.name ?? t('builder.unknownExercise')
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
  const show = (id: string) => {
    setOrdering(false)
    document.getElementById(`exercise-${id}`)?.scrollIntoView({ block: 'center' })
  }
  useShortcuts({
    save: () => void save(),
    undo: draft.undo,
    redo: draft.redo,
    'add-exercises': () => setPicking({ kind: 'add' }),
  })

  const actions = { undo: draft.undo, redo: draft.redo, saving, onSave: () => void save() }
  const outline = (
    <Outline
      exercises={ordered}
      nameOf={nameOf}
      onMove={(id, index) => edit((latest) => moveWorkoutExercise(latest, id, index))}
      onOpen={show}
    />
  )

  return (
    <div className={styles.builder} data-builder>
      <BuilderHeader title={title} {...actions} />
      {draft.wasRestored && <RestoredNote onDiscard={draft.discard} />}
      <div className={styles.side}>
        <Details workout={workout} folders={folders} nameError={nameError} edit={edit} endTyping={endTyping} />
        {ordered.length > 1 && (
          <Card as="section" className={styles.orderPanel} aria-label={t('builder.order')}>
            <h2>{t('builder.order')}</h2>
            {outline}
          </Card>
        )}
      </div>
      <section className={styles.exercises} aria-labelledby="builder-exercises">
        <div className={styles.exercisesHead}>
          <h2 id="builder-exercises">{t('builder.exercises')}</h2>
          {ordered.length > 1 && (
            <Button
              variant="quiet"
              size="small"
              icon={ArrowUpDown}
              className={styles.notOnDesktop}
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
          variant={ordered.length === 0 ? 'primary' : 'secondary'}
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
      </section>
      <div className={styles.below}>
        <Overview workout={workout} exercises={exercises} restSeconds={preferences.defaultRestSeconds} />
        <ShortcutList />
      </div>
      <BuilderFoot {...actions} />
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
        {outline}
      </Sheet>
      <WarmUpSheet
        workout={workout}
        exercise={warming}
        exercises={exercises}
        preferences={preferences}
        edit={edit}
        onClose={() => setWarming(null)}
      />
    </div>
  )
}

function RestoredNote({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation('workouts')
  const discard = (
    <Button size="small" onClick={onDiscard}>
      {t('builder.discard')}
    </Button>
  )
  return (
    <Banner tone="info" className={styles.wide} action={discard}>
      {t('builder.restored')}
    </Banner>
  )
}
