import { completedPath } from '#contract/routes.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { ExerciseGuide } from '#shared/exercise-guide.tsx'
import { useLastTimes } from '#shared/format/last-times.ts'

type DetailGuideProps = { readonly exercise: ResolvedExercise }

/** The technique of an exercise and the last times it was done, in the library. */
export default function DetailGuide({ exercise }: DetailGuideProps) {
  const lastTimes = useLastTimes(exercise.id)
  return <ExerciseGuide first="how-to" exercise={exercise} lastTimes={lastTimes} linkOf={completedPath} />
}
