import { useTranslation } from 'react-i18next'
import { heatOf } from '#domain/analytics/heat.ts'
import type { AnalyticsQuestion } from '#domain/analytics/questions.ts'
import { addMonths, firstDayOf, lastDayOf, type Month, monthOf } from '#domain/time/month.ts'
import type { Day } from '#domain/time/session-day.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import type { Formatters } from '#shared/format/formatters.ts'
import { useSessionWords } from '../use-session-words.ts'
import styles from './history.module.css'
import { MonthCalendar } from './month-calendar.tsx'

type HistoryCalendarProps = {
  readonly asked: AnalyticsQuestion<'sessions'>
  readonly formatters: Formatters
  readonly month: Month
  readonly onMonth: (month: Month) => void
  /** The only day in the list; null if there are more. */
  readonly chosen: Day | null
  readonly onChoose: (day: Day | null) => void
}

/** A calendar of the results, whatever the period: a day filters the list, pressing it again clears that. */
export function HistoryCalendar({ asked, formatters, month, onMonth, chosen, onChoose }: HistoryCalendarProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  const words = useSessionWords()
  const { answer: choices } = useAnalytics({ about: 'session-choices' })
  const { answer: found = [] } = useAnalytics({ ...asked, from: firstDayOf(month), to: lastDayOf(month) })
  const { today } = formatters
  const sets = new Map<Day, number>()
  for (const session of found) sets.set(session.day, (sets.get(session.day) ?? 0) + session.sets)
  const most = Math.max(0, ...sets.values())
  const first = monthOf(choices?.firstDay ?? today)
  return (
    <section className={styles.calendar} aria-label={t('find.calendar')}>
      <MonthCalendar
        month={month}
        title={words.month(month)}
        today={today}
        weekStart={formatters.weekStart}
        locale={formatters.chart.locale}
        heat={new Map([...sets].map(([day, ofDay]) => [day, heatOf(ofDay, most)]))}
        chosen={chosen}
        onChoose={(day) => onChoose(day === chosen ? null : day)}
        labelOf={(day) => `${formatters.day(day)}: ${t('shared:sets', { count: sets.get(day) ?? 0 })}`}
        onEarlier={month > first ? () => onMonth(addMonths(month, -1)) : undefined}
        onLater={month < monthOf(today) ? () => onMonth(addMonths(month, 1)) : undefined}
        labels={{ earlier: t('find.monthBefore'), later: t('find.monthAfter') }}
      />
    </section>
  )
}
