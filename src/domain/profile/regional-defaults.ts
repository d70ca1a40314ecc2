import type { Preferences } from '#contract/preferences.ts'
import { countryOfTimeZone, type RegionClues, regionOfLanguages } from '../billing/country.ts'

export type RegionalDefaults = Pick<Preferences, 'weightUnit' | 'distanceUnit' | 'lengthUnit' | 'weekStart'>

const METRIC: RegionalDefaults = { weightUnit: 'kg', distanceUnit: 'km', lengthUnit: 'cm', weekStart: 1 }

/** The United States and their territories, and Liberia. */
const IN_POUNDS = ['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'LR']
/** Plates are in pounds and girths in inches there, roads in kilometres. */
const IN_POUNDS_AND_KILOMETRES = ['CA']
/** Plates are in kilograms there, roads in miles. */
const IN_KILOGRAMS_AND_MILES = ['GB']
/** Countries whose week of training begins with the calendar's Sunday; Latin America trains from Monday to Saturday. */
const FROM_SUNDAY = [...IN_POUNDS, 'CA', 'JP', 'KR', 'TW', 'HK', 'SG', 'IN', 'PH', 'IL', 'ZA', 'SA']

/** Units and week of a first start: of where somebody is, else of the language; `en-US` is spoken by phones anywhere. */
export function regionalDefaults({ languages, timeZone }: RegionClues): RegionalDefaults {
  const region = countryOfTimeZone(timeZone) ?? regionOfLanguages(languages)
  if (region === null) return METRIC
  const weekStart = FROM_SUNDAY.includes(region) ? 0 : METRIC.weekStart
  if (IN_POUNDS.includes(region)) return { weightUnit: 'lb', distanceUnit: 'mi', lengthUnit: 'in', weekStart }
  if (IN_POUNDS_AND_KILOMETRES.includes(region)) return { ...METRIC, weightUnit: 'lb', lengthUnit: 'in', weekStart }
  if (IN_KILOGRAMS_AND_MILES.includes(region)) return { ...METRIC, distanceUnit: 'mi', weekStart }
  return { ...METRIC, weekStart }
}
