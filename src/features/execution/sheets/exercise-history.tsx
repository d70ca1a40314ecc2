import type { ExerciseId } from '#contract/id.ts'
import { useExercises } from '#platform/exercises.ts'
import { ExerciseGuide } from '#shared/exercise-guide.tsx'
import { useLastTimes } from '#shared/format/last-times.ts'
import { Skeleton } from '#ui/skeleton.tsx'

type ExerciseHistoryProps = { readonly exerciseId: ExerciseId }

/** The guide of an exercise between two sets: the last times come first, and nothing of it leads away from the workout. */
export default function ExerciseHistory({ exerciseId }: ExerciseHistoryProps) {
  const exercises = useExercises()
  const lastTimes = useLastTimes(exerciseId)
  if (!exercises) return <Skeleton shape="row" count={6} />
  return <ExerciseGuide exercise={exercises.byId.get(exerciseId)} lastTimes={lastTimes} />
}
