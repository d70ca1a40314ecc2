import { Clock } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Workout, WorkoutExercise } from '#contract/workout.ts'
import { workingSets } from '#domain/session/set-numbers.ts'
import { estimateMinutes, paceOf } from '#domain/workout/workout-overview.ts'
import { type Draft, type DraftPlace, useStoredDraft } from '#platform/account/workout-drafts.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { RestoredNote } from '../builder/builder.tsx'
import { BuilderActions } from '../builder/builder-bar.tsx'
import { ExerciseSection } from '../builder/exercise-section.tsx'
import type { BuilderData } from '../builder/use-builder-data.ts'
import { useDraft } from '../builder/use-draft.ts'
import { useSave } from '../builder/use-save.ts'
import styles from './columns.module.css'

type WorkoutColumnProps = { readonly workout: Workout; readonly data: BuilderData }

/** One workout beside others. What was saved is what the next changes begin with. */
export function WorkoutColumn({ workout, data }: WorkoutColumnProps) {
  const { account } = useDatabase()
  const [place] = useState<DraftPlace>({ account, workout: workout.id })
  const stored = useStoredDraft(place)
  const [saved, setSaved] = useState({ workout, times: 0 })
  if (stored === undefined) return <Skeleton shape="card" />
  return (
    <Column
      key={saved.times}
      place={place}
      // What was saved is no draft any more.
      draft={saved.times === 0 ? stored : null}
      workout={saved.workout}
      data={data}
      onSaved={(stored) => setSaved(({ times }) => ({ workout: stored, times: times + 1 }))}
    />
  )
}

type ColumnProps = WorkoutColumnProps & {
  readonly place: DraftPlace
  readonly draft: Draft | null
  readonly onSaved: (workout: Workout) => void
}

function Column({ place, draft: drafted, workout: stored, data: { exercises, preferences }, onSaved }: ColumnProps) {
  const { t } = useTranslation(['workouts', 'shared'])
  const toasts = useToasts()
  const column = useRef<HTMLElement>(null)
  const [start] = useState({ base: stored, workout: stored })
  const draft = useDraft(place, start, drafted)
  const { workout } = draft
  const { save, saving } = useSave(draft, (written) => {
    toasts.show({ message: t('builder.saved', { name: written.name }), tone: 'success' })
    onSaved(written)
  })
  const nameOf = ({ exerciseId }: WorkoutExercise) =>
    exercises.byId.get(exerciseId)?.name ?? t('builder.unknownExercise')
  const minutes = estimateMinutes(workout, (id) => paceOf(exercises.byId.get(id), preferences.defaultRestSeconds))
  const sets = workingSets(workout.exercises.flatMap((exercise) => exercise.sets)).length
  return (
    <section ref={column} className={styles.column} aria-label={workout.name} data-builder={workout.id}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.name}>{workout.name}</h2>
          <p className={styles.facts}>
            <Clock className="icon" aria-hidden />
            {t('list.minutes', { count: minutes })} · {t('shared:sets', { count: sets })}
          </p>
        </div>
        <div className={styles.actions}>
          <BuilderActions
            undo={draft.undo}
            redo={draft.redo}
            saving={saving}
            isIdle={!draft.isChanged}
            isPrimary={false}
            onSave={() => void save()}
          />
        </div>
      </header>
      {draft.wasRestored && <RestoredNote onDiscard={draft.discard} />}
      <ExerciseSection
        draft={draft}
        exercises={exercises}
        preferences={preferences}
        nameOf={nameOf}
        onSave={() => void save()}
        column={column}
      />
    </section>
  )
}
