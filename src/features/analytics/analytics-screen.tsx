import { PersonStanding } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Day } from '#domain/time/session-day.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { type Figures, useFigures } from '#shared/format/figures.ts'
import { ButtonLink } from '#ui/button.tsx'
import { type ChartRange, RangeControl } from '#ui/chart/range-control.tsx'
import { useRange } from '#ui/chart/use-range.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './analytics.module.css'
import { Balance } from './balance.tsx'
import { Intensity } from './intensity.tsx'
import { SetsChart, VolumeChart } from './load-charts.tsx'
import { MuscleMap } from './muscle-map.tsx'
import { MuscleWeeks } from './muscle-weeks.tsx'
import { useChosenMuscle } from './use-chosen-muscle.ts'
import { WeeklyTarget } from './weekly-target.tsx'

/** How much is trained, how hard, and which muscles it reaches. */
export default function AnalyticsScreen() {
  const { t } = useTranslation('analytics')
  const figures = useFigures()
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {figures ? <Content figures={figures} /> : <Loading />}
    </>
  )
}

function Content({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation('progress')
  const { answer: totals, hasFailed } = useAnalytics({ about: 'totals', unit: figures.weightUnit })
  if (!totals && hasFailed) return <FailedState title={t('failed.title')} text={t('failed.text')} />
  if (!totals) return <Loading />
  if (totals.firstDay === null || totals.sets === 0) return <Empty />
  return <Load figures={figures} firstDay={totals.firstDay} />
}

type LoadProps = { readonly figures: Figures; readonly firstDay: Day }

function Load({ figures, firstDay }: LoadProps) {
  const { t } = useTranslation('progress')
  const { range, weeks, setRange } = useRange()
  const { today, weekStart, weightUnit: unit } = figures
  const { answer: load, isStale } = useAnalytics({ about: 'load', today, weekStart, weeks, unit, formula: 'epley' })
  const { muscle, choose } = useChosenMuscle(load)
  if (!load) return <Loading />
  const names: Record<ChartRange, string> = {
    4: t('range.4'),
    12: t('range.12'),
    26: t('range.26'),
    52: t('range.52'),
    all: t('range.all'),
  }
  const parts = { load, figures, isStale }
  return (
    <div className={styles.screen}>
      <RangeControl label={t('range.label')} names={names} value={range} onChange={setRange} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <MuscleMap figures={figures} chosen={muscle} onChoose={choose} />
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

function Empty() {
  const { t } = useTranslation('analytics')
  return (
    <EmptyState
      icon={PersonStanding}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <ButtonLink to="/workouts" variant="primary">
          {t('empty.action')}
        </ButtonLink>
      }
    />
  )
}

function Loading() {
  return (
    <div className={styles.screen}>
      <Skeleton shape="card" count={3} />
    </div>
  )
}
