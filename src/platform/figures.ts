import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { SetFacts } from '#domain/analytics/questions.ts'
import type { RecordWords } from '#domain/analytics/record-text.ts'
import type { Day } from '#domain/session-day.ts'
import { setTextIn } from '#domain/set-text.ts'
import { convertDistance } from '#domain/units.ts'
import { preferencesOf } from '#storage/collections/preferences.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { useExercises } from './exercises.ts'
import { useToday } from './use-today.ts'

/** How this person's figures are asked for and read: their units, their calendar, the language of the app. */
export type Figures = RecordWords &
  Pick<Preferences, 'weightUnit' | 'lengthUnit' | 'weekStart'> & {
    readonly today: Day
    /** Sessions a week; null without a goal. */
    readonly weeklyGoal: number | null
    /** With so many decimals at most; none by default. */
    readonly number: (value: number, decimals?: number) => string
    /** `+2,5 kg`: a load with its sign. */
    readonly change: (value: number) => string
    readonly percent: (share: number) => string
    readonly duration: (milliseconds: number) => string
    readonly day: (day: Day) => string
    readonly chart: {
      readonly locale: string
      readonly asTable: string
      readonly asChart: string
      readonly date: string
    }
  }

const HOUR_MS = 3_600_000

/** Undefined until the preferences are read. */
export function useFigures(): Figures | undefined {
  const { t, i18n } = useTranslation(['shared', 'progress'])
  const db = useDatabase()
  const preferences = useLiveQuery(useMemo(() => preferencesOf(db), [db]))
  const today = useToday()
  return useMemo(() => {
    if (!preferences) return undefined
    const { weightUnit, lengthUnit, distanceUnit, weekStart } = preferences
    const locale = i18n.language
    const formats = [0, 1, 2].map((maximumFractionDigits) => new Intl.NumberFormat(locale, { maximumFractionDigits }))
    const number = (value: number, decimals = 0) => (formats[decimals] ?? new Intl.NumberFormat(locale)).format(value)
    const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
    const unit = `\u00a0${t(`shared:unit.${weightUnit}`)}`
    const reps = (count: number) => t('shared:reps', { count })
    const setText = setTextIn({ number: (value) => number(value, 2), unit: (of) => t(`shared:unit.${of}`), reps })
    return {
      weightUnit,
      lengthUnit,
      weekStart,
      weeklyGoal: preferences.weeklyGoal ?? null,
      today,
      number,
      // A tenth of a thousand says nothing.
      load: (value) => number(value, Math.abs(value) < 1_000 ? 1 : 0) + unit,
      change: (value) => signed.format(value) + unit,
      percent: (value) => share.format(value),
      duration: (milliseconds) => t('progress:hours', { hours: number(milliseconds / HOUR_MS, 1) }),
      reps,
      distance: (metres) =>
        metres < 1_000
          ? `${number(metres)}\u00a0${t('shared:unit.m')}`
          : `${number(convertDistance({ value: metres, unit: 'm' }, distanceUnit), 2)}\u00a0${t(`shared:unit.${distanceUnit}`)}`,
      set: (set: SetFacts) => setText('weight-reps', set),
      day: (of) => day.format(new Date(`${of}T00:00:00.000Z`)),
      chart: {
        locale,
        asTable: t('progress:chart.asTable'),
        asChart: t('progress:chart.asChart'),
        date: t('progress:chart.date'),
      },
    }
  }, [preferences, today, i18n.language, t])
}

/** What an exercise of the past is called here and now: one that is built in by the words of the reader's language. */
export function useTrainedName(): (exercise: { readonly exerciseId: ExerciseId; readonly name: string }) => string {
  const exercises = useExercises()
  return ({ exerciseId, name }) => {
    const known = exercises?.byId.get(exerciseId)
    return known?.source === 'built-in' ? known.name : name
  }
}
