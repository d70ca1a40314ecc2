import type { WireDocument } from '#contract/sync.ts'
import { PREFERENCES_ID } from '#contract/vocabulary.ts'
import { sameVersion } from '#domain/merge/same-version.ts'
import { type Mergeable, mergeDocuments } from '#domain/merge/three-way.ts'
import { DEFAULT_PREFERENCES } from './collections/preferences.ts'

export type Choice = {
  readonly path: readonly string[]
  readonly kept: Readonly<Record<string, unknown>>
  readonly dropped: Readonly<Record<string, unknown>>
}

/**
 * Joins the server's version of a document and this device's. `base` is the version that the server was known to have
 * when ours was made, undefined where nothing is known. Total: nothing is thrown, and equal inputs give equal outputs.
 */
export function mergeVersions(
  base: WireDocument | undefined,
  master: WireDocument,
  ours: WireDocument,
): { readonly version: WireDocument; readonly choices: readonly Choice[] } {
  if (sameVersion(master, ours)) return { version: ours, choices: [] }
  // Where ours has not been changed, the server's is taken; a tombstone leaves the last content beside it.
  if (base && sameVersion(base, ours)) {
    return { version: master._deleted ? { ...ours, ...master } : master, choices: [] }
  }
  const merged = mergeDocuments(asMergeable(base ?? commonOrigin(ours.id)), asMergeable(master), asMergeable(ours))
  return { version: merged as unknown as WireDocument, choices: [] }
}

/** The beginning that two devices share although they never met: each makes the one document of preferences of the same defaults. */
function commonOrigin(id: string): WireDocument | undefined {
  return id === PREFERENCES_ID ? ({ ...DEFAULT_PREFERENCES, _deleted: false } as unknown as WireDocument) : undefined
}

/** Every collection's documents carry the fields that merging needs. */
function asMergeable<Version extends WireDocument | undefined>(version: Version) {
  return version as Version extends undefined ? undefined : WireDocument & Mergeable
}
