import type { MeasurementId } from '#contract/id.ts'
import type { Measurement, MeasurementKind } from '#contract/measurement.ts'
import { MEASUREMENT_KINDS } from '#contract/vocabulary.ts'
import { firstWhere } from '../list/first-where.ts'
import { millisecondsOf } from '../time/instant.ts'
import { dayOf } from '../time/session-day.ts'
import { ColumnTable } from './columns.ts'
import { dayNumberOf } from './day-number.ts'

/** One row per reading of one kind, oldest first. */
export const MEASUREMENT_COLUMNS = {
  /** Milliseconds since 1970. */
  at: Float64Array,
  day: Int32Array,
  /** As entered, in its unit. */
  value: Float64Array,
  unit: Uint8Array,
} as const

export const MEASUREMENT_UNITS = ['kg', 'lb', '%', 'cm', 'in'] as const satisfies readonly Measurement['unit'][]

/** The readings of one kind; `ids` is parallel to the rows. */
export type Readings = { readonly table: ColumnTable<typeof MEASUREMENT_COLUMNS>; readonly ids: MeasurementId[] }

export class MeasurementIndex {
  readonly kinds: Map<MeasurementKind, Readings>
  readonly #places: Map<MeasurementId, MeasurementKind>

  constructor(kinds: ReadonlyMap<MeasurementKind, Readings> = new Map()) {
    this.kinds = new Map(kinds)
    this.#places = new Map([...kinds].flatMap(([kind, { ids }]) => ids.map((id) => [id, kind] as const)))
  }

  get size(): number {
    return this.#places.size
  }

  has(id: MeasurementId): boolean {
    return this.#places.has(id)
  }

  /** Removes a reading that is in the trash. */
  put(reading: Measurement): void {
    this.delete(reading.id)
    const at = millisecondsOf(reading.measuredAt)
    if (reading.binnedAt !== '' || Number.isNaN(at) || !MEASUREMENT_KINDS.includes(reading.kind)) return
    const { table, ids } = this.#readingsOf(reading.kind)
    const place = firstNotBefore({ table, ids }, at, reading.id)
    const day = dayNumberOf(dayOf(reading.measuredAt, reading.timeZone))
    table.insert(place, [{ at, day, value: reading.value, unit: MEASUREMENT_UNITS.indexOf(reading.unit) }])
    ids.splice(place, 0, reading.id)
    this.#places.set(reading.id, reading.kind)
  }

  delete(id: MeasurementId): void {
    const kind = this.#places.get(id)
    if (kind === undefined) return
    const { table, ids } = this.#readingsOf(kind)
    const place = ids.indexOf(id)
    table.remove(place, 1)
    ids.splice(place, 1)
    this.#places.delete(id)
    if (ids.length === 0) this.kinds.delete(kind)
  }

  #readingsOf(kind: MeasurementKind): Readings {
    const known = this.kinds.get(kind)
    if (known) return known
    const readings: Readings = { table: new ColumnTable(MEASUREMENT_COLUMNS), ids: [] }
    this.kinds.set(kind, readings)
    return readings
  }
}

function firstNotBefore({ table, ids }: Readings, at: number, id: MeasurementId): number {
  const times = table.columns.at
  return firstWhere(table.length, (place) => {
    const time = times[place] ?? 0
    return time === at ? (ids[place] ?? '') >= id : time > at
  })
}
