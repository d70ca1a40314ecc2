import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { completedPath } from '#contract/routes.ts'
import type { ExerciseProgress as Answer, ProgressLine, TrainedExercise, Trend } from '#domain/analytics/questions.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { RangeControl, useRange } from '#shared/chart-range.tsx'
import { type Formatters, useTrainedName } from '#shared/format/insight-formatters.ts'
import { measureFormat, measureKey, ProgressChart } from '#shared/progress-chart.tsx'
import { useAddressValue } from '#shared/use-address-value.ts'
import { Chart } from '#ui/chart/chart.tsx'
import { HeaderLink } from '#ui/header-link.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { weekSums } from '../by-week.ts'
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
    weekStart: formatters.weekStart,
    weeks,
    unit: formatters.weightUnit,
    formula: 'epley',
    maxPoints: MAX_POINTS,
  })
  const [chosen, choose] = useAddressValue('measure')
  if (!answer) return <InsightsLoading hasFailed={hasFailed} />
  const line = answer.lines.find(({ measure }) => measure === chosen) ?? answer.lines[0]
  return (
    <>
      <RangeControl value={range} onChange={setRange} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <MainChart
            answer={answer}
            line={line}
            control={<MeasureControl lines={answer.lines} chosen={line} onChoose={choose} />}
            formatters={formatters}
            isStale={isStale}
          />
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

type MeasureControlProps = {
  readonly lines: Answer['lines']
  readonly chosen: ProgressLine
  readonly onChoose: (measure: string) => void
}

/** Which measure of the exercise is drawn, where it has several. */
function MeasureControl({ lines, chosen, onChoose }: MeasureControlProps) {
  const { t } = useTranslation('insights')
  if (lines.length === 1) return null
  return (
    <SegmentedControl
      isCompact
      label={t('progress.measure')}
      options={lines.map((line) => ({ value: line.measure, label: t(`progress.measure.${measureKey(line)}`) }))}
      value={chosen.measure}
      onChange={onChoose}
    />
  )
}

type PartProps = { readonly answer: Answer; readonly formatters: Formatters; readonly isStale: boolean }

type MainChartProps = PartProps & { readonly line: ProgressLine; readonly control: ReactNode }

function MainChart({ answer, line, control, formatters, isStale }: MainChartProps) {
  const { t } = useTranslation('insights')
  const nameOf = useTrainedName()
  const { format } = measureFormat(line.measure, formatters)
  return (
    <ProgressChart
      line={line}
      names={{
        best: t('progress.line.best'),
        session: t('progress.line.session'),
        light: t('progress.line.light'),
        record: t('progress.line.record'),
      }}
      title={t(`progress.question.${line.measure}`, { name: nameOf(answer.exercise) })}
      answer={line.trend && trendText(line.trend, (value) => format(Math.abs(value)), t)}
      control={control}
      empty={t('progress.chart.emptyRange')}
      formatters={formatters}
      renderPoint={(at) => <SessionLink answer={answer} at={at} formatters={formatters} />}
      isStale={isStale}
    />
  )
}

function VolumeChart({ answer: { volume }, formatters, isStale }: PartProps) {
  const { t } = useTranslation(['insights', 'shared'])
  // Body weight is no load: such exercises have no volume.
  if (!volume.values.some((value) => value > 0)) return null
  return (
    <Chart
      title={t('progress.question.volume')}
      lines={[
        {
          name: t('analytics.line.volume'),
          ...weekSums(volume.weeks, volume.values, formatters.timeZone),
          format: formatters.load,
        },
      ]}
      unit={t(`shared:unit.${formatters.weightUnit}`)}
      words={formatters.chart}
      empty={t('progress.chart.emptyRange')}
      isStale={isStale}
    />
  )
}

/** A link to the session behind a point. */
function SessionLink({ answer, at, formatters }: Pick<PartProps, 'answer' | 'formatters'> & { readonly at: number }) {
  const { t } = useTranslation('insights')
  const session = answer.sessions.find((occasion) => occasion.at === at)
  if (!session) return null
  return (
    <HeaderLink to={completedPath(session.sessionId)}>
      {t('progress.chart.openSession', { day: formatters.day(session.day) })}
    </HeaderLink>
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
