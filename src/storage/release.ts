import type { MigrationStrategies } from 'rxdb/plugins/core'
import type { CollectionName } from '#contract/sync.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'

export type Release = {
  readonly version: number
  /** A collection without a step for a version did not change in it. */
  readonly steps: { readonly [Name in CollectionName]?: MigrationStrategies }
}

export const THIS_RELEASE: Release = { version: SCHEMA_VERSION, steps: {} }

export function upgraded(
  collection: CollectionName,
  value: unknown,
  from: number,
  { version, steps }: Release,
): unknown {
  let document = value
  for (let next = from + 1; next <= version; next++)
    document = steps[collection]?.[next]?.(document, null as never) ?? document
  return document
}
