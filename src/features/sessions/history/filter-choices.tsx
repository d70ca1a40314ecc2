import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseId, WorkoutId } from '#contract/id.ts'
import type { SessionStatus } from '#contract/session.ts'
import { searchExercises } from '#domain/exercise/exercise-search.ts'
import { buildSearchIndex } from '#domain/exercise/search-index.ts'
import { isDay } from '#domain/time/month.ts'
import type { Day } from '#domain/time/session-day.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { useExercises } from '#platform/exercises.ts'
import { workoutById } from '#storage/collections/workouts.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceList } from '#ui/choice-list.tsx'
import { ExercisePicker } from '#ui/exercise-picker.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useExerciseName } from '../use-exercise-name.ts'
import styles from './history.module.css'
import { isSamePeriod, namedPeriods, type Period } from './periods.ts'

type ExerciseChoiceProps = {
  readonly chosen: ExerciseId | null
  readonly onChoose: (exerciseId: ExerciseId | null) => void
}

/** The latest trained first. */
export function ExerciseChoice({ chosen, onChoose }: ExerciseChoiceProps) {
  const { t } = useTranslation('sessions')
  const [query, setQuery] = useState('')
  const exercises = useExercises()
  const nameOf = useExerciseName()
  const { answer: trained } = useAnalytics({ about: 'exercises' })
  const entries = useMemo(
    () =>
      trained?.map((exercise) => ({
        id: exercise.exerciseId,
        name: nameOf(exercise),
        aliases: exercises?.byId.get(exercise.exerciseId)?.aliases ?? [],
        sessions: exercise.sessions,
      })),
    [trained, exercises, nameOf],
  )
  const index = useMemo(() => entries && buildSearchIndex(entries), [entries])
  if (!entries || !index) return <Skeleton shape="row" count={6} />
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return (
    <>
      {chosen !== null && <Button onClick={() => onChoose(null)}>{t('find.anyExercise')}</Button>}
      <ExercisePicker
        mode="one"
        items={searchExercises(index, query, entries.length).flatMap((id) => {
          const entry = byId.get(id)
          return entry ? [{ id, name: entry.name, detail: t('find.sessions', { count: entry.sessions }) }] : []
        })}
        query={query}
        onQueryChange={setQuery}
        chosen={chosen === null ? [] : [chosen]}
        // The picker returns the ids that it was given.
        onToggle={(id) => onChoose(id as ExerciseId)}
        empty={<p>{t('editor.noneFound')}</p>}
        labels={{
          search: t('editor.searchExercises'),
          clearSearch: t('editor.clearSearch'),
          list: t('editor.exercises'),
        }}
      />
    </>
  )
}

export function ExerciseFilterName({ exerciseId }: { readonly exerciseId: ExerciseId }) {
  const { t } = useTranslation('sessions')
  const exercises = useExercises()
  const { answer: trained } = useAnalytics({ about: 'exercises' })
  const known = exercises?.byId.get(exerciseId) ?? trained?.find((other) => other.exerciseId === exerciseId)
  return known?.name ?? t('find.exercise')
}

type PeriodChoiceProps = {
  readonly chosen: Period
  readonly today: Day
  readonly onChange: (period: Partial<Period>) => void
  readonly onChoose: (period: Period) => void
}

export function PeriodChoice({ chosen, today, onChange, onChoose }: PeriodChoiceProps) {
  const { t } = useTranslation('sessions')
  const dayIn = (text: string) => (isDay(text) ? text : null)
  return (
    <>
      <ChoiceList
        choices={namedPeriods(today).map(({ name, period }) => ({
          key: name,
          label: t(`find.period.${name}`),
          chosen: isSamePeriod(chosen, period),
          onChoose: () => onChoose(period),
        }))}
      />
      <div className={styles.days}>
        <TextField
          type="date"
          label={t('find.from')}
          max={chosen.to ?? today}
          value={chosen.from ?? ''}
          onChange={(event) => onChange({ from: dayIn(event.target.value) })}
        />
        <TextField
          type="date"
          label={t('find.to')}
          min={chosen.from ?? undefined}
          max={today}
          value={chosen.to ?? ''}
          onChange={(event) => onChange({ to: dayIn(event.target.value) })}
        />
      </div>
    </>
  )
}

const STATUSES: readonly SessionStatus[] = ['completed', 'abandoned', 'active']

type StatusChoiceProps = {
  readonly chosen: SessionStatus | null
  readonly onChoose: (status: SessionStatus | null) => void
}

export function StatusChoice({ chosen, onChoose }: StatusChoiceProps) {
  const { t } = useTranslation('sessions')
  const { answer } = useAnalytics({ about: 'session-choices' })
  return (
    <ChoiceList
      choices={[
        { key: 'any', label: t('find.anyStatus'), chosen: chosen === null, onChoose: () => onChoose(null) },
        ...STATUSES.map((status) => ({
          key: status,
          label: t(`status.${status}`),
          count: answer && (answer.statuses.find((other) => other.status === status)?.sessions ?? 0),
          chosen: chosen === status,
          onChoose: () => onChoose(status),
        })),
      ]}
    />
  )
}

type WorkoutFilter = WorkoutId | '' | null

type WorkoutChoiceProps = {
  readonly chosen: WorkoutFilter
  readonly onChoose: (workoutId: WorkoutFilter) => void
}

/** The latest done first, with their names at the time: some may be deleted. */
export function WorkoutChoice({ chosen, onChoose }: WorkoutChoiceProps) {
  const { t } = useTranslation('sessions')
  const { answer } = useAnalytics({ about: 'session-choices' })
  if (!answer) return <Skeleton shape="row" count={4} />
  return (
    <ChoiceList
      choices={[
        { key: 'any', label: t('find.anyWorkout'), chosen: chosen === null, onChoose: () => onChoose(null) },
        ...answer.workouts.map(({ workoutId, name, sessions }) => ({
          key: `workout ${workoutId}`,
          label: workoutId === '' ? t('find.noWorkout') : name,
          count: sessions,
          chosen: chosen === workoutId,
          onChoose: () => onChoose(workoutId),
        })),
      ]}
    />
  )
}

export function WorkoutFilterName({ workoutId }: { readonly workoutId: WorkoutId | '' }) {
  const { t } = useTranslation('sessions')
  const db = useDatabase()
  const workout = useLiveQuery(useMemo(() => workoutById(db, workoutId as WorkoutId), [db, workoutId]))
  const { answer } = useAnalytics({ about: 'session-choices' })
  if (workoutId === '') return t('find.noWorkout')
  return workout?.name ?? answer?.workouts.find((other) => other.workoutId === workoutId)?.name ?? t('find.workout')
}
