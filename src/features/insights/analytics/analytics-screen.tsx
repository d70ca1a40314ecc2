import { useTranslation } from 'react-i18next'
import type { Muscle } from '#contract/exercise.ts'
import { MUSCLES } from '#contract/vocabulary.ts'
import type { TrainingLoad } from '#domain/analytics/questions.ts'
import type { Day } from '#domain/time/session-day.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { RangeControl, useRange } from '#shared/chart-range.tsx'
import type { Formatters } from '#shared/format/insight-formatters.ts'
import { useAddressValue } from '#shared/use-address-value.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { List } from '#ui/list.tsx'
import { InsightsEmpty, InsightsLoading, InsightsScreen } from '../insights-screen.tsx'
import styles from './analytics.module.css'
import { Intensity } from './intensity.tsx'
import { MuscleWeeks, SetsChart, VolumeChart } from './load-charts.tsx'
import type { LoadPart } from './load-part.ts'
import { MuscleMap } from './muscle-map.tsx'
import { WeeklyTarget } from './weekly-target.tsx'

export default function AnalyticsScreen() {
  return <InsightsScreen part="analytics">{(formatters) => <Content formatters={formatters} />}</InsightsScreen>
}

function Content({ formatters }: { readonly formatters: Formatters }) {
  const { answer: totals, hasFailed } = useAnalytics({ about: 'totals', unit: formatters.weightUnit })
  if (!totals) return <InsightsLoading hasFailed={hasFailed} />
  if (totals.firstDay === null || totals.sets === 0) return <InsightsEmpty part="analytics" />
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
      {/* It has days of its own: the range stands above what it rules. */}
      <MuscleMap formatters={formatters} chosen={muscle} onChoose={choose} />
      <div className={styles.range}>
        <RangeControl value={range} onChange={setRange} />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <MuscleWeeks {...parts} muscle={muscle} />
          <SetsChart {...parts} />
        </div>
        <div className={styles.column}>
          <WeeklyTarget {...parts} firstDay={firstDay} chosen={muscle} onChoose={choose} />
        </div>
      </div>
      <VolumeChart {...parts} />
      <div className={styles.columns}>
        <Balance {...parts} />
        <Intensity {...parts} />
      </div>
    </div>
  )
}

/** The selected muscle: from the address, otherwise the one with the most sets. */
function useChosenMuscle(load: TrainingLoad | undefined): {
  readonly muscle: Muscle
  readonly choose: (muscle: Muscle) => void
} {
  const [chosen, choose] = useAddressValue('muscle')
  return { muscle: MUSCLES.find((known) => known === chosen) ?? mostWorked(load), choose }
}

function mostWorked(load: TrainingLoad | undefined): Muscle {
  const sum = (sets: Float64Array) => sets.reduce((total, week) => total + week, 0)
  return load?.muscles.toSorted((left, right) => sum(right.sets) - sum(left.sets))[0]?.muscle ?? 'chest'
}

function Balance({ load, formatters, isStale }: LoadPart) {
  const { t } = useTranslation('insights')
  const pairs = load.balance.filter(({ left, right }) => left + right > 0)
  return (
    <Card as="section" className={classNames(styles.card, isStale && styles.stale)} aria-labelledby="balance">
      <h2 id="balance">{t('analytics.balance.title')}</h2>
      <p className="quiet">{pairs.length > 0 ? t('analytics.balance.text') : t('progress.chart.emptyRange')}</p>
      <List className={styles.pairs}>
        {pairs.map(({ pair, left, right }) => (
          <li key={pair} className={styles.pair}>
            <span>
              {t(`analytics.balance.${pair}.left`)} <strong>{formatters.percent(left / (left + right))}</strong>
            </span>
            <span className={styles.end}>
              {t(`analytics.balance.${pair}.right`)} <strong>{formatters.percent(right / (left + right))}</strong>
            </span>
            <span className={styles.scales} aria-hidden>
              <span className={styles.left} style={{ flexGrow: left }} />
              <span className={styles.right} style={{ flexGrow: right }} />
            </span>
          </li>
        ))}
      </List>
    </Card>
  )
}
