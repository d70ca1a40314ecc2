import type { MangoQuerySortPart, RxJsonSchema } from 'rxdb/plugins/core'
import type { MeasurementId } from '#contract/id.ts'
import type { Measurement, MeasurementKind } from '#contract/measurement.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { newestFirstKey } from '#domain/list/newest-first.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import type { Database } from '../documents.ts'
import type { LiveQuery } from '../live-query.ts'
import { now } from '../new-id.ts'
import { documents, numberOf } from '../questions.ts'
import { stampAfter } from '../stamps.ts'
import { explainFailure } from '../storage-error.ts'
import { writeMany } from '../write-many.ts'
import { binnedAt, id, newestFirst, number, text } from './document-properties.ts'

export const measurementSchema: RxJsonSchema<Measurement> = {
  version: SCHEMA_VERSION,
  type: 'object',
  primaryKey: 'id',
  properties: {
    id,
    updatedAt: text,
    binnedAt,
    newestFirst,
    kind: { type: 'string', maxLength: 20 },
    value: number,
    unit: text,
    measuredAt: text,
    timeZone: text,
    note: text,
  },
  required: ['id', 'binnedAt', 'newestFirst', 'kind'],
  indexes: [['binnedAt', 'kind', 'newestFirst']],
}

/** The readings of one kind outside of the trash, newest first. Reads only those it returns. */
export function latestMeasurements(
  db: Database,
  kind: MeasurementKind,
  limit: number,
): LiveQuery<readonly Measurement[]> {
  const sort: MangoQuerySortPart<Measurement>[] = [{ newestFirst: 'asc' }, { id: 'asc' }]
  return documents(db, 'measurements', { selector: { binnedAt: '', kind }, sort, limit })
}

/** How many readings of one kind there are outside of the trash. */
export function measurementCount(db: Database, kind: MeasurementKind): LiveQuery<number> {
  return numberOf(db, 'measurements', { binnedAt: '', kind })
}

/** The reading of a kind at an instant, outside of the trash, or null. Rejects with StorageError. */
export async function measurementAt(db: Database, kind: MeasurementKind, instant: string): Promise<Measurement | null> {
  const selector = { binnedAt: '', kind, newestFirst: newestFirstKey(instant) }
  const [found] = await documents(db, 'measurements', { selector, sort: [{ id: 'asc' }], limit: 1 }).get()
  return found ?? null
}

/** The last reading of each of these kinds outside of the trash, if any. Rejects with StorageError. */
export async function lastMeasurements(
  db: Database,
  kinds: readonly MeasurementKind[],
): Promise<ReadonlyMap<MeasurementKind, Measurement>> {
  const found = await Promise.all(kinds.map((kind) => latestMeasurements(db, kind, 1).get()))
  return new Map(found.flat().map((reading) => [reading.kind, reading]))
}

/** All or none. Rejects with StorageError. */
export async function logMeasurements(db: Database, readings: readonly Measurement[]): Promise<void> {
  const byId = new Map<string, Measurement>(readings.map((reading) => [reading.id, reading]))
  await explainFailure(db, () =>
    writeMany<'measurements'>(db, 'measurements', [...byId.keys()], (id, current) => {
      const reading = byId.get(id)
      return current || !reading ? 'leave' : stampChanges(undefined, reading, stampAfter(undefined))
    }),
  )
}

/** All or none. One already there keeps its date. Rejects with StorageError. */
export async function trashMeasurements(db: Database, ids: readonly MeasurementId[]): Promise<void> {
  const trashed = now()
  await explainFailure(db, () =>
    writeMany<'measurements'>(db, 'measurements', ids, (_, current) =>
      current?.binnedAt === ''
        ? stampChanges(current, { ...current, binnedAt: trashed }, stampAfter(current.updatedAt))
        : 'leave',
    ),
  )
}
