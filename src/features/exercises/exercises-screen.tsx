import { Plus } from 'lucide-react'
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NEW_EXERCISE_PATH } from '#contract/routes.ts'
import { exercisesToList } from '#domain/exercise/exercise-filter.ts'
import { useTwoPanes } from '#platform/device/use-wide.ts'
import { type Exercises, useExercises } from '#platform/exercises.ts'
import { useExerciseRows } from '#shared/exercise-picker/use-exercise-rows.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ExerciseDetail } from './detail/exercise-detail.tsx'
import { ExerciseList } from './exercise-list.tsx'
import styles from './exercises.module.css'
import { FilterBar } from './filter-bar.tsx'
import { type ListControls, useListState } from './use-list-state.ts'

export default function ExercisesScreen() {
  const { t } = useTranslation('exercises')
  const exercises = useExercises()
  const controls = useListState()
  const { query, filter, setQuery } = controls
  const tools = useRef<HTMLElement>(null)
  const toolsHeight = useHeight(tools)
  const rows = useExerciseRows(exercises, query, filter, exercisesToList)
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <ButtonLink to={NEW_EXERCISE_PATH} icon={Plus} aria-label={t('new')}>
            {t('newShort')}
          </ButtonLink>
        }
      />
      <div className={styles.panes}>
        <div className={styles.listPane} style={{ '--list-top': `${toolsHeight}px` } as CSSProperties}>
          <search ref={tools} className={styles.tools}>
            <SearchField label={t('search')} clearLabel={t('clearSearch')} value={query} onChange={setQuery} />
            <FilterBar exercises={exercises?.all ?? []} filter={filter} onChange={controls.setFilter} />
          </search>
          {rows ? <ExerciseList rows={rows} controls={controls} /> : <Skeleton shape="row" count={8} />}
        </div>
        {exercises && <Detail exercises={exercises} controls={controls} />}
      </div>
    </>
  )
}

/** The height of an element, followed: letters stay below the search. */
function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const follow = new ResizeObserver(([entry]) => setHeight(entry?.borderBoxSize[0]?.blockSize ?? 0))
    follow.observe(element.current)
    return () => follow.disconnect()
  }, [element])
  return height
}

type DetailProps = { readonly exercises: Exercises; readonly controls: ListControls }

function Detail({ exercises, controls: { open, close } }: DetailProps) {
  const { t } = useTranslation(['exercises', 'shared'])
  const wide = useTwoPanes()
  const exercise = open === null ? undefined : exercises.byId.get(open)
  const content = exercise ? (
    <ExerciseDetail key={exercise.id} exercise={exercise} onGone={close} />
  ) : (
    <FailedState title={t('gone.title')} text={t('gone.text')} />
  )

  if (!wide)
    return (
      <Sheet open={open !== null} onClose={close} title={exercise?.name ?? t('title')} closeLabel={t('shared:close')}>
        {content}
      </Sheet>
    )
  return (
    <section className={styles.detailPane} aria-label={exercise?.name ?? t('choose.title')}>
      {open === null ? (
        <EmptyState drawing="bar" title={t('choose.title')} text={t('choose.text')} />
      ) : (
        <>
          {exercise && <h2 className={styles.detailTitle}>{exercise.name}</h2>}
          {content}
        </>
      )}
    </section>
  )
}
