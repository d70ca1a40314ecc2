import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeasurementGoal, MeasurementKind, MeasurementUnit } from '#contract/measurement.ts'
import { type Amount, type BodyUnits, convertAmount, measurementUnit } from '#domain/measurement/amount.ts'
import type { MeasurementGroup } from '#domain/measurement/groups.ts'
import type { Day } from '#domain/session-day.ts'
import { percentText } from '#i18n/percent-text.ts'
import { type Figures, useFigures } from '#platform/figures.ts'
import { preferencesOf } from '#storage/collections/preferences.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'

/** How this person's measurements are named, written and typed, and what they want them to come to. */
export type Body = BodyUnits &
  Pick<Figures, 'today' | 'chart'> & {
    readonly goals: ReadonlyMap<MeasurementKind, MeasurementGoal['target']>
    readonly name: (kind: MeasurementKind) => string
    readonly groupName: (group: MeasurementGroup) => string
    /** `cm`, `pulg.`, `%`. */
    readonly unitName: (unit: MeasurementUnit) => string
    /** The unit that a kind is entered and shown in. */
    readonly unitOf: (kind: MeasurementKind) => MeasurementUnit
    /** As it was entered: `82,45 kg`. */
    readonly entered: (amount: Amount) => string
    /** In the preferred unit: to the digit where it was entered in it, otherwise to a tenth. */
    readonly shown: (kind: MeasurementKind, amount: Amount) => string
    /** To a tenth, in the unit it is in already. */
    readonly rounded: (value: number, unit: MeasurementUnit) => string
    /** `−1,2 kg`: to a tenth, with its sign; none for nought. */
    readonly change: (value: number, unit: MeasurementUnit) => string
    /** As somebody types it: without marks for thousands. */
    readonly typed: (value: number, decimals?: number) => string
    /** With the year only where it is another one. */
    readonly date: (day: Day) => string
    /** `today`, `yesterday`, or the date. */
    readonly day: (day: Day) => string
  }

/** Undefined until the preferences are read. */
export function useBody(): Body | undefined {
  const { t, i18n } = useTranslation(['metrics', 'shared'])
  const figures = useFigures()
  const db = useDatabase()
  const preferences = useLiveQuery(useMemo(() => preferencesOf(db), [db]))
  return useMemo(() => {
    if (!figures || !preferences) return undefined
    const locale = i18n.language
    const { weightUnit, lengthUnit, today, chart, number } = figures
    const units = { weightUnit, lengthUnit }
    const plain = [0, 1, 2].map((decimals) => plainFormat(locale, decimals))
    const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const date = (of: Day) =>
      of.slice(0, 4) === today.slice(0, 4) ? dayOfYear.format(new Date(`${of}T00:00Z`)) : figures.day(of)
    const unitName = (unit: MeasurementUnit) => t(`shared:unit.${unit}`)
    const withUnit = (text: string, unit: MeasurementUnit) =>
      unit === '%' ? percentText(text, locale) : `${text}\u00a0${unitName(unit)}`
    const entered = ({ value, unit }: Amount) => withUnit(number(value, 2), unit)
    const rounded = (value: number, unit: MeasurementUnit) => withUnit(number(value, 1), unit)
    const name = (kind: MeasurementKind) => t(`shared:measurement.${kind}`)
    const unitOf = (kind: MeasurementKind) => measurementUnit(kind, units)
    return {
      ...units,
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
      change: (value, unit) => withUnit(signed.format(value), unit),
      typed: (value, decimals = 1) => (plain[decimals] ?? plainFormat(locale, decimals)).format(value),
      date,
      day: (of) => {
        const ago = Math.round((Date.parse(`${of}T00:00Z`) - Date.parse(`${today}T00:00Z`)) / 86_400_000)
        return ago === 0 || ago === -1 ? relative.format(ago, 'day') : date(of)
      },
    }
  }, [figures, preferences, i18n.language, t])
}

function isSingle(group: MeasurementGroup): group is Extract<MeasurementGroup, { readonly name: MeasurementKind }> {
  return group.kinds.length === 1
}

function plainFormat(locale: string, maximumFractionDigits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { maximumFractionDigits, useGrouping: false })
}
