import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { type Day, dayOf } from '#domain/session-day.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './dashboard.module.css'
import { type TrainingDay, trainingWeek } from './training-week.ts'

type WeekCardProps = {
  /** The latest sessions, at least those of this week. */
  readonly sessions: readonly Session[]
  readonly weekStart: number
}

/** This week at a glance: the days trained, and how much. */
export function WeekCard({ sessions, weekStart }: WeekCardProps) {
  const { t } = useTranslation('dashboard')
  const today = dayOf(new Date().toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone)
  const week = trainingWeek(sessions, today, weekStart)
  return (
    <Card as="section" className={styles.card} aria-labelledby="this-week">
      <h2 id="this-week">{t('week.title')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ol role="list" className={styles.week}>
        {week.days.map((day) => (
          <DayMark key={day.day} day={day} today={today} />
        ))}
      </ol>
      <dl className={styles.figures}>
        <Figure value={week.sessions} name={t('week.sessions', { count: week.sessions })} />
        <Figure value={week.sets} name={t('week.sets', { count: week.sets })} />
      </dl>
    </Card>
  )
}

type DayMarkProps = { readonly day: TrainingDay; readonly today: Day }

function DayMark({ day: { day, sessions }, today }: DayMarkProps) {
  const { t, i18n } = useTranslation('dashboard')
  const name = (weekday: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(i18n.language, { weekday, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00.000Z`))
  return (
    <li
      className={classNames(styles.day, sessions > 0 && styles.trained, day === today && styles.today)}
      aria-current={day === today ? 'date' : undefined}
    >
      <span aria-hidden>{name('narrow')}</span>
      <span className="visually-hidden">{t(sessions > 0 ? 'week.trained' : 'week.rested', { day: name('long') })}</span>
    </li>
  )
}

function Figure({ value, name }: { readonly value: number; readonly name: string }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.quiet}>{name}</dt>
      <dd className={styles.number}>{value}</dd>
    </div>
  )
}
