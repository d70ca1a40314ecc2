import type { MangoQuerySortPart, RxJsonSchema } from 'rxdb/plugins/core'
import type { Measurement, MeasurementKind } from '#contract/measurement.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import type { Database } from '../documents.ts'
import type { LiveQuery } from '../live-query.ts'
import { documents } from '../questions.ts'
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

/** The readings of one kind that are not in the bin, newest first. Reads no more of them than it returns. */
export function latestMeasurements(
  db: Database,
  kind: MeasurementKind,
  limit: number,
): LiveQuery<readonly Measurement[]> {
  const sort: MangoQuerySortPart<Measurement>[] = [{ newestFirst: 'asc' }, { id: 'asc' }]
  return documents(db, 'measurements', { selector: { binnedAt: '', kind }, sort, limit })
}
