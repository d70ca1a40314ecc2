import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import type { WorkoutId } from '#contract/id.ts'
import { WORKOUTS_PATH } from '#contract/routes.ts'
import { useFormatters } from '#shared/format/insight-formatters.ts'
import { workoutById } from '#storage/collections/workouts.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { Button } from '#ui/button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { draftInAddress } from '../past/past-address.ts'
import { PastDrafts } from '../past/past-drafts.tsx'
import { usePast } from '../past/use-past.tsx'
import styles from './history.module.css'
import { HistoryPanes } from './history-panes.tsx'
import { writeHistoryState } from './history-state.ts'
import { onlyDayOf } from './periods.ts'
import { useHistoryState } from './use-history-state.ts'

const PastDraftScreen = lazy(() => import('../past/past-draft-screen.tsx'))

const ALL = 'all'

export default function HistoryScreen() {
  const { id = ALL } = useParams()
  const draft = draftInAddress(useLocation().search)
  if (draft !== null)
    return (
      <Suspense fallback={<Skeleton shape="card" count={3} />}>
        <PastDraftScreen key={draft} id={draft} />
      </Suspense>
    )
  return id === ALL ? <AllHistory /> : <WorkoutHistory key={id} workoutId={id} />
}

function AllHistory() {
  const { t } = useTranslation('sessions')
  return <History of={null} header={(actions) => <PageHeader title={t('history.title')} actions={actions} />} />
}

function WorkoutHistory({ workoutId }: { readonly workoutId: string }) {
  const { t } = useTranslation('sessions')
  const db = useDatabase()
  // An address may contain any id; an unknown one finds nothing.
  const id = workoutId as WorkoutId
  const workout = useLiveQuery(useMemo(() => workoutById(db, id), [db, id]))
  return (
    <History
      of={id}
      header={(actions) => (
        <PageHeader
          title={workout?.name ?? t('history.title')}
          subtitle={workout ? t('history.title') : undefined}
          back={{ to: WORKOUTS_PATH, label: t('toWorkouts') }}
          actions={actions}
        />
      )}
    />
  )
}

type HistoryProps = { readonly of: WorkoutId | null; readonly header: (actions: ReactNode) => ReactNode }

function History({ of, header }: HistoryProps) {
  const { t } = useTranslation('sessions')
  const formatters = useFormatters()
  const controls = useHistoryState()
  const { pathname } = useLocation()
  const here = pathname + writeHistoryState(controls)
  const past = usePast(of, here)
  return (
    <>
      {header(
        <Button icon={Plus} aria-label={t('past.title')} onClick={() => past.ask(onlyDayOf(controls.filter))}>
          <span className={styles.onPhone}>{t('past.short')}</span>
          <span className={styles.notOnPhone}>{t('past.title')}</span>
        </Button>,
      )}
      <PastDrafts here={here} />
      {formatters ? (
        <HistoryPanes of={of} controls={controls} formatters={formatters} onLog={past.ask} />
      ) : (
        <Skeleton shape="card" count={4} />
      )}
      {past.sheet}
    </>
  )
}
