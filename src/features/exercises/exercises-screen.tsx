import { Plus } from 'lucide-react'
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseId } from '#contract/id.ts'
import { NEW_EXERCISE_PATH } from '#contract/routes.ts'
import { exercisesToList } from '#domain/exercise/exercise-filter.ts'
import { useTwoPanes } from '#platform/device/use-wide.ts'
import { type Exercises, useExercises } from '#platform/exercises.ts'
import { type ExerciseRow, useExerciseRows } from '#shared/exercise-picker/use-exercise-rows.ts'
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

/** The usual exercises are the first rows: without them the whole list would stand elsewhere on the next visit. */
const UNHURRIED = { patienceMs: 1_500 }

export default function ExercisesScreen() {
  const { t } = useTranslation('exercises')
  const exercises = useExercises()
  const controls = useListState()
  const { query, filter, setQuery } = controls
  const tools = useRef<HTMLElement>(null)
  const toolsHeight = useHeight(tools)
  const rows = useExerciseRows(exercises, query, filter, exercisesToList, UNHURRIED)
  const first = useFirst(rows)
  const wide = useTwoPanes()
  const shown = controls.open ?? (wide ? first : null)
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
          {rows ? <ExerciseList rows={rows} controls={controls} shown={shown} /> : <Skeleton shape="row" count={8} />}
        </div>
        {exercises && (rows || shown !== null) && (
          <Detail exercises={exercises} shown={shown} wide={wide} controls={controls} />
        )}
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

/** The first one listed, beside the list while none is chosen. It stays while it is listed: a star would move it. */
function useFirst(rows: readonly ExerciseRow[] | undefined): ExerciseId | null {
  const [first, setFirst] = useState<ExerciseId | null>(null)
  const listed = rows?.flatMap((row) => ('exercise' in row ? row.exercise.id : [])) ?? []
  const next = first !== null && listed.includes(first) ? first : (listed[0] ?? null)
  if (rows && next !== first) setFirst(next)
  return next
}

type DetailProps = {
  readonly exercises: Exercises
  readonly shown: ExerciseId | null
  readonly wide: boolean
  readonly controls: Pick<ListControls, 'close' | 'isHistoryStep'>
}

function Detail({ exercises, shown, wide, controls: { close, isHistoryStep } }: DetailProps) {
  const { t } = useTranslation(['exercises', 'shared'])
  const exercise = shown === null ? undefined : exercises.byId.get(shown)
  const content = exercise ? (
    <ExerciseDetail key={exercise.id} exercise={exercise} hasTitle={wide} onGone={close} />
  ) : (
    <FailedState title={t('gone.title')} text={t('gone.text')} />
  )

  if (!wide)
    return (
      <Sheet
        open={shown !== null}
        onClose={close}
        isHistoryStep={isHistoryStep}
        title={exercise?.name ?? t('title')}
        closeLabel={t('shared:close')}
      >
        {content}
      </Sheet>
    )
  return (
    <section className={styles.detailPane} aria-label={exercise?.name ?? t('choose.title')}>
      {shown === null ? <EmptyState drawing="bar" title={t('choose.title')} text={t('choose.text')} /> : content}
    </section>
  )
}
