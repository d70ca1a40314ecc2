import { useMemo } from 'react'
import { firstShown } from '#domain/analytics/first-shown.ts'
import type { TrainedExercise } from '#domain/analytics/questions.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import type { Formatters } from '#shared/format/insight-formatters.ts'
import { useAddressValue } from '#shared/use-address-value.ts'
import { runningSessions } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { InsightsEmpty, InsightsLoading, InsightsScreen } from '../insights-screen.tsx'
import { ChooseExercise } from './choose-exercise.tsx'
import { ExerciseProgress } from './exercise-progress.tsx'
import styles from './progress.module.css'

export default function ProgressScreen() {
  return <InsightsScreen part="progress">{(formatters) => <Content formatters={formatters} />}</InsightsScreen>
}

function Content({ formatters }: { readonly formatters: Formatters }) {
  const { answer: trained, hasFailed } = useAnalytics({ about: 'exercises' })
  if (!trained) return <InsightsLoading hasFailed={hasFailed} />
  if (trained.length === 0) return <InsightsEmpty part="progress" />
  return <Chosen {...{ formatters, trained }} />
}

type ChosenProps = { readonly formatters: Formatters; readonly trained: readonly TrainedExercise[] }

function Chosen({ formatters, trained }: ChosenProps) {
  const db = useDatabase()
  const [chosen, choose] = useAddressValue('exercise')
  const running = useLiveQuery(useMemo(() => runningSessions(db), [db]))
  if (!running) return <InsightsLoading />
  const exercise =
    trained.find(({ exerciseId }) => exerciseId === chosen) ?? firstShown(trained, running, formatters.today)
  if (!exercise) return null
  return (
    <div className={styles.screen}>
      <ChooseExercise trained={trained} chosen={exercise} onChoose={choose} />
      <ExerciseProgress key={exercise.exerciseId} exercise={exercise} formatters={formatters} />
    </div>
  )
}
