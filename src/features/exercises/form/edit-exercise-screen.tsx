import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { ExerciseId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import { EXERCISES_PATH, exercisePath } from '#contract/routes.ts'
import { adjustExercise, describeExercise, fieldsOf } from '#domain/exercise/exercise-change.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { BUILT_IN_EXERCISES } from '#domain/exercise-library/built-in-exercises.ts'
import { clockText } from '#domain/time/duration.ts'
import { type Exercises, useExercises } from '#platform/exercises.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { editExercise } from '#storage/edit-exercise.ts'
import { usePreferences } from '#storage/use-preferences.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { ExerciseForm, useLeaveForm } from './exercise-form.tsx'
import { type FormValues, fieldsFrom, habitsFrom, valuesOf } from './form-values.ts'

export default function EditExerciseScreen() {
  const { t } = useTranslation(['exercises', 'shared'])
  const exercises = useExercises()
  const preferences = usePreferences()
  const { id } = useParams()
  // Looked up before use: an invalid id finds nothing.
  const exercise = exercises?.byId.get(id as ExerciseId)
  return (
    <>
      <PageHeader
        title={exercise?.name ?? t('form.editTitle')}
        back={{ to: exercise ? detailsOf(exercise) : EXERCISES_PATH, label: t('shared:back') }}
      />
      {exercises && preferences ? (
        exercise ? (
          <EditExercise exercise={exercise} exercises={exercises} preferences={preferences} />
        ) : (
          <FailedState title={t('gone.title')} text={t('gone.text')} />
        )
      ) : (
        <Skeleton shape="card" count={3} />
      )}
    </>
  )
}

type EditExerciseProps = {
  readonly exercise: ResolvedExercise
  readonly exercises: Exercises
  readonly preferences: Preferences
}

function EditExercise({ exercise, exercises, preferences }: EditExerciseProps) {
  const { t, i18n } = useTranslation('exercises')
  const db = useDatabase()
  const toasts = useToasts()
  const leave = useLeaveForm(detailsOf(exercise))
  const { id, source } = exercise
  const usualRest = BUILT_IN_EXERCISES.find((builtIn) => builtIn.id === id)?.defaultRestSeconds
  const fields = fieldsOf(exercise)
  const initial = valuesOf(
    // The library's default rest is no choice of the person.
    { ...fields, defaultRestSeconds: fields.defaultRestSeconds === usualRest ? null : fields.defaultRestSeconds },
    preferences.weightUnit,
    i18n.language,
  )

  const save = async (values: FormValues) => {
    const { after } = await editExercise(db, id, (stored) =>
      source === 'own' ? describeExercise(stored, fieldsFrom(values)) : adjustExercise(stored, habitsFrom(values)),
    )
    toasts.show({ message: t('done.saved', { name: after.name ?? exercise.name }), tone: 'success' })
    leave()
  }

  return (
    <ExerciseForm
      subject={id}
      initial={initial}
      parts={source === 'own' ? 'all' : 'habits'}
      restAsUsual={
        usualRest === undefined
          ? t('form.restOfProfile', { time: clockText(preferences.defaultRestSeconds) })
          : t('form.restAsBuiltIn', { time: clockText(usualRest) })
      }
      otherNames={exercises.all.filter((other) => other.id !== id).map(({ name }) => name)}
      onSave={save}
      onCancel={leave}
    />
  )
}

function detailsOf({ id }: ResolvedExercise): string {
  return exercisePath(id)
}
