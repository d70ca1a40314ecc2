import type { ExerciseId } from '#contract/id.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { useExercises } from '#platform/exercises.ts'
import { ExerciseGuide } from '#shared/exercise-guide.tsx'
import { ExerciseRecords } from '#shared/exercise-records.tsx'
import { type Formatters, useFormatters } from '#shared/format/insight-formatters.ts'
import { useLastTimes } from '#shared/format/last-times.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './sheets.module.css'

type ExerciseHistoryProps = { readonly exerciseId: ExerciseId }

/** An exercise between two sets: its records, its last times, then its technique. Nothing leads away from the workout. */
export default function ExerciseHistory({ exerciseId }: ExerciseHistoryProps) {
  const formatters = useFormatters()
  if (!formatters) return <Skeleton shape="row" count={6} />
  return <Content exerciseId={exerciseId} formatters={formatters} />
}

function Content({ exerciseId, formatters }: ExerciseHistoryProps & { readonly formatters: Formatters }) {
  const exercises = useExercises()
  const lastTimes = useLastTimes(exerciseId)
  const unit = formatters.weightUnit
  const { answer, hasFailed } = useAnalytics({ about: 'records', exerciseId, unit, formula: 'epley' })
  // Later, the records would push everything else down; without them, everything else is there.
  if (!exercises || (!answer && !hasFailed)) return <Skeleton shape="row" count={6} />
  return (
    <div className={styles.about}>
      {answer && <ExerciseRecords records={answer.standing} formatters={formatters} />}
      <ExerciseGuide exercise={exercises.byId.get(exerciseId)} lastTimes={lastTimes} />
    </div>
  )
}
