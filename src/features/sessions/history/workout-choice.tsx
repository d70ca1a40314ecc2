import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkoutId } from '#contract/id.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { workoutById } from '#storage/collections/workouts.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { ChoiceList } from '#ui/choice-list.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type WorkoutFilter = WorkoutId | '' | null

type WorkoutChoiceProps = {
  readonly chosen: WorkoutFilter
  readonly onChoose: (workoutId: WorkoutFilter) => void
}

/** All workouts ever done, the latest first, with their names at the time: some may be deleted. */
export function WorkoutChoice({ chosen, onChoose }: WorkoutChoiceProps) {
  const { t } = useTranslation('sessions')
  const { answer } = useAnalytics({ about: 'session-choices' })
  if (!answer) return <Skeleton shape="row" count={4} />
  return (
    <ChoiceList
      choices={[
        { key: 'any', label: t('find.anyWorkout'), chosen: chosen === null, onChoose: () => onChoose(null) },
        ...answer.workouts.map(({ workoutId, name, sessions }) => ({
          key: `workout ${workoutId}`,
          label: workoutId === '' ? t('find.noWorkout') : name,
          count: sessions,
          chosen: chosen === workoutId,
          onChoose: () => onChoose(workoutId),
        })),
      ]}
    />
  )
}

/** A workout's current name, or that of its last session. */
export function WorkoutFilterName({ workoutId }: { readonly workoutId: WorkoutId | '' }) {
  const { t } = useTranslation('sessions')
  const db = useDatabase()
  const workout = useLiveQuery(useMemo(() => workoutById(db, workoutId as WorkoutId), [db, workoutId]))
  const { answer } = useAnalytics({ about: 'session-choices' })
  if (workoutId === '') return t('find.noWorkout')
  return workout?.name ?? answer?.workouts.find((other) => other.workoutId === workoutId)?.name ?? t('find.workout')
}
