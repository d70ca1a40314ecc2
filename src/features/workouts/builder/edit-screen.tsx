import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { WorkoutId } from '#contract/id.ts'
import { NO_FOLDER, WORKOUTS_PATH } from '#contract/routes.ts'
import type { Workout } from '#contract/workout.ts'
import { type DraftPlace, useStoredDraft } from '#platform/account/workout-drafts.ts'
import { workoutById } from '#storage/collections/workouts.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Builder } from './builder.tsx'
import { type BuilderData, useBuilderData } from './use-builder-data.ts'

const Columns = lazy(() => import('../columns/columns.tsx'))

/** The workout in `?id=`, or those of the folder in `?folder=` beside each other. */
export default function EditScreen() {
  const data = useBuilderData()
  const folder = useSearchParams()[0].get('folder')
  if (folder === null) return <EditOne data={data} />
  if (!data) return <Skeleton shape="card" count={3} />
  return (
    <Suspense fallback={<Skeleton shape="card" count={3} />}>
      <Columns data={data} folderId={folder === NO_FOLDER ? null : folder} />
    </Suspense>
  )
}

function EditOne({ data }: { readonly data: BuilderData | undefined }) {
  const { t } = useTranslation('workouts')
  const [query] = useSearchParams()
  // An invalid id finds nothing.
  const id = (query.get('id') ?? '') as WorkoutId
  const db = useDatabase()
  const workout = useLiveQuery(useMemo(() => workoutById(db, id), [db, id]))
  if (!data || workout === undefined) return <Skeleton shape="card" count={3} />
  if (workout === null) {
    return (
      <FailedState
        title={t('builder.missingTitle')}
        text={t('builder.missingText')}
        action={<ButtonLink to={WORKOUTS_PATH}>{t('builder.back')}</ButtonLink>}
      />
    )
  }
  return <StoredWorkout key={id} workout={workout} data={data} />
}

/** The version at the start is the draft's base; later ones are merged on saving. */
function StoredWorkout({ workout, data }: { readonly workout: Workout; readonly data: BuilderData }) {
  const { t } = useTranslation('workouts')
  const { account } = useDatabase()
  const [place] = useState<DraftPlace>({ account, workout: workout.id })
  const [start] = useState({ base: workout, workout })
  const stored = useStoredDraft(place)
  if (stored === undefined) return <Skeleton shape="card" count={3} />
  return <Builder title={t('builder.editTitle')} place={place} start={start} stored={stored} {...data} />
}
