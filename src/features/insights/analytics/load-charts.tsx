import { useTranslation } from 'react-i18next'
import type { Muscle } from '#contract/exercise.ts'
import type { Trend } from '#domain/analytics/questions.ts'
import { WEEKLY_SETS } from '#domain/analytics/weekly-sets.ts'
import { roundForDisplay } from '#domain/units.ts'
import { Chart } from '#ui/chart/chart.tsx'
import { completedWeeks, weekSums } from '../by-week.ts'
import { type LoadPart, useSetCount } from './load-part.ts'

export function SetsChart({ load, formatters, isStale }: LoadPart) {
  const { t } = useTranslation('insights')
  const format = useSetCount(formatters)
  const { weeks, sets, effectiveSets, trend } = load
  const someEasy = sets.some((count, week) => count !== effectiveSets[week])
  const hard = completedWeeks(weeks, effectiveSets, formatters.timeZone)
  return (
    <Chart
      title={t('analytics.question.sets')}
      answer={trend && <TrendOfSets trend={trend} number={formatters.number} />}
      lines={[
        { name: t('analytics.line.sets'), ...weekSums(weeks, sets, formatters.timeZone), format },
        ...(someEasy && hard.at.length > 0
          ? [{ name: t('analytics.line.hardSets'), points: hard, look: 'line', format } as const]
          : []),
      ]}
      words={formatters.chart}
      empty={t('progress.chart.emptyRange')}
      isStale={isStale}
    />
  )
}

/** Load times repetitions per week. */
export function VolumeChart({ load, formatters, isStale }: LoadPart) {
  const { t } = useTranslation(['insights', 'shared'])
  return (
    <Chart
      title={t('analytics.question.volume')}
      lines={[
        {
          name: t('analytics.line.volume'),
          ...weekSums(load.weeks, load.volume, formatters.timeZone),
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

type TrendOfSetsProps = { readonly trend: Trend; readonly number: LoadPart['formatters']['number'] }

function TrendOfSets({ trend: { direction, perWeek }, number }: TrendOfSetsProps) {
  const { t } = useTranslation('insights')
  const count = roundForDisplay(Math.abs(perWeek), 1)
  return t(`analytics.trend.${direction}`, { count, number: number(count, 1) })
}

export function MuscleWeeks({ load, formatters, isStale, muscle }: LoadPart & { readonly muscle: Muscle }) {
  const { t } = useTranslation(['insights', 'shared'])
  const format = useSetCount(formatters)
  const sets = load.muscles.find((known) => known.muscle === muscle)?.effectiveSets
  const name = t(`shared:muscle.${muscle}`)
  return (
    <Chart
      title={t('analytics.question.muscle', { muscle: name })}
      lines={[{ name: t('analytics.line.hardSets'), ...weekSums(load.weeks, sets, formatters.timeZone), format }]}
      goal={{ value: WEEKLY_SETS.from, name: t('analytics.target.least', { sets: format(WEEKLY_SETS.from) }) }}
      words={formatters.chart}
      empty={t('analytics.muscle.none', { muscle: name })}
      isStale={isStale}
    />
  )
}
