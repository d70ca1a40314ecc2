import {
  Archive,
  ArchiveRestore,
  Clock,
  Copy,
  FolderInput,
  History,
  Pencil,
  Play,
  Share2,
  StickyNote,
  Trash2,
} from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { editWorkoutPath, executionPath, sendWorkoutPath, workoutHistoryPath } from '#contract/routes.ts'
import type { Workout } from '#contract/workout.ts'
import { type ExerciseMuscles, muscleIntensities } from '#domain/analytics/muscle-sets.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { workingSets } from '#domain/session/set-numbers.ts'
import { sessionDay } from '#domain/time/session-day.ts'
import { estimateMinutes, paceOf, workoutMuscles } from '#domain/workout/workout-overview.ts'
import type { Exercises } from '#platform/exercises.ts'
import { useFirstFetch } from '#platform/sync/first-fetch.ts'
import { agoText } from '#shared/format/dates.ts'
import { useTimeZone, useToday } from '#shared/format/today.ts'
import { latestSessionsOfWorkout } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { Badge } from '#ui/badge.tsx'
import { BodyThumb } from '#ui/body-diagram/body-thumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { useJustSaved } from '../just-saved.ts'
import styles from './list.module.css'
import type { WorkoutActions } from './use-workout-actions.ts'

export type WorkoutCardProps = {
  /** One level lower below a folder's name. */
  readonly heading: 'h2' | 'h3'
  readonly workout: Workout
  readonly next: Workout | undefined
  /** Undefined while loading: their room is kept. */
  readonly exercises: Exercises | undefined
  readonly restSeconds: number
  readonly isRunning: boolean
  /** Going on with it is the one primary action of the screen. */
  readonly isPrimary: boolean
  readonly hasDraft: boolean
  readonly actions: WorkoutActions
  readonly onMove: () => void
}

const SHOWN_EXERCISES = 4

export function WorkoutCard(props: WorkoutCardProps) {
  const { heading: Heading, workout, exercises, restSeconds, isRunning, isPrimary, hasDraft } = props
  const { t } = useTranslation(['workouts', 'shared'])
  const card = useIntoView(workout)
  const minutes = estimateMinutes(workout, (id) => paceOf(exercises?.byId.get(id), restSeconds))
  const muscles = useMemo(
    () => muscleIntensities(workoutMuscles(workout, (id) => primaryOf(exercises?.byId.get(id)))),
    [workout, exercises],
  )
  return (
    <Card as="article" ref={card} className={styles.card} aria-label={workout.name}>
      <header className={styles.cardHead}>
        {(exercises ? muscles.size : workout.exercises.length) > 0 && (
          <BodyThumb muscles={muscles} className={styles.thumb} />
        )}
        <Heading>
          <Link to={editWorkoutPath(workout.id)}>{workout.name}</Link>
        </Heading>
        <Menu label={t('list.menu', { name: workout.name })} items={useMenu(props)} />
      </header>
      <ExerciseNames workout={workout} exercises={exercises} />
      {workout.note && (
        <p className={styles.note}>
          <StickyNote aria-hidden />
          {workout.note}
        </p>
      )}
      <footer className={styles.cardFoot}>
        <p className={styles.facts}>
          {hasDraft && <Badge tone="warning">{t('list.draft')}</Badge>}
          {minutes > 0 && (
            <span className={exercises ? undefined : styles.coming}>
              <Clock aria-hidden />
              {t('list.minutes', { count: minutes })}
            </span>
          )}
          {isRunning ? <Badge tone="accent">{t('list.running')}</Badge> : <LastDone workout={workout} />}
        </p>
        <ButtonLink
          to={executionPath(workout.id)}
          variant={isPrimary ? 'primary' : 'secondary'}
          icon={Play}
          className={isRunning ? undefined : styles.start}
          aria-label={t(isRunning ? 'list.continueNamed' : 'list.startNamed', { name: workout.name })}
        >
          {isRunning ? t('list.continue') : t('list.start')}
        </ButtonLink>
      </footer>
    </Card>
  )
}

/** Primary only: nobody calls a day of squats and rows a lower-back day. */
function primaryOf(exercise: ResolvedExercise | undefined): ExerciseMuscles | undefined {
  return exercise && { primaryMuscles: exercise.primaryMuscles, secondaryMuscles: [] }
}

function ExerciseNames({ workout, exercises }: Pick<WorkoutCardProps, 'workout' | 'exercises'>) {
  const { t } = useTranslation('workouts')
  const ordered = inOrder(workout.exercises)
  const hidden = ordered.length - SHOWN_EXERCISES
  // A single remaining one is named rather than counted.
  const shown = hidden > 1 ? ordered.slice(0, SHOWN_EXERCISES) : ordered
  if (ordered.length === 0) return <p className="quiet">{t('list.noExercises')}</p>
  return (
    <ul className={styles.exercises} aria-busy={!exercises}>
      {shown.map(({ id, exerciseId, sets }) => (
        <li key={id}>
          <span className={styles.count}>{workingSets(sets).length} ×</span>
          {exercises && (exercises.byId.get(exerciseId)?.name ?? t('builder.unknownExercise'))}
        </li>
      ))}
      {hidden > 1 && <li className="quiet">{t('list.moreExercises', { count: hidden })}</li>}
    </ul>
  )
}

function LastDone({ workout }: { readonly workout: Workout }) {
  const { t, i18n } = useTranslation('workouts')
  const db = useDatabase()
  const isComing = useFirstFetch() !== null
  const today = useToday(useTimeZone())
  const query = useMemo(
    () => latestSessionsOfWorkout(db, workout.id, { limit: 1, status: 'completed' }),
    [db, workout.id],
  )
  const sessions = useLiveQuery(query)
  if (!sessions) return null
  const [last] = sessions
  // Sessions still being fetched may change this.
  if (!last) return isComing ? null : <span>{t('list.neverDone')}</span>
  const when = agoText(sessionDay(last), today, i18n.language)
  return <time dateTime={last.startedAt}>{t('list.lastDone', { when })}</time>
}

function useMenu({ workout, next, actions, onMove }: WorkoutCardProps): readonly MenuItem[] {
  const { t } = useTranslation(['workouts', 'shared'])
  const navigate = useNavigate()
  const go = (path: string) => () => void navigate(path)
  return [
    { label: t('shared:edit'), icon: Pencil, onSelect: go(editWorkoutPath(workout.id)) },
    { label: t('list.history'), icon: History, onSelect: go(workoutHistoryPath(workout.id)) },
    { label: t('list.duplicate'), icon: Copy, onSelect: () => actions.duplicate(workout, next) },
    { label: t('shared:share'), icon: Share2, onSelect: go(sendWorkoutPath(workout.id)) },
    { label: t('list.move'), icon: FolderInput, onSelect: onMove },
    workout.archivedAt === null
      ? { label: t('list.archive'), icon: Archive, onSelect: () => actions.archive(workout) }
      : { label: t('list.unarchive'), icon: ArchiveRestore, onSelect: () => actions.unarchive(workout) },
    { label: t('shared:delete'), icon: Trash2, danger: true, onSelect: () => actions.trash(workout) },
  ]
}

function useIntoView({ id }: Workout) {
  const card = useRef<HTMLDivElement>(null)
  const isNews = useJustSaved()?.saved === id
  useEffect(() => {
    if (isNews) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isNews])
  return card
}
