import { useTranslation } from 'react-i18next'
import type { WorkoutExercise } from '#contract/workout.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { moveWorkoutExercise } from '#domain/workout/workout-exercises.ts'
import type { Draft, DraftPlace } from '#platform/account/workout-drafts.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import styles from './builder.module.css'
import { BuilderFoot, BuilderHeader } from './builder-bar.tsx'
import { Details } from './details.tsx'
import { ExerciseSection, showExercise } from './exercise-section.tsx'
import { ShortcutList } from './keyboard-shortcuts.tsx'
import { Outline } from './outline.tsx'
import { Overview } from './overview.tsx'
import type { BuilderData } from './use-builder-data.ts'
import { useDraft } from './use-draft.ts'
import { useSave } from './use-save.ts'

export type BuilderProps = BuilderData & {
  readonly title: string
  readonly place: DraftPlace
  readonly start: Draft
  readonly stored: Draft | null
}

/** Nothing is stored before saving, but drafts are kept. */
export function Builder({ title, place, start, stored, exercises, folders, preferences }: BuilderProps) {
  const { t } = useTranslation('workouts')
  const draft = useDraft(place, start, stored)
  const { workout, edit, endTyping } = draft
  const { save, saving, nameError } = useSave(draft)
  const ordered = inOrder(workout.exercises)
  const nameOf = ({ exerciseId }: WorkoutExercise) =>
    exercises.byId.get(exerciseId)?.name ?? t('builder.unknownExercise')
  const actions = {
    undo: draft.undo,
    redo: draft.redo,
    saving,
    isPrimary: ordered.length > 0,
    onSave: () => void save(),
  }
  return (
    <div className={styles.builder} data-builder={workout.id}>
      <BuilderHeader title={title} {...actions} />
      {draft.wasRestored && <RestoredNote onDiscard={draft.discard} />}
      <div className={styles.side}>
        <Details workout={workout} folders={folders} nameError={nameError} edit={edit} endTyping={endTyping} />
        {ordered.length > 1 && (
          <Card as="section" className={styles.orderPanel} aria-label={t('builder.order')}>
            <h2>{t('builder.order')}</h2>
            <Outline
              exercises={ordered}
              nameOf={nameOf}
              onMove={(id, index) => edit((latest) => moveWorkoutExercise(latest, id, index))}
              onOpen={showExercise}
            />
          </Card>
        )}
      </div>
      <ExerciseSection
        draft={draft}
        exercises={exercises}
        preferences={preferences}
        nameOf={nameOf}
        onSave={actions.onSave}
      />
      <div className={styles.below}>
        <Overview workout={workout} exercises={exercises} restSeconds={preferences.defaultRestSeconds} />
        <ShortcutList />
      </div>
      <BuilderFoot {...actions} />
    </div>
  )
}

export function RestoredNote({ onDiscard }: { readonly onDiscard: () => void }) {
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
