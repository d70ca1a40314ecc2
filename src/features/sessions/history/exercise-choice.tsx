import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseId } from '#contract/id.ts'
import { buildSearchIndex, searchExercises } from '#domain/exercise/exercise-search.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { useExercises } from '#platform/exercises.ts'
import { Button } from '#ui/button.tsx'
import { ExercisePicker } from '#ui/exercise-picker.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useExerciseName } from '../use-exercise-name.ts'

type ExerciseChoiceProps = {
  readonly chosen: ExerciseId | null
  readonly onChoose: (exerciseId: ExerciseId | null) => void
}

/** All trained exercises, the latest first, searchable. */
export function ExerciseChoice({ chosen, onChoose }: ExerciseChoiceProps) {
  const { t } = useTranslation('sessions')
  const [query, setQuery] = useState('')
  const exercises = useExercises()
  const nameOf = useExerciseName()
  const { answer: trained } = useAnalytics({ about: 'exercises' })
  const entries = useMemo(
    () =>
      trained?.map((exercise) => ({
        id: exercise.exerciseId,
        name: nameOf(exercise),
        aliases: exercises?.byId.get(exercise.exerciseId)?.aliases ?? [],
        sessions: exercise.sessions,
      })),
    [trained, exercises, nameOf],
  )
  const index = useMemo(() => entries && buildSearchIndex(entries), [entries])
  if (!entries || !index) return <Skeleton shape="row" count={6} />
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return (
    <>
      {chosen !== null && <Button onClick={() => onChoose(null)}>{t('find.anyExercise')}</Button>}
      <ExercisePicker
        mode="one"
        items={searchExercises(index, query, entries.length).flatMap((id) => {
          const entry = byId.get(id)
          return entry ? [{ id, name: entry.name, detail: t('find.sessions', { count: entry.sessions }) }] : []
        })}
        query={query}
        onQueryChange={setQuery}
        chosen={chosen === null ? [] : [chosen]}
        // The picker returns the ids that it was given.
        onToggle={(id) => onChoose(id as ExerciseId)}
        empty={<p>{t('editor.noneFound')}</p>}
        labels={{
          search: t('editor.searchExercises'),
          clearSearch: t('editor.clearSearch'),
          list: t('editor.exercises'),
        }}
      />
    </>
  )
}

/** An exercise's current name, or that of its last session. */
export function ExerciseFilterName({ exerciseId }: { readonly exerciseId: ExerciseId }) {
  const { t } = useTranslation('sessions')
  const exercises = useExercises()
  const { answer: trained } = useAnalytics({ about: 'exercises' })
  const known = exercises?.byId.get(exerciseId) ?? trained?.find((other) => other.exerciseId === exerciseId)
  return known?.name ?? t('find.exercise')
}
