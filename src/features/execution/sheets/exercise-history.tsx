import { useTranslation } from 'react-i18next'
import type { Muscle } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { useExercises } from '#platform/exercises.ts'
import { useLastTimes } from '#shared/format/last-times.ts'
import { ExerciseGuide } from '#ui/exercise-guide.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type ExerciseHistoryProps = { readonly exerciseId: ExerciseId }

/** Looked up between two sets: the last times come first, and nothing of it leads away from the workout. */
export default function ExerciseHistory({ exerciseId }: ExerciseHistoryProps) {
  // The library's own words: among those of the workout, every start of one would fetch them.
  const { t } = useTranslation(['exercises', 'shared'])
  const exercises = useExercises()
  const lastTimes = useLastTimes(exerciseId)
  if (!exercises) return <Skeleton shape="row" count={6} />
  // One that was deleted since still has its history.
  const exercise = exercises.byId.get(exerciseId)
  const named = (muscles: readonly Muscle[] = []) =>
    muscles.map((muscle) => ({ muscle, name: t(`shared:muscle.${muscle}`) }))
  return (
    <ExerciseGuide
      first="last-times"
      note={exercise?.note ?? ''}
      muscles={[
        { title: t('detail.main'), isMain: true, muscles: named(exercise?.primaryMuscles) },
        { title: t('detail.also'), isMain: false, muscles: named(exercise?.secondaryMuscles) },
      ]}
      howTo={exercise?.howTo ?? []}
      lastTimes={lastTimes}
      words={{
        note: t('detail.note'),
        howTo: t('detail.howTo'),
        lastTimes: t('detail.lastTimes'),
        neverLogged: t('detail.neverLogged'),
      }}
    />
  )
}
