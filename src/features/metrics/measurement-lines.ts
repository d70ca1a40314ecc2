import type { TFunction } from 'i18next'
import type { MeasurementProgress } from '#domain/analytics/questions.ts'
import type { ChartLine } from '#ui/chart/chart-line.ts'

/**
 * Readings as points, and their average as a line. If no two readings share a week, they are their own average, and
 * the line connects them.
 */
export function measurementLines(
  { readings, average }: Pick<MeasurementProgress, 'readings' | 'average'>,
  format: (value: number) => string,
  t: TFunction<'metrics'>,
): readonly ChartLine[] {
  const isSame =
    readings.values.length === average.values.length &&
    readings.values.every((value, index) => value === average.values[index])
  if (isSame) return [{ name: t('detail.readings'), points: readings, look: 'line', format }]
  return [
    // The line covers the points, however many.
    { name: t('detail.readings'), points: readings, look: 'points', format },
    { name: t('detail.average'), points: average, look: 'line', format },
  ]
}
