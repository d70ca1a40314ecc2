import { Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { type Figures, useFigures } from '#shared/format/figures.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AllRecords } from './all-records.tsx'
import { Consistency } from './consistency.tsx'
import { Milestones } from './milestones.tsx'
import styles from './statistics.module.css'
import { TotalsCard } from './totals-card.tsx'
import { TrainingCalendar } from './training-calendar.tsx'

/** All of it: what it adds up to, how regular it was, what was reached. */
export default function StatisticsScreen() {
  const { t } = useTranslation('statistics')
  const figures = useFigures()
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {figures ? <Content figures={figures} /> : <Loading />}
    </>
  )
}

function Content({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation(['statistics', 'progress'])
  const { answer: totals, hasFailed } = useAnalytics({ about: 'totals', unit: figures.weightUnit })
  if (!totals && hasFailed) return <FailedState title={t('progress:failed.title')} text={t('progress:failed.text')} />
  if (!totals) return <Loading />
  if (totals.sets + totals.warmUps === 0) {
    return (
      <EmptyState
        icon={Trophy}
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

function Loading() {
  return (
    <div className={styles.screen}>
      <Skeleton shape="card" count={3} />
    </div>
  )
}
