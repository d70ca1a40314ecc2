import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Workout } from '#contract/workout.ts'
import { orderKeysAfter } from '#domain/list/order-key.ts'
import { newWorkout } from '#domain/workout/workout.ts'
import { type Draft, type DraftPlace, useStoredDraft } from '#platform/account/workout-drafts.ts'
import { activeWorkouts } from '#storage/collections/workouts.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { newId } from '#storage/new-id.ts'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Builder } from './builder.tsx'
import { type BuilderData, useBuilderData } from './use-builder-data.ts'

/** `?folder=` puts the workout into one. */
export default function CreateScreen() {
  const data = useBuilderData()
  const db = useDatabase()
  const workouts = useLiveQuery(useMemo(() => activeWorkouts(db), [db]))
  if (!data || !workouts) return <Skeleton shape="card" count={3} />
  return <NewWorkout data={data} last={workouts.at(-1)} />
}

function NewWorkout({ data, last }: { readonly data: BuilderData; readonly last: Workout | undefined }) {
  const { t } = useTranslation('workouts')
  const { account } = useDatabase()
  const [query] = useSearchParams()
  const [place] = useState<DraftPlace>({ account, workout: 'new' })
  const [start] = useState<Draft>(() => ({
    base: null,
    workout: newWorkout({
      name: '',
      orderKey: orderKeysAfter(last?.orderKey ?? null, 1)[0] ?? '',
      folderId: data.folders.find((folder) => folder.id === query.get('folder'))?.id ?? null,
      newId,
    }),
  }))
  const stored = useStoredDraft(place)
  if (stored === undefined) return <Skeleton shape="card" count={3} />
  return <Builder title={t('builder.createTitle')} place={place} start={start} stored={stored} {...data} />
}
