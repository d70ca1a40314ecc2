import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ExerciseProgress as Answer, TrainedExercise } from '#domain/analytics/questions.ts'
import { clockText } from '#domain/time/duration.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { type Figures, useTrainedName } from '#shared/format/figures.ts'
import { Chart } from '#ui/chart/chart.tsx'
import { type ChartRange, RangeControl } from '#ui/chart/range-control.tsx'
import { useRange } from '#ui/chart/use-range.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Changes } from './changes.tsx'
import styles from './progress.module.css'
import { Records } from './records.tsx'
import { trendText } from './trend-text.ts'

/** About as many as a chart is wide on a desktop. */
const MAX_POINTS = 600

type ExerciseProgressProps = { readonly exercise: TrainedExercise; readonly figures: Figures }

/** Everything that one exercise answers. */
export function ExerciseProgress({ exercise: { exerciseId }, figures }: ExerciseProgressProps) {
  const { t } = useTranslation('progress')
  const { range, weeks, setRange } = useRange('52')
  const { answer, isStale, hasFailed } = useAnalytics({
    about: 'progress',
    exerciseId,
    today: figures.today,
    weeks,
    unit: figures.weightUnit,
    formula: 'epley',
    maxPoints: MAX_POINTS,
  })
  if (!answer && hasFailed) return <FailedState title={t('failed.title')} text={t('failed.text')} />
  if (!answer) return <Skeleton shape="card" count={3} />
  const names: Record<ChartRange, string> = {
    4: t('range.4'),
    12: t('range.12'),
    26: t('range.26'),
    52: t('range.52'),
    all: t('range.all'),
  }
  return (
    <>
      <RangeControl label={t('range.label')} names={names} value={range} onChange={setRange} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <MainChart answer={answer} figures={figures} isStale={isStale} />
          <VolumeChart answer={answer} figures={figures} isStale={isStale} />
        </div>
        <div className={styles.column}>
          <Changes answer={answer} figures={figures} />
          <Records records={answer.records} figures={figures} />
        </div>
      </div>
    </>
  )
}

type PartProps = { readonly answer: Answer; readonly figures: Figures; readonly isStale: boolean }

/** The line that tells of progress in an exercise of this kind. */
function MainChart({ answer, figures, isStale }: PartProps) {
  const { t } = useTranslation('progress')
  const nameOf = useTrainedName()
  const name = nameOf(answer.exercise)
  const { format, axisFormat, lines } = useMeasure(answer, figures)
  return (
    <Chart
      title={t(`question.${answer.measure}`, { name })}
      answer={answer.trend && trendText(answer.trend, (value) => format(Math.abs(value)), t)}
      lines={lines}
      words={figures.chart}
      empty={t('chart.emptyRange')}
      {...(axisFormat && { axisFormat })}
      renderPoint={(at) => <SessionLink answer={answer} at={at} figures={figures} />}
      isStale={isStale}
    />
  )
}

function VolumeChart({ answer, figures, isStale }: PartProps) {
  const { t } = useTranslation('progress')
  // Body weight is no load: such exercises have no volume to speak of.
  if (!answer.volume.values.some((value) => value > 0)) return null
  return (
    <Chart
      title={t('question.volume')}
      lines={[{ name: t('line.volume'), points: answer.volume, look: 'line', format: figures.load }]}
      words={figures.chart}
      empty={t('chart.emptyRange')}
      renderPoint={(at) => <SessionLink answer={answer} at={at} figures={figures} />}
      isStale={isStale}
    />
  )
}

function useMeasure({ measure, oneRepMax, topSet, reps, seconds, distance }: Answer, figures: Figures) {
  const { t } = useTranslation('progress')
  switch (measure) {
    case 'one-rep-max':
      return {
        format: figures.load,
        lines: [
          { name: t('line.oneRepMax'), points: oneRepMax, look: 'line', format: figures.load },
          { name: t('line.topSet'), points: topSet, look: 'line', format: figures.load },
        ],
      } as const
    case 'load':
      return {
        format: figures.load,
        lines: [{ name: t('line.load'), points: topSet, look: 'line', format: figures.load }],
      } as const
    case 'reps':
      return {
        format: figures.reps,
        lines: [{ name: t('line.reps'), points: reps, look: 'line', format: figures.reps }],
      } as const
    case 'seconds':
      return {
        format: clockText,
        axisFormat: clockText,
        lines: [{ name: t('line.seconds'), points: seconds, look: 'line', format: clockText }],
      } as const
    case 'distance':
      return {
        format: figures.distance,
        axisFormat: figures.distance,
        lines: [{ name: t('line.distance'), points: distance, look: 'line', format: figures.distance }],
      } as const
  }
}

/** The way to the session behind a point. */
function SessionLink({ answer, at, figures }: Pick<PartProps, 'answer' | 'figures'> & { readonly at: number }) {
  const { t } = useTranslation('progress')
  const session = answer.sessions.find((occasion) => occasion.at === at)
  if (!session) return null
  return (
    <Link to={`/workout/${session.sessionId}/completed`} className={styles.link}>
      {t('chart.openSession', { day: figures.day(session.day) })}
    </Link>
  )
}
