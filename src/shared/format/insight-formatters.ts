import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import type { SetFacts } from '#domain/analytics/questions.ts'
import type { RecordWords } from '#domain/analytics/record-text.ts'
import type { Day } from '#domain/time/session-day.ts'
import { convertDistance, convertWeight, shownLoad } from '#domain/units.ts'
import { useExercises } from '#platform/exercises.ts'
import { usePreferences } from '#storage/use-preferences.ts'
import { dayText } from './dates.ts'
import { dateFormat } from './intl.ts'
import { changeText, numberText, percentText } from './numbers.ts'
import { useFormats } from './quantities.ts'
import { timeZoneOf, useToday } from './today.ts'

export type Formatters = RecordWords &
  Pick<Preferences, 'weightUnit' | 'lengthUnit' | 'weekStart'> & {
    /** The zone that determines the day. */
    readonly timeZone: string
    readonly today: Day
    /** Sessions per week; null without a goal. */
    readonly weeklyGoal: number | null
    /** With a maximum number of decimals; none by default. */
    readonly number: (value: number, decimals?: number) => string
    /** `+2,5 kg`: a load with its sign. */
    readonly change: (value: number) => string
    readonly percent: (share: number) => string
    readonly duration: (milliseconds: number) => string
    readonly day: (day: Day) => string
    readonly chart: {
      readonly locale: string
      readonly timeZone: string
      readonly asTable: string
      readonly asChart: string
      readonly date: string
    }
  }

const HOUR_MS = 3_600_000

/** UTC in place of a zone that this machine does not know. */
function knownZone(timeZone: string): string {
  return dateFormat('en-US', { timeZone }).resolvedOptions().timeZone
}

/** Undefined until the preferences are read. */
export function useFormatters(): Formatters | undefined {
  const { t, i18n } = useTranslation(['shared', 'parts'])
  const preferences = usePreferences()
  const timeZone = timeZoneOf(preferences)
  const today = useToday(timeZone)
  const { quantity, set } = useFormats()
  return useMemo(() => {
    if (!preferences) return undefined
    const { weightUnit, lengthUnit, distanceUnit, weekStart } = preferences
    const locale = i18n.language
    const number = (value: number, decimals = 0) => numberText(value, locale, decimals)
    const unit = `\u00a0${t(`shared:unit.${weightUnit}`)}`
    return {
      weightUnit,
      lengthUnit,
      weekStart,
      weeklyGoal: preferences.weeklyGoal ?? null,
      timeZone,
      today,
      number,
      load: (value) => number(shownLoad(value), 2) + unit,
      change: (value) => changeText(value, locale) + unit,
      percent: (value) => percentText(number(value * 100), locale),
      duration: (milliseconds) => t('parts:hours', { hours: number(milliseconds / HOUR_MS, 1) }),
      reps: (count) => t('shared:reps', { count }),
      distance: (metres) =>
        metres < 1_000
          ? quantity({ value: metres, unit: 'm' }, 0)
          : quantity({ value: convertDistance({ value: metres, unit: 'm' }, distanceUnit), unit: distanceUnit }),
      set: (facts: SetFacts) => set('weight-reps', inUnit(facts, weightUnit)),
      day: (of) => dayText(of, locale),
      chart: {
        locale,
        timeZone: knownZone(timeZone),
        asTable: t('parts:chart.asTable'),
        asChart: t('parts:chart.asChart'),
        date: t('parts:chart.date'),
      },
    }
  }, [preferences, timeZone, today, quantity, set, i18n.language, t])
}

/** Records are compared with each other, so that all of them are in one unit. */
function inUnit(facts: SetFacts, unit: WeightUnit): SetFacts {
  const { weight } = facts
  if (!weight || weight.unit === unit) return facts
  return { ...facts, weight: { value: shownLoad(convertWeight(weight, unit)), unit } }
}

/** The current name of a past exercise: a built-in one in the reader's language. */
export function useTrainedName(): (exercise: { readonly exerciseId: ExerciseId; readonly name: string }) => string {
  const exercises = useExercises()
  return ({ exerciseId, name }) => {
    const known = exercises?.byId.get(exerciseId)
    return known?.source === 'built-in' ? known.name : name
  }
}
