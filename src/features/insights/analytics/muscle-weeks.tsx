import { useTranslation } from 'react-i18next'
import type { Muscle } from '#contract/exercise.ts'
import { WEEKLY_SETS } from '#domain/analytics/weekly-sets.ts'
import { Chart } from '#ui/chart/chart.tsx'
import { byWeek, type LoadPart, lookOf } from './load-part.ts'
import { useSetCount } from './use-set-count.ts'

export function MuscleWeeks({ load, formatters, isStale, muscle }: LoadPart & { readonly muscle: Muscle }) {
  const { t } = useTranslation(['insights', 'shared'])
  const format = useSetCount(formatters)
  const sets = load.muscles.find((known) => known.muscle === muscle)?.effectiveSets
  const name = t(`shared:muscle.${muscle}`)
  return (
    <Chart
      title={t('analytics.question.muscle', { muscle: name })}
      lines={[
        { name: t('analytics.line.hardSets'), points: byWeek(load.weeks, sets), look: lookOf(load.weeks), format },
      ]}
      goal={{ value: WEEKLY_SETS.from, name: t('analytics.target.least', { sets: format(WEEKLY_SETS.from) }) }}
      words={formatters.chart}
      empty={t('analytics.muscle.none', { muscle: name })}
      isStale={isStale}
    />
  )
}
