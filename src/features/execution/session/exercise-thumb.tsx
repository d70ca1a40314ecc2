import { useMemo } from 'react'
import type { ExerciseId } from '#contract/id.ts'
import { exerciseIntensities } from '#domain/analytics/muscle-sets.ts'
import { useExercises } from '#platform/exercises.ts'
import { BodyThumb } from '#ui/body-diagram/body-thumb.tsx'

/** The muscles of an exercise; a body with none of them once it is deleted. */
export function ExerciseThumb({ id }: { readonly id: ExerciseId }) {
  const exercise = useExercises()?.byId.get(id)
  const muscles = useMemo(() => exercise && exerciseIntensities(exercise), [exercise])
  return <BodyThumb muscles={muscles} />
}
