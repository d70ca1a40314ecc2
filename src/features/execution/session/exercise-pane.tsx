import { Pin } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session, SessionExercise } from '#contract/session.ts'
import { exerciseLine } from '#domain/analytics/exercise-line.ts'
import { convertWeight, shownLoad } from '#domain/units.ts'
import { useLastTimes, type WrittenTime } from '#shared/format/last-times.ts'
import { latestSessions } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { List } from '#ui/list.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { MIN_SPARKLINE_POINTS, Sparkline } from '#ui/sparkline.tsx'
import type { ActiveSet } from '../sets/active-set.ts'
import { useBar } from '../sets/bar.ts'
import { PlatesOnBar } from '../sets/plates-on-bar.tsx'
import { useSetFormatters } from '../sets/set-formatters.ts'
import { useWorkout } from '../sets/workout.ts'
import styles from './exercise-pane.module.css'

type ExercisePaneProps = {
  readonly exercise: SessionExercise
  /** The set that is next, if it is one of this exercise. */
  readonly activeSet: ActiveSet | null
}

/** Beside the exercise on a wide screen: what helps with its next set. */
export function ExercisePane({ exercise, activeSet }: ExercisePaneProps) {
  const { t } = useTranslation(['execution', 'parts'])
  const { exerciseNote } = exercise
  return (
    <aside className={styles.pane} aria-label={t('exerciseHistory')}>
      <Plates exercise={exercise} activeSet={activeSet} />
      <section className={styles.section}>
        <h2 className={styles.title}>{t('parts:guide.lastTimes')}</h2>
        <History exercise={exercise} />
      </section>
      {exerciseNote && (
        <section className={styles.section}>
          <h2 className={styles.title}>{t('parts:guide.note')}</h2>
          <p className={styles.note}>
            <Pin aria-hidden className={styles.icon} />
            {exerciseNote}
          </p>
        </section>
      )}
    </aside>
  )
}

/** Half a year of training three times a week. */
const SESSIONS_READ = 75

type ExerciseProps = Pick<ExercisePaneProps, 'exercise'>

/** The line and the last times come together: whether there is a line is known before anything is drawn. */
function History({ exercise }: ExerciseProps) {
  const db = useDatabase()
  const sessions = useLiveQuery(useMemo(() => latestSessions(db, { limit: SESSIONS_READ, status: 'completed' }), [db]))
  const times = useLastTimes(exercise.exerciseId)
  if (!times || !sessions) return <Skeleton shape="row" count={3} />
  return (
    <>
      <Line exercise={exercise} sessions={sessions} />
      <LastTimes times={times} />
    </>
  )
}

function Line({ exercise: { exerciseId, kind }, sessions }: ExerciseProps & { readonly sessions: readonly Session[] }) {
  const { weightUnit } = useWorkout().preferences
  const { t } = useTranslation(['execution', 'parts'])
  const formatters = useSetFormatters()
  const line = useMemo(() => exerciseLine(sessions, exerciseId, kind), [sessions, exerciseId, kind])
  const best = line && bestOf(line.values, kind)
  const text = (value: number) => {
    if (line?.measure === 'longest') return formatters.seconds(value)
    if (line?.measure === 'most-reps') return formatters.number(value)
    if (line?.measure === 'farthest') return formatters.distance({ value: Math.round(value), unit: 'm' })
    return formatters.weight({ value: shownLoad(convertWeight({ value, unit: 'kg' }, weightUnit)), unit: weightUnit })
  }
  if (!line || best === undefined || line.values.length < 2) return null
  return (
    <div>
      {line.values.length >= MIN_SPARKLINE_POINTS && (
        <Sparkline className={styles.sparkline} at={line.at} values={line.values} />
      )}
      <p className={styles.best}>
        <span className="quiet">{t(`parts:record.${line.measure}`)}</span> <strong>{text(best)}</strong>
      </p>
    </div>
  )
}

/** Of assistance, the least is the best. */
function bestOf(values: Float64Array, kind: SessionExercise['kind']): number {
  return kind === 'assisted-bodyweight' ? Math.min(...values) : Math.max(...values)
}

function LastTimes({ times }: { readonly times: readonly WrittenTime[] }) {
  const { t } = useTranslation('parts')
  if (times.length === 0) return <p className="quiet">{t('guide.neverLogged')}</p>
  return (
    <List className={styles.times}>
      {times.map(({ id, startedAt, day, sets, note }) => (
        <li key={id} className={styles.time}>
          <time dateTime={startedAt} className="quiet">
            {day}
          </time>
          <List className={styles.sets}>
            {sets.map((set) => (
              <li key={set.id}>{set.text}</li>
            ))}
          </List>
          {note !== '' && <p className={styles.timeNote}>{note}</p>}
        </li>
      ))}
    </List>
  )
}

function Plates({ exercise, activeSet }: ExercisePaneProps) {
  const { preferences } = useWorkout()
  const weight = activeSet?.values.weight ?? null
  const bar = useBar(exercise, preferences, weight?.unit ?? preferences.weightUnit)
  if (!bar || !weight || exercise.kind !== 'weight-reps') return null
  return (
    <section className={styles.section}>
      <PlatesOnBar weight={weight} bar={bar} />
    </section>
  )
}
