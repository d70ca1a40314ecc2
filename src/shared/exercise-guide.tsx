import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { SessionId } from '#contract/id.ts'
import { exerciseIntensities } from '#domain/analytics/muscle-sets.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { BodyDiagram } from '#ui/body-diagram/body-diagram.tsx'
import { Chip } from '#ui/chip.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './exercise-guide.module.css'
import type { WrittenTime } from './format/last-times.ts'

export type ExerciseGuideProps = {
  /** Undefined once it is deleted: its history stays. */
  readonly exercise: Pick<ResolvedExercise, 'note' | 'primaryMuscles' | 'secondaryMuscles' | 'howTo'> | undefined
  /** Newest first; undefined while loading. */
  readonly lastTimes: readonly WrittenTime[] | undefined
  /** Without it, nothing leads away. */
  readonly linkOf?: (id: SessionId) => string
  /** The section above the muscles: the library starts with the technique, a running workout with the history. */
  readonly first: 'how-to' | 'last-times'
}

export function ExerciseGuide({ exercise, lastTimes, linkOf, first }: ExerciseGuideProps) {
  const { t } = useTranslation('parts')
  const { note = '', howTo = [] } = exercise ?? {}
  const history = (
    <Section title={t('guide.lastTimes')}>
      <LastTimes times={lastTimes} linkOf={linkOf} />
    </Section>
  )
  return (
    <div className={styles.guide}>
      {note !== '' && (
        <Section title={t('guide.note')}>
          <p className={styles.note}>{note}</p>
        </Section>
      )}
      {first === 'last-times' && history}
      {exercise && <WorkedMuscles exercise={exercise} />}
      {howTo.length > 0 && (
        <Section title={t('guide.howTo')}>
          <ol className={styles.steps}>
            {howTo.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </Section>
      )}
      {first === 'how-to' && history}
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
    { title: t('guide.main'), isMain: true, muscles: exercise.primaryMuscles },
    { title: t('guide.also'), isMain: false, muscles: exercise.secondaryMuscles },
  ].filter(({ muscles }) => muscles.length > 0)
  if (groups.length === 0) return null
  const text = groups.map(
    ({ title, muscles }) => `${title}: ${muscles.map((muscle) => t(`shared:muscle.${muscle}`)).join(', ')}`,
  )
  return (
    <div className={styles.worked}>
      <BodyDiagram label={text.join('. ')} intensities={exerciseIntensities(exercise)} />
      <div className={styles.workedWords}>
        {groups.map(({ title, muscles, isMain }) => (
          <Section key={title} title={title}>
            <ul className={styles.muscles}>
              {muscles.map((muscle) => (
                <li key={muscle}>
                  <Chip selected={isMain}>{t(`shared:muscle.${muscle}`)}</Chip>
                </li>
              ))}
            </ul>
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

function Time({ time: { startedAt, day, sets } }: { readonly time: WrittenTime }) {
  return (
    <>
      <time dateTime={startedAt}>{day}</time>
      <ul className={styles.sets}>
        {sets.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  )
}
