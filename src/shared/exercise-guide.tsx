import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { SessionId } from '#contract/id.ts'
import { exerciseIntensities } from '#domain/analytics/muscle-sets.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { BodyDiagram } from '#ui/body-diagram/body-diagram.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './exercise-guide.module.css'
import type { WrittenTime } from './format/last-times.ts'

export type ExerciseGuideProps = {
  /** Undefined once it is deleted: its history stays. */
  readonly exercise: Pick<ResolvedExercise, 'note' | 'primaryMuscles' | 'secondaryMuscles' | 'howTo'> | undefined
  /** Newest first; undefined while loading, null to leave them out. */
  readonly lastTimes: readonly WrittenTime[] | null | undefined
  /** Without it, nothing leads away. */
  readonly linkOf?: (id: SessionId) => string
}

/** The last times come before the technique: they are looked up before most sets. */
export function ExerciseGuide({ exercise, lastTimes, linkOf }: ExerciseGuideProps) {
  const { t } = useTranslation('parts')
  const { note = '', howTo = [] } = exercise ?? {}
  return (
    <div className={styles.guide}>
      {note !== '' && (
        <Section title={t('guide.note')}>
          <p className={styles.note}>{note}</p>
        </Section>
      )}
      {lastTimes !== null && (
        <Section title={t('guide.lastTimes')}>
          <LastTimes times={lastTimes} linkOf={linkOf} />
        </Section>
      )}
      {howTo.length > 0 && (
        <Section title={t('guide.howTo')}>
          <ol className={styles.steps}>
            {howTo.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </Section>
      )}
      {exercise && <WorkedMuscles exercise={exercise} />}
    </div>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  )
}

function WorkedMuscles({ exercise }: { readonly exercise: NonNullable<ExerciseGuideProps['exercise']> }) {
  const { t } = useTranslation(['parts', 'shared'])
  const groups = [
    { title: t('guide.main'), muscles: exercise.primaryMuscles },
    { title: t('guide.also'), muscles: exercise.secondaryMuscles },
  ]
    .filter(({ muscles }) => muscles.length > 0)
    .map(({ title, muscles }) => ({ title, names: muscles.map((muscle) => t(`shared:muscle.${muscle}`)).join(', ') }))
  if (groups.length === 0) return null
  return (
    <div className={styles.worked}>
      <BodyDiagram
        label={groups.map(({ title, names }) => `${title}: ${names}`).join('. ')}
        intensities={exerciseIntensities(exercise)}
      />
      <div className={styles.workedWords}>
        {groups.map(({ title, names }) => (
          <Section key={title} title={title}>
            <p>{names}</p>
          </Section>
        ))}
      </div>
    </div>
  )
}

type LastTimesProps = {
  readonly times: readonly WrittenTime[] | undefined
  readonly linkOf: ((id: SessionId) => string) | undefined
}

function LastTimes({ times, linkOf }: LastTimesProps) {
  const { t } = useTranslation('parts')
  if (!times) return <Skeleton shape="text" count={3} />
  if (times.length === 0) return <p className={styles.quiet}>{t('guide.neverLogged')}</p>
  return (
    <ul>
      {times.map((time) => (
        <li key={time.id}>
          {linkOf ? (
            <Link to={linkOf(time.id)} className={styles.time}>
              <Time time={time} />
            </Link>
          ) : (
            <div className={styles.time}>
              <Time time={time} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Time({ time: { startedAt, day, sets, note } }: { readonly time: WrittenTime }) {
  return (
    <>
      <time dateTime={startedAt}>{day}</time>
      <ul className={styles.sets}>
        {sets.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      {note !== '' && <p className={styles.timeNote}>{note}</p>}
    </>
  )
}
