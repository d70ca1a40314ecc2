import { Dumbbell, FileUp, Plus, Zap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#platform/account.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './dashboard.module.css'
import { LatestSessions } from './latest-sessions.tsx'
import { NextWorkoutCard } from './next-workout-card.tsx'
import { Readiness } from './readiness.tsx'
import { RunningCard } from './running-card.tsx'
import { type Dashboard, useDashboard } from './use-dashboard.ts'
import { WeekCard } from './week-card.tsx'

/** Where a lifter stands: what runs, what is next, how the week goes, and whether the phone is ready for the basement. */
export default function DashboardScreen() {
  const { t, i18n } = useTranslation('dashboard')
  const name = useAccount()?.name ?? ''
  const dashboard = useDashboard()
  const today = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <>
      <PageHeader title={name ? t('greeting', { name }) : t('title')} subtitle={today.format(new Date())} />
      {dashboard ? <Content dashboard={dashboard} /> : <Loading />}
    </>
  )
}

function Content({ dashboard }: { readonly dashboard: Dashboard }) {
  const { running, latest, workouts, next, preferences, sessions } = dashboard
  const ended = latest.filter((session) => session.status !== 'active')
  const isNew = latest.length === 0 && workouts.length === 0
  return (
    <div className={styles.areas}>
      <div className={styles.now}>
        {running.map((session) => (
          <RunningCard key={session.id} session={session} />
        ))}
        {isNew ? <Beginning /> : <NextWorkoutCard next={next} isFirst={running.length === 0} />}
      </div>
      <div className={styles.beside}>
        <Readiness workouts={workouts.length} sessions={sessions} />
        {!isNew && <WeekCard sessions={latest} weekStart={preferences.weekStart} />}
      </div>
      {ended.length > 0 && (
        <div className={styles.latest}>
          <LatestSessions sessions={ended} unit={preferences.weightUnit} />
        </div>
      )}
    </div>
  )
}

/** The first thing a new person sees: the ways to begin. */
function Beginning() {
  const { t } = useTranslation('dashboard')
  return (
    <EmptyState
      icon={Dumbbell}
      title={t('beginning.title')}
      text={t('beginning.text')}
      action={
        <>
          <ButtonLink to="/workouts/create-v2" variant="primary" icon={Plus}>
            {t('beginning.create')}
          </ButtonLink>
          <ButtonLink to="/workout/execute" icon={Zap}>
            {t('startEmpty')}
          </ButtonLink>
          <ButtonLink to="/profile/data/import" variant="quiet" icon={FileUp}>
            {t('beginning.import')}
          </ButtonLink>
        </>
      }
    />
  )
}

function Loading() {
  return (
    <div className={styles.areas}>
      <Skeleton shape="card" className={styles.now} />
      <Skeleton shape="card" count={2} className={styles.beside} />
    </div>
  )
}
