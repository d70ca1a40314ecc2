import { ClipboardList, Zap } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { FREE_SESSION_PATH, OUTBOX_PATH, WORKOUTS_PATH } from '#contract/routes.ts'
import { firstNameOf } from '#domain/profile/first-name.ts'
import { useAccount } from '#platform/account/account.ts'
import { useTwoPanes } from '#platform/device/use-wide.ts'
import { type FirstFetchWords, useFirstFetch } from '#platform/sync/first-fetch.ts'
import { dayText } from '#shared/format/dates.ts'
import { timeZoneOf, useTimeZone, useToday } from '#shared/format/today.ts'
import { ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { ComingNotice } from '#ui/coming-notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './dashboard.module.css'
import { FiguresPlace } from './figures-place.tsx'
import { LatestSessions } from './latest-sessions.tsx'
import { NextWorkoutCard } from './next-workout-card.tsx'
import { Readiness } from './readiness.tsx'
import { type Dashboard, useDashboard } from './use-dashboard.ts'
import { WeekCard } from './week-card.tsx'

const Beginning = lazy(() => import('./beginning.tsx'))
const FromHistory = lazy(() => import('./from-history.tsx'))
const FiguresCards = lazy(() => import('./figures-cards.tsx'))
// Below everything else, so that nothing moves when it comes.
const InstallOffer = lazy(async () => ({ default: (await import('./install-offer.tsx')).InstallOffer }))

export default function DashboardScreen() {
  const { t, i18n } = useTranslation('dashboard')
  const name = useAccount()?.name ?? ''
  const dashboard = useDashboard()
  const today = useToday(useTimeZone())
  return (
    <>
      <PageHeader
        title={name ? t('greeting', { name: firstNameOf(name) }) : t('title')}
        isShort
        actions={
          <time className="quiet capitalized" dateTime={today}>
            {dayText(today, i18n.language, { weekday: 'short', day: 'numeric', month: 'short' })}
          </time>
        }
      />
      <DashboardContent dashboard={dashboard} />
    </>
  )
}

function DashboardContent({ dashboard }: { readonly dashboard: Dashboard | undefined }) {
  const firstFetch = useFirstFetch()
  if (!dashboard) return <Loading />
  return firstFetch ? <Coming firstFetch={firstFetch} dashboard={dashboard} /> : <Content dashboard={dashboard} />
}

type ComingProps = { readonly firstFetch: FirstFetchWords; readonly dashboard: Dashboard }

/** While the training is still being fetched, shows no figures, because local data is incomplete. */
function Coming({ firstFetch, dashboard: { workouts, sessions, preferences } }: ComingProps) {
  const timeZone = timeZoneOf(preferences)
  const today = useToday(timeZone)
  const { t } = useTranslation(['dashboard', 'shared'])
  return (
    <div className={classNames(styles.columns, styles.single)}>
      <div className={styles.column}>
        <ComingNotice
          {...firstFetch}
          action={
            <>
              {firstFetch.kind === 'needed' && (
                <ButtonLink to={OUTBOX_PATH} variant="primary">
                  {t('shared:firstFetch.openSync')}
                </ButtonLink>
              )}
              <ButtonLink to={WORKOUTS_PATH} icon={ClipboardList}>
                {t('shared:firstFetch.choose')}
              </ButtonLink>
              <ButtonLink to={FREE_SESSION_PATH} icon={Zap}>
                {t('shared:firstFetch.start')}
              </ButtonLink>
            </>
          }
        />
        <Readiness workouts={workouts.length} sessions={sessions} timeZone={timeZone} today={today} />
      </div>
    </div>
  )
}

function Content({ dashboard }: { readonly dashboard: Dashboard }) {
  const { running, latest, workouts, next, preferences, sessions } = dashboard
  const timeZone = timeZoneOf(preferences)
  const today = useToday(timeZone)
  const ended = latest.filter((session) => session.status !== 'active')
  const isNew = latest.length === 0 && workouts.length === 0
  const hasTrained = ended.length > 0
  // With the week above the figures, two columns end at about the same height.
  const isWeekAside = useTwoPanes() && hasTrained
  const week = !isNew && <WeekCard preferences={preferences} running={running} />
  return (
    <div className={classNames(styles.columns, !hasTrained && (isNew ? styles.beginning : styles.single))}>
      <div className={styles.column}>
        {/* Together: what stands below the beginning would be pushed down by it. */}
        <Suspense>
          {isNew ? (
            <Beginning />
          ) : workouts.length === 0 && hasTrained ? (
            <FromHistory sessions={ended} isFirst={running.length === 0} today={today} />
          ) : (
            (running.length === 0 || next) && (
              <NextWorkoutCard next={next} isFirst={running.length === 0} today={today} />
            )
          )}
          <Readiness workouts={workouts.length} sessions={sessions} timeZone={timeZone} today={today} />
          {!isWeekAside && week}
          {hasTrained ? (
            <LatestSessions sessions={ended} unit={preferences.weightUnit} today={today} />
          ) : (
            <Suspense>
              <InstallOffer />
            </Suspense>
          )}
        </Suspense>
      </div>
      {hasTrained && (
        <div className={styles.column}>
          {isWeekAside && week}
          <Suspense fallback={<FiguresPlace />}>
            <FiguresCards />
          </Suspense>
          <Suspense>
            <InstallOffer />
          </Suspense>
        </div>
      )}
    </div>
  )
}

function Loading() {
  return (
    <div className={styles.columns}>
      <Skeleton shape="card" count={3} className={styles.column} />
      <Skeleton shape="card" count={2} className={styles.column} />
    </div>
  )
}
