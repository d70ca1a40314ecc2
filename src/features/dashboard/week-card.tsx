import { Check, Flame } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '#contract/preferences.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import { PREFERENCES_PATH } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import type { AnalyticsAnswer } from '#domain/analytics/questions.ts'
import { addDays, type Day, sessionDay, weekStartOf } from '#domain/time/session-day.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { dayText } from '#shared/format/dates.ts'
import { useFormats } from '#shared/format/quantities.ts'
import { timeZoneOf, useToday } from '#shared/format/today.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { HeaderLink } from '#ui/header-link.tsx'
import { List } from '#ui/list.tsx'
import styles from './dashboard.module.css'

const DAYS = [0, 1, 2, 3, 4, 5, 6]

type WeekCardProps = {
  readonly preferences: Preferences
  readonly running: readonly Pick<Session, 'startedAt' | 'timeZone'>[]
}

export function WeekCard({ preferences, running }: WeekCardProps) {
  const { weekStart, weightUnit: unit, weeklyGoal = null } = preferences
  const today = useToday(timeZoneOf(preferences))
  const { answer } = useAnalytics({ about: 'week', today, weekStart, goal: weeklyGoal, unit })
  return <Week week={answer} goal={weeklyGoal} today={today} weekStart={weekStart} unit={unit} running={running} />
}

type WeekProps = {
  /** Undefined while loading: the space is reserved. */
  readonly week: AnalyticsAnswer<'week'> | undefined
  readonly goal: number | null
  readonly today: Day
  readonly weekStart: number
  readonly unit: WeightUnit
  readonly running?: WeekCardProps['running']
}

export function Week({ week, goal, today, weekStart, unit, running = [] }: WeekProps) {
  const { t } = useTranslation('dashboard')
  const first = weekStartOf(today, weekStart)
  const sessionsOn = (day: Day) => week?.days.find((each) => each.day === day)?.sessions ?? 0
  return (
    <Card
      as="section"
      className={classNames(styles.card, styles.weekCard)}
      aria-labelledby="this-week"
      aria-busy={!week}
    >
      <div className={styles.heading}>
        <h2 id="this-week">{t('week.title')}</h2>
        <p className={styles.strong}>{week && <Done sessions={week.totals.sessions} goal={goal} />}</p>
      </div>
      <List as="ol" className={classNames(styles.week, !week && styles.unknown)}>
        {DAYS.map((offset) => addDays(first, offset)).map((day) => (
          <DayMark key={day} day={day} today={today} sessions={sessionsOn(day)} running={running} />
        ))}
      </List>
      <Compared week={week} unit={unit} />
      <Streak week={week} goal={goal} />
    </Card>
  )
}

function Done({ sessions, goal }: { readonly sessions: number; readonly goal: number | null }) {
  const { t } = useTranslation('dashboard')
  return goal === null
    ? t('week.sessions', { count: sessions })
    : t('week.sessionsOf', { sessions, count: Math.max(sessions, goal), goal })
}

type DayMarkProps = {
  readonly day: Day
  readonly today: Day
  readonly sessions: number
  readonly running: WeekCardProps['running']
}

function DayMark({ day, today, sessions, running }: DayMarkProps) {
  const { t, i18n } = useTranslation('dashboard')
  const name = (weekday: 'narrow' | 'long') => dayText(day, i18n.language, { weekday })
  const isDone = sessions > 0
  const isUnderWay = !isDone && running.some((session) => sessionDay(session) === day)
  return (
    <li
      className={classNames(
        styles.day,
        isDone && styles.trained,
        isUnderWay && styles.underWay,
        day === today && styles.today,
      )}
      aria-current={day === today ? 'date' : undefined}
    >
      <span aria-hidden>{name('narrow')}</span>
      {isDone && <Check className={styles.dayIcon} aria-hidden />}
      <span className="visually-hidden">
        {t(`week.${isDone ? 'trained' : isUnderWay ? 'underWay' : 'rested'}`, { day: name('long') })}
      </span>
    </li>
  )
}

type ComparedProps = Pick<WeekProps, 'week' | 'unit'>

function Compared({ week, unit }: ComparedProps) {
  const { t } = useTranslation('dashboard')
  const formats = useFormats()
  const load = (volume: number) => formats.quantity({ value: volume, unit }, 0)
  const rows = [
    { name: t('week.sets'), text: ({ sets }: { readonly sets: number }) => formats.number(sets) },
    { name: t('week.volume'), text: ({ volume }: { readonly volume: number }) => load(volume) },
  ]
  return (
    <table className={styles.compared} aria-label={t('week.compared')}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('week.title')}</th>
          <th scope="col">{t('week.last')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, text }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {/* Other cells, not other words in them: nothing moves. */}
            <td key={`this ${week !== undefined}`}>{week ? text(week.totals) : '–'}</td>
            <td key={`last ${week !== undefined}`} className={styles.lastWeek}>
              {week ? text(week.lastWeek) : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Streak({ week, goal }: Pick<WeekProps, 'week' | 'goal'>) {
  const { t } = useTranslation('dashboard')
  const current = week?.streaks.current ?? 0
  const open = goal === null || !week ? 0 : goal - week.totals.sessions
  return (
    <p className={styles.streak}>
      {current > 0 && (
        <span className={styles.flame}>
          <Flame aria-hidden />
          {t('week.streak', { count: current })}
        </span>
      )}
      {week && goal !== null && <span>{open > 0 ? t('week.open', { count: open }) : t('week.reached')}</span>}
      {goal === null && <HeaderLink to={PREFERENCES_PATH}>{t('week.setGoal')}</HeaderLink>}
    </p>
  )
}
