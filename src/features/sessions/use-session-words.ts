import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import type { Day } from '#domain/session-day.ts'
import { type SetText, setTextIn } from '#domain/set-text.ts'
import { convertWeight } from '#domain/units.ts'
import { dateFormat } from './date-format.ts'

const MINUTE_MS = 60_000

/** How sessions are told in the language of the app. */
export type SessionWords = {
  /** `Mon, 2 Mar, 18:00`, where it began. With the year where it was another one. */
  readonly when: (session: Pick<Session, 'startedAt' | 'timeZone'>) => string
  /** `March 2026` of `2026-03`. */
  readonly month: (month: string) => string
  /** `2 Mar – 4 Apr 2026`, `since 2 Mar 2026`; the day alone where it is one. An open end is null. */
  readonly period: (period: { readonly from: Day | null; readonly to: Day | null }) => string
  /** `58 min`, `1 h 12 min`. */
  readonly duration: (milliseconds: number) => string
  /** `4,250 kg` of a volume in kg, in the person's unit. */
  readonly volume: (kilograms: number, unit: WeightUnit) => string
  readonly number: (value: number) => string
  /** What a set holds, as it was entered. */
  readonly set: SetText
}

type Formats = {
  readonly figures: Intl.NumberFormat
  readonly whole: Intl.NumberFormat
  readonly months: Intl.DateTimeFormat
  readonly days: Intl.DateTimeFormat
}

const formatsByLocale = new Map<string, Formats>()

/** Making a format takes longer than drawing a card, and each of its lines needs them. */
function formatsIn(locale: string): Formats {
  const known = formatsByLocale.get(locale)
  if (known) return known
  const made = {
    figures: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
    whole: new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
    months: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    days: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
  }
  formatsByLocale.set(locale, made)
  return made
}

/** The same object for as long as the language stays. */
export function useSessionWords(): SessionWords {
  const { t, i18n } = useTranslation(['sessions', 'shared'])
  return useMemo(() => {
    const locale = i18n.language
    const { figures, whole, months, days } = formatsIn(locale)
    const thisYear = new Date().getFullYear()
    return {
      when: ({ startedAt, timeZone }) => {
        const date = new Date(startedAt)
        return dateFormat(locale, timeZone, date.getFullYear() !== thisYear).format(date)
      },
      month: (month) => months.format(new Date(`${month}-01T00:00:00.000Z`)),
      period: ({ from, to }) => {
        const date = (day: Day) => new Date(`${day}T00:00:00.000Z`)
        if (from !== null && to !== null) return days.formatRange(date(from), date(to))
        if (from !== null) return t('find.since', { day: days.format(date(from)) })
        return to === null ? t('find.period.any') : t('find.until', { day: days.format(date(to)) })
      },
      duration: (milliseconds) => {
        const total = Math.round(milliseconds / MINUTE_MS)
        const [hours, minutes] = [Math.floor(total / 60), total % 60]
        if (hours === 0) return t('duration.minutes', { minutes })
        return minutes === 0 ? t('duration.wholeHours', { hours }) : t('duration.hours', { hours, minutes })
      },
      volume: (kilograms, unit) => {
        const value = convertWeight({ value: kilograms, unit: 'kg' }, unit)
        return `${whole.format(value)}\u00a0${t(`shared:unit.${unit}`)}`
      },
      number: (value) => whole.format(value),
      set: setTextIn({
        number: (value) => figures.format(value),
        unit: (unit) => t(`shared:unit.${unit}`),
        reps: (count) => t('shared:reps', { count }),
      }),
    }
  }, [i18n.language, t])
}
