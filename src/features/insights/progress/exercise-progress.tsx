import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { completedPath } from '#contract/routes.ts'
import type { ExerciseProgress as Answer, TrainedExercise, Trend } from '#domain/analytics/questions.ts'
import { clockText } from '#domain/time/duration.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { RangeControl, useRange } from '#shared/chart-range.tsx'
import { type Formatters, useTrainedName } from '#shared/format/insight-formatters.ts'
import { Chart } from '#ui/chart/chart.tsx'
import { InsightsLoading } from '../insights-screen.tsx'
import { Changes } from './changes.tsx'
import styles from './progress.module.css'
import { Records } from './records.tsx'

/** About the width of a chart on a desktop. */
const MAX_POINTS = 600

type ExerciseProgressProps = { readonly exercise: TrainedExercise; readonly formatters: Formatters }

export function ExerciseProgress({ exercise: { exerciseId }, formatters }: ExerciseProgressProps) {
  const { range, weeks, setRange } = useRange('52')
  const { answer, isStale, hasFailed } = useAnalytics({
    about: 'progress',
    exerciseId,
    today: formatters.today,
    weeks,
    unit: formatters.weightUnit,
    formula: 'epley',
    maxPoints: MAX_POINTS,
  })
  if (!answer) return <InsightsLoading hasFailed={hasFailed} />
  return (
    <>
      <RangeControl value={range} onChange={setRange} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <MainChart answer={answer} formatters={formatters} isStale={isStale} />
          <VolumeChart answer={answer} formatters={formatters} isStale={isStale} />
        </div>
        <div className={styles.column}>
          <Changes answer={answer} formatters={formatters} />
          <Records records={answer.records} formatters={formatters} />
        </div>
      </div>
    </>
  )
}

type PartProps = { readonly answer: Answer; readonly formatters: Formatters; readonly isStale: boolean }

/** The chart of the kind's measure of progress. */
function MainChart({ answer, formatters, isStale }: PartProps) {
  const { t } = useTranslation('insights')
  const nameOf = useTrainedName()
  const name = nameOf(answer.exercise)
  const { format, axisFormat, lines } = useMeasure(answer, formatters)
  return (
    <Chart
      title={t(`progress.question.${answer.measure}`, { name })}
      answer={answer.trend && trendText(answer.trend, (value) => format(Math.abs(value)), t)}
      lines={lines}
      words={formatters.chart}
      empty={t('progress.chart.emptyRange')}
      {...(axisFormat && { axisFormat })}
      renderPoint={(at) => <SessionLink answer={answer} at={at} formatters={formatters} />}
      isStale={isStale}
    />
  )
}

function VolumeChart({ answer, formatters, isStale }: PartProps) {
  const { t } = useTranslation('insights')
  // Body weight is no load: such exercises have no volume.
  if (!answer.volume.values.some((value) => value > 0)) return null
  return (
    <Chart
      title={t('progress.question.volume')}
      lines={[{ name: t('progress.line.volume'), points: answer.volume, look: 'line', format: formatters.load }]}
      words={formatters.chart}
      empty={t('progress.chart.emptyRange')}
      renderPoint={(at) => <SessionLink answer={answer} at={at} formatters={formatters} />}
      isStale={isStale}
    />
  )
}

function useMeasure({ measure, oneRepMax, topSet, reps, seconds, distance }: Answer, formatters: Formatters) {
  const { t } = useTranslation('insights')
  switch (measure) {
    case 'one-rep-max':
      return {
        format: formatters.load,
        lines: [
          { name: t('progress.line.oneRepMax'), points: oneRepMax, look: 'line', format: formatters.load },
          { name: t('progress.line.topSet'), points: topSet, look: 'line', format: formatters.load },
        ],
      } as const
    case 'load':
      return {
        format: formatters.load,
        lines: [{ name: t('progress.line.load'), points: topSet, look: 'line', format: formatters.load }],
      } as const
    case 'reps':
      return {
        format: formatters.reps,
        lines: [{ name: t('progress.line.reps'), points: reps, look: 'line', format: formatters.reps }],
      } as const
    case 'seconds':
      return {
        format: clockText,
        axisFormat: clockText,
        lines: [{ name: t('progress.line.seconds'), points: seconds, look: 'line', format: clockText }],
      } as const
    case 'distance':
      return {
        format: formatters.distance,
        axisFormat: formatters.distance,
        lines: [{ name: t('progress.line.distance'), points: distance, look: 'line', format: formatters.distance }],
      } as const
  }
}

/** A link to the session behind a point. */
function SessionLink({ answer, at, formatters }: Pick<PartProps, 'answer' | 'formatters'> & { readonly at: number }) {
  const { t } = useTranslation('insights')
  const session = answer.sessions.find((occasion) => occasion.at === at)
  if (!session) return null
  return (
    <Link to={completedPath(session.sessionId)} className={styles.link}>
      {t('progress.chart.openSession', { day: formatters.day(session.day) })}
    </Link>
  )
}

/** The text of a trend, such as 'Going up by about 0.6 kg a week'. `amount` formats a change without its sign. */
function trendText(
  { direction, perWeek, daysSinceBest }: Trend,
  amount: (perWeek: number) => string,
  t: TFunction<'insights'>,
): string {
  switch (direction) {
    case 'rising':
    case 'falling':
      return t(`progress.trend.${direction}`, { amount: amount(perWeek) })
    case 'plateau':
      return t('progress.trend.plateau', { count: daysSinceBest })
    case 'unclear':
      return t('progress.trend.unclear')
  }
}
