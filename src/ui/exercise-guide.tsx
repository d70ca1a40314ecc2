import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BodyDiagram } from './body-diagram/body-diagram.tsx'
import type { BodyMuscle } from './body-diagram/body-outlines.ts'
import { Chip } from './chip.tsx'
import styles from './exercise-guide.module.css'
import { Skeleton } from './skeleton.tsx'

export type MuscleGroup = {
  readonly title: string
  /** The muscles that are meant; the others only help. */
  readonly isMain: boolean
  readonly muscles: readonly { readonly muscle: BodyMuscle; readonly name: string }[]
}

export type PastTime = {
  readonly id: string
  readonly startedAt: string
  readonly day: string
  readonly sets: readonly { readonly id: string; readonly text: string }[]
}

export type ExerciseGuideProps = {
  readonly note: string
  readonly muscles: readonly MuscleGroup[]
  readonly howTo: readonly string[]
  /** Newest first; undefined while loading. */
  readonly lastTimes: readonly PastTime[] | undefined
  /** Where a time leads; left out, it leads nowhere. */
  readonly linkOf?: (id: string) => string
  readonly words: {
    readonly note: string
    readonly howTo: string
    readonly lastTimes: string
    readonly neverLogged: string
  }
  /** What is wanted first: how it is done, or what was done last. */
  readonly first: 'how-to' | 'last-times'
}

/** The note, the muscles and the technique of an exercise, and the last times it was done. */
export function ExerciseGuide(props: ExerciseGuideProps) {
  const { note, muscles, howTo, lastTimes, linkOf, words, first } = props
  const history = (
    <Section title={words.lastTimes}>
      <LastTimes times={lastTimes} linkOf={linkOf} neverLogged={words.neverLogged} />
    </Section>
  )
  return (
    <div className={styles.guide}>
      {note !== '' && (
        <Section title={words.note}>
          <p className={styles.note}>{note}</p>
        </Section>
      )}
      {first === 'last-times' && history}
      <WorkedMuscles groups={muscles.filter((group) => group.muscles.length > 0)} />
      {howTo.length > 0 && (
        <Section title={words.howTo}>
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

/** How a muscle that only helps is drawn beside those that are meant. */
const SECONDARY_INTENSITY = 0.35

/** The muscles it works, drawn and in words. */
function WorkedMuscles({ groups }: { readonly groups: readonly MuscleGroup[] }) {
  if (groups.length === 0) return null
  const text = groups.map(({ title, muscles }) => `${title}: ${muscles.map(({ name }) => name).join(', ')}`)
  const intensities = groups.flatMap(({ isMain, muscles }) =>
    muscles.map(({ muscle }) => [muscle, isMain ? 1 : SECONDARY_INTENSITY] as const),
  )
  return (
    <div className={styles.worked}>
      <BodyDiagram label={text.join('. ')} intensities={new Map(intensities)} />
      <div className={styles.workedWords}>
        {groups.map(({ title, muscles, isMain }) => (
          <Section key={title} title={title}>
            <ul className={styles.muscles}>
              {muscles.map(({ muscle, name }) => (
                <li key={muscle}>
                  <Chip selected={isMain}>{name}</Chip>
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
  readonly times: readonly PastTime[] | undefined
  readonly linkOf: ((id: string) => string) | undefined
  readonly neverLogged: string
}

function LastTimes({ times, linkOf, neverLogged }: LastTimesProps) {
  if (!times) return <Skeleton shape="text" count={3} />
  if (times.length === 0) return <p className={styles.quiet}>{neverLogged}</p>
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

function Time({ time: { startedAt, day, sets } }: { readonly time: PastTime }) {
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
