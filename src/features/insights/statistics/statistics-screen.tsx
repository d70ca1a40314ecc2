import { Trophy } from 'lucide-react'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import type { Figures } from '#shared/format/figures.ts'
import { InsightsEmpty, InsightsLoading, InsightsScreen } from '../insights-screen.tsx'
import { AllRecords } from './all-records.tsx'
import { Consistency } from './consistency.tsx'
import { Milestones } from './milestones.tsx'
import styles from './statistics.module.css'
import { TotalsCard } from './totals-card.tsx'
import { TrainingCalendar } from './training-calendar.tsx'

/** Totals of all training, its regularity, and the records and milestones reached. */
export default function StatisticsScreen() {
  return <InsightsScreen part="statistics">{(figures) => <Content figures={figures} />}</InsightsScreen>
}

function Content({ figures }: { readonly figures: Figures }) {
  const { answer: totals, hasFailed } = useAnalytics({ about: 'totals', unit: figures.weightUnit })
  if (!totals) return <InsightsLoading hasFailed={hasFailed} />
  if (totals.sets + totals.warmUps === 0) return <InsightsEmpty part="statistics" icon={Trophy} />
  return (
    <div className={styles.screen}>
      <TotalsCard totals={totals} figures={figures} />
      <TrainingCalendar figures={figures} firstDay={totals.firstDay ?? figures.today} />
      <Consistency figures={figures} />
      <Milestones figures={figures} />
      <AllRecords figures={figures} />
    </div>
  )
}
