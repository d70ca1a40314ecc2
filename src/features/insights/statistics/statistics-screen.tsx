import { Trophy } from 'lucide-react'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import type { Formatters } from '#shared/format/formatters.ts'
import { InsightsEmpty, InsightsLoading, InsightsScreen } from '../insights-screen.tsx'
import { AllRecords } from './all-records.tsx'
import { Consistency } from './consistency.tsx'
import { Milestones } from './milestones.tsx'
import styles from './statistics.module.css'
import { TotalsCard } from './totals-card.tsx'
import { TrainingCalendar } from './training-calendar.tsx'

export default function StatisticsScreen() {
  return <InsightsScreen part="statistics">{(formatters) => <Content formatters={formatters} />}</InsightsScreen>
}

function Content({ formatters }: { readonly formatters: Formatters }) {
  const { answer: totals, hasFailed } = useAnalytics({ about: 'totals', unit: formatters.weightUnit })
  if (!totals) return <InsightsLoading hasFailed={hasFailed} />
  if (totals.sets + totals.warmUps === 0) return <InsightsEmpty part="statistics" icon={Trophy} />
  return (
    <div className={styles.screen}>
      <TotalsCard totals={totals} formatters={formatters} />
      <TrainingCalendar formatters={formatters} firstDay={totals.firstDay ?? formatters.today} />
      <Consistency formatters={formatters} />
      <Milestones formatters={formatters} />
      <AllRecords formatters={formatters} />
    </div>
  )
}
