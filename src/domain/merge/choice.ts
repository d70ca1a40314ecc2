import type { MergeChoice } from '#contract/outbox.ts'
import { sameContent } from './canonical.ts'
import { type Fields, fieldOf } from './units.ts'

/** Where a merge had to take one of two values, what it took and what the other side had. */
export type Choice = Pick<MergeChoice, 'path' | 'kept' | 'dropped'>

/** What no person chose: it only keeps the books, or is over in minutes. */
const NOT_TOLD = new Set(['updatedAt', 'orderKey', 'newestFirst', 'rest'])

/**
 * The choice between two versions of some fields, as far as they differ; undefined where nobody would miss
 * anything, as the other side had no values.
 */
export function choiceOf(path: readonly string[], kept: Fields, dropped: Fields): Choice | undefined {
  const differing = [...new Set([...Object.keys(kept), ...Object.keys(dropped)])].filter(
    (key) => !NOT_TOLD.has(key) && !sameContent(fieldOf(kept, key), fieldOf(dropped, key)),
  )
  if (differing.every((key) => (fieldOf(dropped, key) ?? null) === null)) return undefined
  return { path, kept: valuesOf(kept, differing), dropped: valuesOf(dropped, differing) }
}

/** With null for what is absent, so that both sides name the same fields. */
function valuesOf(fields: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(keys.map((key) => [key, fieldOf(fields, key) ?? null]))
}
