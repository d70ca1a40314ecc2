import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ExerciseId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import { EXERCISES_PATH, exercisePath } from '#contract/routes.ts'
import { fieldsOf, newExercise } from '#domain/exercise/exercise-change.ts'
import { clockText } from '#domain/time/duration.ts'
import { type Exercises, useExercises } from '#platform/exercises.ts'
import { insertDocument } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { newId } from '#storage/new-id.ts'
import { usePreferences } from '#storage/use-preferences.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { ExerciseForm, useLeaveForm } from './exercise-form.tsx'
import { emptyValues, type FormValues, fieldsFrom, valuesOf } from './form-values.ts'

export default function NewExerciseScreen() {
  const { t } = useTranslation(['exercises', 'shared'])
  const exercises = useExercises()
  const preferences = usePreferences()
  return (
    <>
      <PageHeader title={t('form.newTitle')} back={{ to: EXERCISES_PATH, label: t('shared:back') }} />
      {exercises && preferences ? (
        <NewExercise exercises={exercises} preferences={preferences} />
      ) : (
        <Skeleton shape="card" count={3} />
      )}
    </>
  )
}

type NewExerciseProps = { readonly exercises: Exercises; readonly preferences: Preferences }

function NewExercise({ exercises, preferences }: NewExerciseProps) {
  const { t } = useTranslation('exercises')
  const db = useDatabase()
  const toasts = useToasts()
  const navigate = useNavigate()
  const leave = useLeaveForm(EXERCISES_PATH)
  const [params] = useSearchParams()
  const from = params.get('from')
  const name = params.get('name') ?? ''
  const initial = useInitial(exercises, preferences, from, name)

  const save = async (values: FormValues) => {
    const exercise = newExercise(newId<ExerciseId>(), fieldsFrom(values))
    await insertDocument(db, 'exercises', exercise)
    toasts.show({ message: t('done.saved', { name: values.name.trim() }), tone: 'success' })
    await navigate(exercisePath(exercise.id), { replace: true, state: { openedFromList: true } })
  }

  return (
    <ExerciseForm
      subject={from ? `copy.${from}` : `new.${name}`}
      initial={initial}
      parts="all"
      restAsUsual={t('form.restOfProfile', { time: clockText(preferences.defaultRestSeconds) })}
      otherNames={exercises.all.map(({ name }) => name)}
      onSave={save}
      onCancel={leave}
    />
  )
}

function useInitial({ byId }: Exercises, { weightUnit }: Preferences, from: string | null, name: string): FormValues {
  const { t, i18n } = useTranslation('exercises')
  // Looked up, so an invalid id copies nothing.
  const original = from === null ? undefined : byId.get(from as ExerciseId)
  if (!original) return emptyValues(name, weightUnit)
  const copy = { ...fieldsOf(original), name: t('form.copyName', { name: original.name }) }
  return valuesOf(copy, weightUnit, i18n.language)
}
