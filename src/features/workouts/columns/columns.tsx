import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { WORKOUTS_PATH } from '#contract/routes.ts'
import { activeWorkouts } from '#storage/collections/workouts.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { BuilderData } from '../builder/use-builder-data.ts'
import { sectionsOf } from '../list/sections.ts'
import styles from './columns.module.css'
import { WorkoutColumn } from './workout-column.tsx'

type ColumnsProps = {
  readonly data: BuilderData
  /** Null for workouts in no folder. */
  readonly folderId: string | null
}

/** The workouts of a folder beside each other, each to be changed and saved by itself. */
export default function Columns({ data, folderId }: ColumnsProps) {
  const { t } = useTranslation('workouts')
  const db = useDatabase()
  const workouts = useLiveQuery(useMemo(() => activeWorkouts(db), [db]))
  if (!workouts) return <Skeleton shape="card" count={3} />
  const section = sectionsOf(workouts, data.folders).find(({ folder }) => (folder?.id ?? null) === folderId)
  if (!section || section.workouts.length === 0)
    return (
      <FailedState
        title={t('columns.missingTitle')}
        text={t('columns.missingText')}
        action={<ButtonLink to={WORKOUTS_PATH}>{t('builder.back')}</ButtonLink>}
      />
    )
  return (
    <>
      <PageHeader
        title={section.folder?.name ?? t('title')}
        subtitle={t('columns.text')}
        back={{ to: WORKOUTS_PATH, label: t('builder.back') }}
      />
      <div className={styles.columns}>
        {section.workouts.map((workout) => (
          <WorkoutColumn key={workout.id} workout={workout} data={data} />
        ))}
      </div>
    </>
  )
}
