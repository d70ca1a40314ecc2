import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import type { SetText } from '#domain/session/set-text.ts'
import { firstDayOf } from '#domain/time/month.ts'
import { type Day, sessionDay } from '#domain/time/session-day.ts'
import { dayText, periodText } from '#shared/format/dates.ts'
import { dateFormat } from '#shared/format/intl.ts'
import { useFormats } from '#shared/format/quantities.ts'
import { todayIn, useTimeZone } from '#shared/format/today.ts'

const MINUTE_MS = 60_000

export type SessionWords = {
  /** `Mon, 2 Mar, 18:00`, with the year if it is another one. */
  readonly when: (session: Pick<Session, 'startedAt' | 'timeZone'>) => string
  readonly month: (month: string) => string
  /** `2 Mar – 4 Apr 2026`, `since 2 Mar 2026`; a single day alone. */
  readonly period: (period: { readonly from: Day | null; readonly to: Day | null }) => string
  /** `58 min`, `1 h 12 min`. */
  readonly duration: (milliseconds: number) => string
  /** `4,250 kg`, in the person's unit. */
  readonly volume: (kilograms: number, unit: WeightUnit) => string
  readonly number: (value: number) => string
  readonly set: SetText
}

/** The same object until language or zone change. */
export function useSessionText(): SessionWords {
  const { t, i18n } = useTranslation('sessions')
  const formats = useFormats()
  const timeZone = useTimeZone()
  return useMemo(() => {
    const locale = i18n.language
    const day = (of: Day) => dayText(of, locale)
    return {
      when: (session) => {
        const isThisYear = sessionDay(session).slice(0, 4) === todayIn(timeZone).slice(0, 4)
        return dateFormat(locale, {
          timeZone: session.timeZone,
          weekday: 'short',
          day: 'numeric',
          month: 'short',
          ...(!isThisYear && { year: 'numeric' }),
          hour: 'numeric',
          minute: '2-digit',
        }).format(new Date(session.startedAt))
      },
      month: (month) => dayText(firstDayOf(month), locale, { month: 'long', year: 'numeric' }),
      period: ({ from, to }) => {
        if (from !== null && to !== null) return periodText(from, to, locale)
        if (from !== null) return t('find.since', { day: day(from) })
        return to === null ? t('find.period.any') : t('find.until', { day: day(to) })
      },
      duration: (milliseconds) => {
        const total = Math.round(milliseconds / MINUTE_MS)
        const [hours, minutes] = [Math.floor(total / 60), total % 60]
        if (hours === 0) return t('duration.minutes', { minutes })
        return minutes === 0 ? t('duration.wholeHours', { hours }) : t('duration.hours', { hours, minutes })
      },
      volume: formats.volume,
      number: (value) => formats.number(value, 0),
      set: formats.set,
    }
  }, [i18n.language, formats, timeZone, t])
}
