import { PersonStanding } from 'lucide-react'
import type { Day } from '#domain/time/session-day.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { RangeControl, useRange } from '#shared/chart-range.tsx'
import type { Formatters } from '#shared/format/formatters.ts'
import { InsightsEmpty, InsightsLoading, InsightsScreen } from '../insights-screen.tsx'
import styles from './analytics.module.css'
import { Balance } from './balance.tsx'
import { Intensity } from './intensity.tsx'
import { SetsChart, VolumeChart } from './load-charts.tsx'
import { MuscleMap } from './muscle-map.tsx'
import { MuscleWeeks } from './muscle-weeks.tsx'
import { useChosenMuscle } from './use-chosen-muscle.ts'
import { WeeklyTarget } from './weekly-target.tsx'

/** The training load of each week, its intensity, and the muscles that it reaches. */
export default function AnalyticsScreen() {
  return <InsightsScreen part="analytics">{(formatters) => <Content formatters={formatters} />}</InsightsScreen>
}

function Content({ formatters }: { readonly formatters: Formatters }) {
  const { answer: totals, hasFailed } = useAnalytics({ about: 'totals', unit: formatters.weightUnit })
  if (!totals) return <InsightsLoading hasFailed={hasFailed} />
  if (totals.firstDay === null || totals.sets === 0) return <InsightsEmpty part="analytics" icon={PersonStanding} />
  return <Load formatters={formatters} firstDay={totals.firstDay} />
}

type LoadProps = { readonly formatters: Formatters; readonly firstDay: Day }

function Load({ formatters, firstDay }: LoadProps) {
  const { range, weeks, setRange } = useRange()
  const { today, weekStart, weightUnit: unit } = formatters
  const { answer: load, isStale } = useAnalytics({ about: 'load', today, weekStart, weeks, unit, formula: 'epley' })
  const { muscle, choose } = useChosenMuscle(load)
  if (!load) return <InsightsLoading />
  const parts = { load, formatters, isStale }
  return (
    <div className={styles.screen}>
      <RangeControl value={range} onChange={setRange} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <MuscleMap formatters={formatters} chosen={muscle} onChoose={choose} />
          <MuscleWeeks {...parts} muscle={muscle} />
        </div>
        <WeeklyTarget {...parts} firstDay={firstDay} chosen={muscle} onChoose={choose} />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <SetsChart {...parts} />
          <VolumeChart {...parts} />
        </div>
        <div className={styles.column}>
          <Balance {...parts} />
          <Intensity {...parts} />
        </div>
      </div>
    </div>
  )
}
