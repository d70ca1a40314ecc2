import { useSearchParams } from 'react-router-dom'
import type { Muscle } from '#contract/exercise.ts'
import { MUSCLES } from '#contract/vocabulary.ts'
import type { TrainingLoad } from '#domain/analytics/questions.ts'

/** The selected muscle: from the address, otherwise the one with the most sets. */
export function useChosenMuscle(load: TrainingLoad | undefined): {
  readonly muscle: Muscle
  readonly choose: (muscle: Muscle) => void
} {
  const [params, setParams] = useSearchParams()
  const choose = (muscle: Muscle) =>
    setParams(
      (present) => {
        present.set('muscle', muscle)
        return present
      },
      { replace: true },
    )
  return { muscle: MUSCLES.find((known) => known === params.get('muscle')) ?? mostWorked(load), choose }
}

function mostWorked(load: TrainingLoad | undefined): Muscle {
  const sum = (sets: Float64Array) => sets.reduce((total, week) => total + week, 0)
  return load?.muscles.toSorted((left, right) => sum(right.sets) - sum(left.sets))[0]?.muscle ?? 'chest'
}
