import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { heatOf } from '#domain/analytics/heat.ts'
import type { AnalyticsQuestion } from '#domain/analytics/questions.ts'
import { addMonths, firstDayOf, lastDayOf, type Month, monthOf, weeksOfMonth } from '#domain/time/month.ts'
import type { Day } from '#domain/time/session-day.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { weekdayText } from '#shared/format/dates.ts'
import type { Formatters } from '#shared/format/insight-formatters.ts'
import { focusByKey } from '#ui/chart/focus-by-key.ts'
import { classNames } from '#ui/class-names.ts'
import heats from '#ui/heat.module.css'
import { IconButton } from '#ui/icon-button.tsx'
import { useSessionText } from '../use-session-text.ts'
import styles from './history-calendar.module.css'

type HistoryCalendarProps = {
  readonly asked: AnalyticsQuestion<'sessions'>
  readonly formatters: Formatters
  readonly month: Month
  readonly onMonth: (month: Month) => void
  readonly chosen: Day | null
  readonly onChoose: (day: Day | null) => void
  /** Null while other sessions may be hidden. */
  readonly onLog: ((day: Day) => void) | null
}

/** A month of results, whatever the period: a day filters the list, pressing it again clears that. An empty one logs. */
export function HistoryCalendar(props: HistoryCalendarProps) {
  const { asked, formatters, month, onMonth, chosen, onChoose, onLog } = props
  const { t } = useTranslation(['sessions', 'shared'])
  const words = useSessionText()
  const titleId = useId()
  const { answer: choices } = useAnalytics({ about: 'session-choices' })
  const { answer: found = [], isStale } = useAnalytics({ ...asked, from: firstDayOf(month), to: lastDayOf(month) })
  const { today } = formatters
  const sets = new Map<Day, number>()
  for (const session of found) sets.set(session.day, (sets.get(session.day) ?? 0) + session.sets)
  const most = Math.max(0, ...sets.values())
  const first = monthOf(choices?.firstDay ?? today)
  return (
    <section className={styles.calendar} aria-label={t('find.calendar')}>
      <div className={styles.head}>
        <IconButton
          label={t('find.monthBefore')}
          icon={ChevronLeft}
          disabled={month <= first}
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <h2 id={titleId} className={classNames(styles.title, 'capitalized')} aria-live="polite">
          {words.month(month)}
        </h2>
        <IconButton
          label={t('find.monthAfter')}
          icon={ChevronRight}
          disabled={month >= monthOf(today)}
          onClick={() => onMonth(addMonths(month, 1))}
        />
      </div>
      <MonthTable
        titleId={titleId}
        month={month}
        today={today}
        weekStart={formatters.weekStart}
        locale={formatters.chart.locale}
        sets={sets}
        most={most}
        chosen={chosen}
        onChoose={(day) => onChoose(day === chosen ? null : day)}
        // Days are known to be empty once this month's answer is there.
        onLog={isStale ? null : onLog}
        labelOf={(day) => {
          const ofDay = sets.get(day)
          const name = formatters.day(day)
          return ofDay === undefined ? t('past.onDay', { day: name }) : `${name}: ${t('shared:sets', { count: ofDay })}`
        }}
      />
    </section>
  )
}

type MonthTableProps = {
  readonly titleId: string
  readonly month: Month
  readonly today: Day
  /** 0 is Sunday. */
  readonly weekStart: number
  readonly locale: string
  readonly sets: ReadonlyMap<Day, number>
  readonly most: number
  readonly chosen: Day | null
  readonly onChoose: (day: Day) => void
  readonly onLog: ((day: Day) => void) | null
  readonly labelOf: (day: Day) => string
}

function MonthTable(props: MonthTableProps) {
  const { titleId, month, weekStart, today, locale, sets, chosen, onLog } = props
  const days = weeksOfMonth(month, weekStart).flat()
  const past = days.filter((day) => day !== null && day <= today && (onLog !== null || sets.has(day)))
  // A single tab stop; arrow keys move from there.
  const stop =
    past.find((day) => day === chosen) ?? past.findLast((day) => day !== null && sets.has(day)) ?? past.at(-1)
  return (
    <table className={styles.month} aria-labelledby={titleId} onKeyDown={focusByKey}>
      <thead>
        <tr>
          {weekdayNames(locale, weekStart).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className={styles.weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month, weekStart).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, weekday) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its place
              <td key={weekday} className={styles.cell}>
                {day !== null && <CalendarDay {...props} day={day} isStop={day === stop} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CalendarDayProps = MonthTableProps & { readonly day: Day; readonly isStop: boolean }

function CalendarDay({ day, isStop, today, sets, most, chosen, onChoose, onLog, labelOf }: CalendarDayProps) {
  const ofDay = sets.get(day)
  const date = Number(day.slice(-2))
  const current = day === today ? 'date' : undefined
  if (day > today || (ofDay === undefined && onLog === null))
    return (
      <span className={styles.day} aria-current={current}>
        {date}
      </span>
    )
  const button = {
    type: 'button',
    tabIndex: isStop ? 0 : -1,
    'aria-label': labelOf(day),
    'aria-current': current,
  } as const
  if (ofDay === undefined)
    return (
      <button {...button} className={classNames(styles.day, styles.empty)} onClick={() => onLog?.(day)}>
        {date}
      </button>
    )
  const heat = heatOf(ofDay, most)
  return (
    <button
      {...button}
      className={classNames(styles.day, styles.trained, heat > 0 && heats[`heat${heat}`], heat > 2 && styles.onAccent)}
      aria-pressed={day === chosen}
      // Drawn below the date: the name says it in words.
      data-sets={ofDay > 0 ? ofDay : undefined}
      onClick={() => onChoose(day)}
    >
      {date}
    </button>
  )
}

function weekdayNames(locale: string, weekStart: number): readonly { readonly short: string; readonly long: string }[] {
  return [0, 1, 2, 3, 4, 5, 6].map((place) => {
    const weekday = (place + weekStart) % 7
    return { short: weekdayText(weekday, locale, 'narrow'), long: weekdayText(weekday, locale) }
  })
}
