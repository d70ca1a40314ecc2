import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProgressLine, ProgressMeasure } from '#domain/analytics/questions.ts'
import { clockText } from '#domain/time/duration.ts'
import { Chart } from '#ui/chart/chart.tsx'
import type { ChartLine } from '#ui/chart/chart-line.ts'
import type { Formatters } from './format/insight-formatters.ts'

type ProgressChartProps = {
  readonly line: ProgressLine
  readonly title: string
  readonly answer?: ReactNode
  readonly empty: ReactNode
  readonly formatters: Formatters
  readonly renderPoint?: (at: number) => ReactNode
  readonly isStale: boolean
  readonly size?: 'regular' | 'small'
}

/** One measure of an exercise: the best of four weeks as a line, its sessions as dots, records marked. */
export function ProgressChart({ line, formatters, ...rest }: ProgressChartProps) {
  const { t } = useTranslation(['parts', 'shared'])
  const { format, axisFormat, isLoad } = measureFormat(line.measure, formatters)
  return (
    <Chart
      {...rest}
      lines={linesOf(line, format, t)}
      words={formatters.chart}
      unit={isLoad ? t(`shared:unit.${formatters.weightUnit}`) : undefined}
      {...(axisFormat && { axisFormat })}
    />
  )
}

/** Without series that have no point, so that the legend names only what is drawn. */
function linesOf(
  { best, sessions, light, records }: ProgressLine,
  format: (value: number) => string,
  t: TFunction<'parts'>,
): readonly ChartLine[] {
  const lines: readonly ChartLine[] = [
    { name: t('progress.best'), points: best, look: 'line', format },
    { name: t('progress.session'), points: sessions, look: 'points', format },
    { name: t('progress.light'), points: light, look: 'hollow', format },
    { name: t('progress.record'), points: records, look: 'marks', format },
  ]
  return lines.filter(({ points }) => points.at.length > 0)
}

type MeasureFormat = {
  readonly format: (value: number) => string
  /** Where numbers alone would mislead on an axis. */
  readonly axisFormat?: (value: number) => string
  readonly isLoad: boolean
}

export function measureFormat(measure: ProgressMeasure, { load, reps, distance }: Formatters): MeasureFormat {
  switch (measure) {
    case 'one-rep-max':
    case 'load':
      return { format: load, isLoad: true }
    case 'reps':
      return { format: reps, isLoad: false }
    case 'seconds':
      return { format: clockText, axisFormat: clockText, isLoad: false }
    case 'distance':
      return { format: distance, axisFormat: distance, isLoad: false }
  }
}

/** A measure's name; of an assisted exercise, the load is help. */
export function useMeasureName(): (line: Pick<ProgressLine, 'measure' | 'better'>) => string {
  const { t } = useTranslation('parts')
  return ({ measure, better }) => t(`measure.${better === 'lower' ? 'assistance' : measure}`)
}
