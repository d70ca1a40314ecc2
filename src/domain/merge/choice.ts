import type { MergeChoice } from '#contract/outbox.ts'
import { sameContent } from './canonical.ts'
import { type Fields, fieldOf } from './units.ts'

export type Choice = Pick<MergeChoice, 'path' | 'kept' | 'dropped'>

/** Fields that no person chose: bookkeeping, or obsolete in minutes. */
const NOT_TOLD = new Set(['updatedAt', 'orderKey', 'newestFirst', 'rest'])

/**
 * The choice between two versions of some fields, limited to differences; undefined if nothing was lost, because the
 * other side had no values.
 */
export function choiceOf(path: readonly string[], kept: Fields, dropped: Fields): Choice | undefined {
  const differing = [...new Set([...Object.keys(kept), ...Object.keys(dropped)])].filter(
    (key) => !NOT_TOLD.has(key) && !sameContent(fieldOf(kept, key), fieldOf(dropped, key)),
  )
  if (differing.every((key) => (fieldOf(dropped, key) ?? null) === null)) return undefined
  return { path, kept: valuesOf(kept, differing), dropped: valuesOf(dropped, differing) }
}

/** With null for absent fields, so that both sides have the same ones. */
function valuesOf(fields: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(keys.map((key) => [key, fieldOf(fields, key) ?? null]))
}
