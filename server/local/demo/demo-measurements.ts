import type { MeasurementId } from '#contract/id.ts'
import type { Measurement } from '#contract/measurement.ts'
import { newestFirstKey } from '#domain/list/newest-first.ts'
import { UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { DAY_MS } from '#domain/time/instant.ts'
import { HOME_TIME_ZONE } from './calendar.ts'
import type { Dice } from './dice.ts'
import type { IdMaker } from './id-maker.ts'

const HISTORY_DAYS = 730
const BREAKFAST_UTC_MS = 10 * 3_600_000 + 12 * 60_000

/** The scale two or three mornings a week, the tape once a month. */
export function demoMeasurements(today: Date, ids: IdMaker, dice: Dice): readonly Measurement[] {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  return Array.from({ length: HISTORY_DAYS }, (_, day) => day).flatMap((day) => {
    const measuredMs =
      midnight - (HISTORY_DAYS - day) * DAY_MS + BREAKFAST_UTC_MS + Math.round(dice.normal(15)) * 60_000
    const measure = (kind: Measurement['kind'], value: number, unit: Measurement['unit']): Measurement => ({
      // The id of the measurement created here.
      id: ids(measuredMs)() as MeasurementId,
      updatedAt: UNSTAMPED,
      binnedAt: '',
      newestFirst: newestFirstKey(new Date(measuredMs).toISOString()),
      kind,
      value: Math.round(value * 10) / 10,
      unit,
      measuredAt: new Date(measuredMs).toISOString(),
      timeZone: HOME_TIME_ZONE,
      note: '',
    })
    return [
      ...(dice.chance(0.34) ? [measure('body-weight', bodyWeightKg(day) + dice.normal(0.45), 'kg')] : []),
      ...(day % 30 === 4 ? [measure('waist', 84 + (bodyWeightKg(day) - 78) * 0.8 + dice.normal(0.4), 'cm')] : []),
    ]
  })
}

/** A slow gain, a cut in the second spring, then a gain again. */
function bodyWeightKg(day: number): number {
  if (day < 400) return 77.5 + day * 0.0125
  if (day < 490) return 82.5 - (day - 400) * 0.045
  return 78.45 + (day - 490) * 0.013
}
