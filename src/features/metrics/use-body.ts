import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeasurementGoal, MeasurementKind, MeasurementUnit } from '#contract/measurement.ts'
import { type Amount, type BodyUnits, convertAmount, measurementUnit } from '#domain/measurement/amount.ts'
import type { MeasurementGroup } from '#domain/measurement/groups.ts'
import { addDays, type Day } from '#domain/time/session-day.ts'
import { agoText, shortDayText } from '#shared/format/dates.ts'
import { type Formatters, useFormatters } from '#shared/format/insight-formatters.ts'
import { changeText, percentText, typedNumber } from '#shared/format/numbers.ts'
import { usePreferences } from '#storage/use-preferences.ts'

export type Body = BodyUnits &
  Pick<Formatters, 'timeZone' | 'today' | 'chart'> & {
    readonly goals: ReadonlyMap<MeasurementKind, MeasurementGoal['target']>
    readonly name: (kind: MeasurementKind) => string
    readonly groupName: (group: MeasurementGroup) => string
    /** `cm`, `pulg.`, `%`. */
    readonly unitName: (unit: MeasurementUnit) => string
    /** The unit for entering and showing a kind. */
    readonly unitOf: (kind: MeasurementKind) => MeasurementUnit
    /** As entered: `82,45 kg`. */
    readonly entered: (amount: Amount) => string
    /** In the preferred unit: exact if entered in it, otherwise to a tenth. */
    readonly shown: (kind: MeasurementKind, amount: Amount) => string
    /** To a tenth, in its own unit. */
    readonly rounded: (value: number, unit: MeasurementUnit) => string
    /** `−1,2 kg`: to a tenth, with its sign; none for 0. */
    readonly change: (value: number, unit: MeasurementUnit) => string
    /** For an input field: without thousands separators. */
    readonly typed: (value: number, decimals?: number) => string
    /** With the year only if it is another one. */
    readonly date: (day: Day) => string
    /** `today`, `yesterday`, or the date. */
    readonly day: (day: Day) => string
  }

/** Undefined until the preferences are loaded. */
export function useBody(): Body | undefined {
  const { t, i18n } = useTranslation(['metrics', 'shared'])
  const formatters = useFormatters()
  const preferences = usePreferences()
  return useMemo(() => {
    if (!formatters || !preferences) return undefined
    const locale = i18n.language
    const { weightUnit, lengthUnit, timeZone, today, chart, number } = formatters
    const units = { weightUnit, lengthUnit }
    const date = (of: Day) => shortDayText(of, today, locale)
    const unitName = (unit: MeasurementUnit) => t(`shared:unit.${unit}`)
    const withUnit = (text: string, unit: MeasurementUnit) =>
      unit === '%' ? percentText(text, locale) : `${text}\u00a0${unitName(unit)}`
    const entered = ({ value, unit }: Amount) => withUnit(number(value, 2), unit)
    const rounded = (value: number, unit: MeasurementUnit) => withUnit(number(value, 1), unit)
    const name = (kind: MeasurementKind) => t(`shared:measurement.${kind}`)
    const unitOf = (kind: MeasurementKind) => measurementUnit(kind, units)
    return {
      ...units,
      timeZone,
      today,
      chart,
      goals: new Map((preferences.measurementGoals ?? []).map(({ id, target }) => [id, target])),
      name,
      groupName: (group) => (isSingle(group) ? name(group.name) : t(`group.${group.name}`)),
      unitName,
      unitOf,
      entered,
      rounded,
      shown: (kind, amount) => {
        const unit = unitOf(kind)
        return amount.unit === unit ? entered(amount) : rounded(convertAmount(amount, unit), unit)
      },
      change: (value, unit) => withUnit(changeText(value, locale), unit),
      typed: (value, decimals = 1) => typedNumber(value, locale, decimals),
      date,
      day: (of) => (of === today || of === addDays(today, -1) ? agoText(of, today, locale) : date(of)),
    }
  }, [formatters, preferences, i18n.language, t])
}

function isSingle(group: MeasurementGroup): group is Extract<MeasurementGroup, { readonly name: MeasurementKind }> {
  return group.kinds.length === 1
}
