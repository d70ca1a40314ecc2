import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProgressLine, ProgressMeasure } from '#domain/analytics/questions.ts'
import { clockText } from '#domain/time/duration.ts'
import { Chart } from '#ui/chart/chart.tsx'
import type { ChartLine } from '#ui/chart/chart-line.ts'
import type { Formatters } from './format/insight-formatters.ts'

/** The names of the series; those of a feature. */
export type ProgressNames = {
  readonly best: string
  readonly session: string
  readonly light: string
  readonly record: string
}

type ProgressChartProps = {
  readonly line: ProgressLine
  readonly names: ProgressNames
  readonly title: string
  readonly answer?: ReactNode
  readonly control?: ReactNode
  readonly empty: ReactNode
  readonly formatters: Formatters
  readonly renderPoint?: (at: number) => ReactNode
  readonly isStale: boolean
  readonly size?: 'regular' | 'small'
}

/** One measure of an exercise: the best of four weeks as a line, its sessions as dots, records marked. */
export function ProgressChart({ line, names, formatters, ...rest }: ProgressChartProps) {
  const { t } = useTranslation('shared')
  const { format, axisFormat, isLoad } = measureFormat(line.measure, formatters)
  return (
    <Chart
      {...rest}
      lines={linesOf(line, format, names)}
      words={formatters.chart}
      isTurned={line.better === 'lower'}
      unit={isLoad ? t(`unit.${formatters.weightUnit}`) : undefined}
      {...(axisFormat && { axisFormat })}
    />
  )
}

/** Without series that have no point, so that the legend names only what is drawn. */
function linesOf(
  { best, sessions, light, records }: ProgressLine,
  format: (value: number) => string,
  names: ProgressNames,
): readonly ChartLine[] {
  const lines: readonly ChartLine[] = [
    { name: names.best, points: best, look: 'line', format },
    { name: names.session, points: sessions, look: 'points', format },
    { name: names.light, points: light, look: 'hollow', format },
    { name: names.record, points: records, look: 'marks', format },
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

/** A measure by the key of its words; of an assisted exercise, the load is help. */
export function measureKey({
  measure,
  better,
}: Pick<ProgressLine, 'measure' | 'better'>): ProgressMeasure | 'assistance' {
  return better === 'lower' ? 'assistance' : measure
}
