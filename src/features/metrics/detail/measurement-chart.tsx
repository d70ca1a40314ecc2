import type { TFunction } from 'i18next'
import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Measurement, MeasurementKind } from '#contract/measurement.ts'
import type { MeasurementProgress } from '#domain/analytics/questions.ts'
import { type GoalTarget, goalIn } from '#domain/measurement/goal.ts'
import { instantOf } from '#domain/time/instant.ts'
import { dayOf } from '#domain/time/session-day.ts'
import { measurementAt } from '#storage/collections/measurements.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { Button } from '#ui/button.tsx'
import { Chart } from '#ui/chart/chart.tsx'
import { measurementLines } from '../measurement-lines.ts'
import styles from '../metrics.module.css'
import type { Body } from '../use-body.ts'

/** Anything below rounds to less than a tenth. */
const MIN_PER_WEEK = 0.05
const WEEKS_PER_YEAR = 52.18

type MeasurementChartProps = {
  readonly kind: MeasurementKind
  readonly answer: MeasurementProgress
  readonly target: GoalTarget | undefined
  readonly body: Body
  readonly isStale: boolean
  readonly onEdit: (reading: Measurement) => void
}

/** Readings as points, the weekly average as a line, and the goal across. */
export function MeasurementChart({ kind, answer, target, body, isStale, onEdit }: MeasurementChartProps) {
  const { t } = useTranslation('metrics')
  const db = useDatabase()
  const { unit, trend } = answer
  const format = (value: number) => body.rounded(value, unit)
  const goal = target && goalIn(target, unit)
  const edit = async (at: number) => {
    const reading = await measurementAt(db, kind, instantOf(at)).catch(() => null)
    if (reading) onEdit(reading)
  }
  return (
    <Chart
      title={t('detail.question', { name: body.name(kind) })}
      answer={trend && trendText(trend, (value) => format(Math.abs(value)), t)}
      lines={measurementLines(answer, format, t)}
      unit={unit === '%' ? undefined : body.unitName(unit)}
      words={body.chart}
      empty={t('detail.emptyRange')}
      goal={goal === undefined ? undefined : { value: goal, name: t('goal.line', { value: format(goal) }) }}
      renderPoint={(at) => (
        <Button
          variant="quiet"
          size="small"
          icon={Pencil}
          className={styles.pointAction ?? ''}
          onClick={() => void edit(at)}
        >
          {t('detail.editPoint', { day: body.date(dayOf(instantOf(at), body.timeZone)) })}
        </Button>
      )}
      isStale={isStale}
    />
  )
}

function trendText(
  { direction, perWeek }: NonNullable<MeasurementProgress['trend']>,
  amount: (perWeek: number) => string,
  t: TFunction<'metrics'>,
): string {
  switch (direction) {
    case 'rising':
    case 'falling':
      // A smaller weekly change would display as 0.
      if (Math.abs(perWeek) >= MIN_PER_WEEK) return t(`trend.${direction}`, { amount: amount(perWeek) })
      return t(`trend.${direction}Slowly`, { amount: amount(perWeek * WEEKS_PER_YEAR) })
    case 'plateau':
    case 'unclear':
      return t(`trend.${direction}`)
  }
}
