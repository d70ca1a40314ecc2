import { ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkoutId } from '#contract/id.ts'
import type { Workout } from '#contract/workout.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { proposePastStart } from '#domain/past-session/past-session.ts'
import { foldText } from '#domain/search/search-text.ts'
import type { Day } from '#domain/time/session-day.ts'
import { instantAtWallTime, wallTimeOf } from '#domain/time/zoned-time.ts'
import { useExercises } from '#platform/exercises.ts'
import { useTimeZone } from '#shared/format/today.ts'
import { latestSessions } from '#storage/collections/sessions.ts'
import { activeWorkouts } from '#storage/collections/workouts.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { now } from '#storage/new-id.ts'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { List } from '#ui/list.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './past.module.css'

export type PastSheetProps = {
  readonly open: boolean
  /** Null: it is proposed. */
  readonly day: Day | null
  /** The one whose history is shown comes first. */
  readonly of: WorkoutId | null
  readonly onLog: (workout: Workout | null, startedAt: string) => void
  readonly onClose: () => void
}

/** Fewer need no search. */
const MANY = 8

/** The time and the workout: choosing the latter logs it. */
export default function PastSheet({ open, onClose, ...rest }: PastSheetProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  return (
    <Sheet open={open} onClose={onClose} title={t('past.title')} closeLabel={t('shared:close')}>
      <PastForm {...rest} />
    </Sheet>
  )
}

function PastForm({ day, of, onLog }: Pick<PastSheetProps, 'day' | 'of' | 'onLog'>) {
  const { t } = useTranslation('sessions')
  const db = useDatabase()
  const timeZone = useTimeZone()
  const latest = useLiveQuery(useMemo(() => latestSessions(db, { limit: 1 }), [db]))
  const workouts = useLiveQuery(useMemo(() => activeWorkouts(db), [db]))
  const [openedAt] = useState(now)
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const [query, setQuery] = useState('')
  if (!latest || !workouts) return <Skeleton shape="row" count={6} />

  const shown = typed ?? proposePastStart({ day, nowIso: openedAt, timeZone, latest: latest[0] })
  const choose = (workout: Workout | null) => {
    const startedAt = instantAtWallTime(shown, timeZone)
    if (startedAt === null) return setError(t('editor.noTime'))
    if (startedAt > now()) return setError(t('editor.future'))
    onLog(workout, startedAt)
  }
  const words = foldText(query)
  const found = workouts.filter(({ name }) => foldText(name).includes(words))
  return (
    <div className={styles.form}>
      <TextField
        type="datetime-local"
        label={t('past.when')}
        error={error}
        max={wallTimeOf(openedAt, timeZone)}
        value={shown}
        onChange={(event) => {
          setError(undefined)
          setTyped(event.target.value)
        }}
      />
      <section className={styles.choices} aria-labelledby="past-workouts">
        <h3 id="past-workouts" className={styles.question}>
          {t('past.which')}
        </h3>
        <p className="quiet">{t('past.text')}</p>
        {workouts.length > MANY && (
          <SearchField
            label={t('past.search')}
            clearLabel={t('editor.clearSearch')}
            value={query}
            onChange={setQuery}
          />
        )}
        <List>
          {[...found.filter(({ id }) => id === of), ...found.filter(({ id }) => id !== of)].map((workout) => (
            <WorkoutChoice key={workout.id} workout={workout} onChoose={() => choose(workout)} />
          ))}
          <li>
            <button type="button" className={styles.choice} onClick={() => choose(null)}>
              <span className={styles.words}>{t('past.empty')}</span>
              <ChevronRight className="icon" aria-hidden />
            </button>
          </li>
        </List>
      </section>
    </div>
  )
}

type WorkoutChoiceProps = { readonly workout: Workout; readonly onChoose: () => void }

function WorkoutChoice({ workout, onChoose }: WorkoutChoiceProps) {
  const exercises = useExercises()
  const names = inOrder(workout.exercises).flatMap(({ exerciseId }) => exercises?.byId.get(exerciseId)?.name ?? [])
  return (
    <li>
      <button type="button" className={styles.choice} onClick={onChoose}>
        <span className={styles.words}>
          {workout.name}
          <span className={styles.exercises}>{names.join(' · ')}</span>
        </span>
        <ChevronRight className="icon" aria-hidden />
      </button>
    </li>
  )
}
