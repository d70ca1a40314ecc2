import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import type { Heat } from '#domain/analytics/heat.ts'
import { type Month, monthOf, weeksOfMonth } from '#domain/time/month.ts'
import type { Day } from '#domain/time/session-day.ts'
import { weekdayText } from '#shared/format/dates.ts'
import { focusByKey } from '#ui/chart/focus-by-key.ts'
import { classNames } from '#ui/class-names.ts'
import heats from '#ui/heat.module.css'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './month-calendar.module.css'

export type MonthCalendarProps = {
  readonly month: Month
  /** The month's title: `March 2026`. */
  readonly title: string
  readonly today: Day
  /** 0 is Sunday. */
  readonly weekStart: number
  readonly locale: string
  /** Selectable days, with their shade. */
  readonly heat: ReadonlyMap<Day, Heat>
  readonly chosen: Day | null
  readonly onChoose: (day: Day) => void
  /** The accessible name of a selectable day. */
  readonly labelOf: (day: Day) => string
  /** Undefined at the end. */
  readonly onEarlier: (() => void) | undefined
  readonly onLater: (() => void) | undefined
  readonly labels: { readonly earlier: string; readonly later: string }
}

/** A month, with days shaded by training. Days with sessions are selectable; arrow keys move between them. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, title, weekStart, locale, heat, chosen, onEarlier, onLater, labels } = props
  const titleId = useId()
  const days = [...heat.keys()].filter((day) => monthOf(day) === month).toSorted()
  // A single tab stop; arrow keys move from there.
  const stop = chosen !== null && days.includes(chosen) ? chosen : days.at(-1)
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton label={labels.earlier} icon={ChevronLeft} disabled={!onEarlier} onClick={onEarlier} />
        <h2 id={titleId} className={styles.title} aria-live="polite">
          {title}
        </h2>
        <IconButton label={labels.later} icon={ChevronRight} disabled={!onLater} onClick={onLater} />
      </div>
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
    </div>
  )
}

type CalendarDayProps = MonthCalendarProps & { readonly day: Day; readonly isStop: boolean }

function CalendarDay({ day, isStop, today, heat, chosen, onChoose, labelOf }: CalendarDayProps) {
  const ofDay = heat.get(day)
  const date = Number(day.slice(-2))
  const look = classNames(styles.day, day === today && styles.today)
  if (ofDay === undefined) return <span className={look}>{date}</span>
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      className={classNames(look, styles.trained, ofDay > 0 && heats[`heat${ofDay}`], ofDay > 2 && styles.onAccent)}
      aria-pressed={day === chosen}
      aria-label={labelOf(day)}
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
