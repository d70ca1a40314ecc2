import type { MeasurementId } from '#contract/id.ts'
import type { Measurement, MeasurementKind } from '#contract/measurement.ts'
import { newestFirstKey } from '../list/newest-first.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { type Day, dayOf } from '../time/session-day.ts'
import { instantAtWallTime, wallTimeOf } from '../time/zoned-time.ts'
import type { Amount } from './amount.ts'

/** When and where a measurement is taken. `now` is an instant as in documents. */
export type LocalNow = { readonly now: string; readonly timeZone: string }

export type TypedReading = {
  readonly amounts: readonly (Amount & { readonly kind: MeasurementKind })[]
  readonly day: Day
  readonly note: string
}

/** The readings of an entry. Today's are taken now; for a past day the hour is unknown: noon. */
export function readingsOf(
  { amounts, day, note }: TypedReading,
  present: LocalNow,
  newId: () => MeasurementId,
): Measurement[] {
  const { now, timeZone } = present
  const measuredAt = day === dayOf(now, timeZone) ? now : (instantAtWallTime(`${day}T12:00`, timeZone) ?? now)
  return amounts.map(({ kind, value, unit }) => ({
    id: newId(),
    updatedAt: UNSTAMPED,
    binnedAt: '',
    newestFirst: newestFirstKey(measuredAt),
    kind,
    value,
    unit,
    measuredAt,
    timeZone,
    note: note.trim(),
  }))
}

/** The editable fields of a reading. Its unit stays as entered. */
export type ReadingChange = { readonly value: number; readonly day: Day; readonly note: string }

/** An edited reading. On another day it keeps its local hour; it is never later than `now`. */
export function changeReading(reading: Measurement, { value, day, note }: ReadingChange, now: string): Measurement {
  const measuredAt = movedTo(reading, day, now)
  return { ...reading, value, note: note.trim(), measuredAt, newestFirst: newestFirstKey(measuredAt) }
}

function movedTo({ measuredAt, timeZone }: Measurement, day: Day, now: string): string {
  const wallTime = wallTimeOf(measuredAt, timeZone)
  if (wallTime.slice(0, 10) === day) return measuredAt
  const moved = instantAtWallTime(`${day}${wallTime.slice(10)}`, timeZone)
  if (moved === null) return measuredAt
  return moved < now ? moved : now
}
