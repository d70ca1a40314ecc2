import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Folder, Workout } from '#contract/workout.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SearchField } from '#ui/search-field.tsx'
import styles from './list.module.css'
import { sectionsOf } from './sections.ts'
import type { WorkoutActions } from './use-workout-actions.ts'
import type { WorkoutsData } from './use-workouts.ts'
import { WorkoutCard } from './workout-card.tsx'
import { searchWorkouts } from './workout-search.ts'
import { WorkoutSection } from './workout-section.tsx'

type WorkoutListsProps = {
  readonly data: WorkoutsData
  /** Ids of workouts. */
  readonly drafts: ReadonlySet<string>
  readonly actions: WorkoutActions
  readonly onMove: (workout: Workout) => void
  readonly onRenameFolder: (folder: Folder) => void
}

/** Fewer need no search. */
const MANY = 6

export function WorkoutLists({ data, drafts, actions, onMove, onRenameFolder }: WorkoutListsProps) {
  const { t } = useTranslation('workouts')
  const [query, setQuery] = useState('')
  const { active, archived, folders, exercises } = data
  const sections = sectionsOf(active, folders)
  const found = searchWorkouts([...active, ...archived], query, (id) => exercises?.byId.get(id)?.name)

  const card = (workout: Workout, next: Workout | undefined) => (
    <WorkoutCard
      heading={folders.length === 0 || query.trim() !== '' ? 'h2' : 'h3'}
      workout={workout}
      next={next}
      exercises={exercises}
      restSeconds={data.restSeconds}
      isRunning={data.running.includes(workout.id)}
      isPrimary={data.running[0] === workout.id}
      hasDraft={drafts.has(workout.id)}
      actions={actions}
      onMove={() => onMove(workout)}
    />
  )

  return (
    <>
      {active.length + archived.length > MANY && (
        <SearchField
          label={t('list.search')}
          clearLabel={t('list.clearSearch')}
          value={query}
          onChange={setQuery}
          className={styles.search}
        />
      )}
      {query.trim() !== '' ? (
        <Found workouts={found} query={query} renderCard={card} />
      ) : (
        <>
          {active.length === 0 && folders.length === 0 && (
            <EmptyState drawing="bar" title={t('list.onlyArchivedTitle')} text={t('list.onlyArchivedText')} />
          )}
          {sections.map((section) => (
            <WorkoutSection
              key={section.folder?.id ?? 'none'}
              section={section}
              isOnly={folders.length === 0}
              actions={actions}
              onRename={onRenameFolder}
              renderCard={card}
            />
          ))}
          {archived.length > 0 && (
            <details className={styles.archive}>
              <summary>{t('list.archived', { count: archived.length })}</summary>
              <ul className={styles.grid}>
                {archived.map((workout, index) => (
                  <li key={workout.id}>{card(workout, archived[index + 1])}</li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </>
  )
}

type FoundProps = {
  readonly workouts: readonly Workout[]
  readonly query: string
  readonly renderCard: (workout: Workout, next: Workout | undefined) => ReactNode
}

function Found({ workouts, query, renderCard }: FoundProps) {
  const { t } = useTranslation('workouts')
  if (workouts.length === 0) {
    return <EmptyState drawing="no-signal" title={t('list.nothingFound', { query })} text={t('list.nothingText')} />
  }
  return (
    <ul className={styles.grid} aria-label={t('list.found')}>
      {workouts.map((workout) => (
        <li key={workout.id}>{renderCard(workout, undefined)}</li>
      ))}
    </ul>
  )
}
