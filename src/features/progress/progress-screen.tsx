import { ChartLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { TrainedExercise } from '#domain/analytics/questions.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { type Figures, useFigures } from '#shared/format/figures.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ChooseExercise } from './choose-exercise.tsx'
import { ExerciseProgress } from './exercise-progress.tsx'
import styles from './progress.module.css'

/** How one exercise goes: stronger or not, what was done of it, its records. The address says which exercise. */
export default function ProgressScreen() {
  const { t } = useTranslation('progress')
  const figures = useFigures()
  const { answer: trained, hasFailed } = useAnalytics({ about: 'exercises' })
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {!figures || !trained ? (
        hasFailed ? (
          <FailedState title={t('failed.title')} text={t('failed.text')} />
        ) : (
          <Loading />
        )
      ) : trained.length === 0 ? (
        <Empty />
      ) : (
        <Chosen {...{ figures, trained }} />
      )}
    </>
  )
}

type ChosenProps = { readonly figures: Figures; readonly trained: readonly TrainedExercise[] }

function Chosen({ figures, trained }: ChosenProps) {
  const [params, setParams] = useSearchParams()
  const exercise = trained.find(({ exerciseId }) => exerciseId === params.get('exercise')) ?? mostTrained(trained)
  if (!exercise) return null
  const choose = (exerciseId: string) =>
    setParams(
      (present) => {
        present.set('exercise', exerciseId)
        return present
      },
      { replace: true },
    )
  return (
    <div className={styles.screen}>
      <ChooseExercise trained={trained} chosen={exercise} onChoose={choose} />
      <ExerciseProgress key={exercise.exerciseId} exercise={exercise} figures={figures} />
    </div>
  )
}

/** Of what was trained lately the one that was trained most: what somebody wants to see first. */
function mostTrained(trained: readonly TrainedExercise[]): TrainedExercise | undefined {
  const lately = trained.slice(0, 12)
  return lately.toSorted((left, right) => right.sessions - left.sessions)[0]
}

function Empty() {
  const { t } = useTranslation('progress')
  return (
    <EmptyState
      icon={ChartLine}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <ButtonLink to="/workouts" variant="primary">
          {t('empty.action')}
        </ButtonLink>
      }
    />
  )
}

function Loading() {
  return (
    <div className={styles.screen}>
      <Skeleton shape="row" />
      <Skeleton shape="card" count={3} />
    </div>
  )
}
