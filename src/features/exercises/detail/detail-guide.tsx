import { completedPath } from '#contract/routes.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { ExerciseGuide } from '#shared/exercise-guide.tsx'
import { useLastTimes } from '#shared/format/last-times.ts'

type DetailGuideProps = { readonly exercise: ResolvedExercise }

export default function DetailGuide({ exercise }: DetailGuideProps) {
  const lastTimes = useLastTimes(exercise.id)
  return <ExerciseGuide first="how-to" exercise={exercise} lastTimes={lastTimes} linkOf={completedPath} />
}
