import type { WireDocument } from '#contract/sync.ts'
import { PREFERENCES_ID } from '#contract/vocabulary.ts'
import type { Choice } from '#domain/merge/choice.ts'
import { type Mergeable, mergeWithChoices } from '#domain/merge/three-way.ts'
import { DEFAULT_PREFERENCES } from './collections/preferences.ts'

type Version = WireDocument & Mergeable

/**
 * Merges the server's version of a document and this device's; `base` is the server's version known when ours was made.
 * Never throws, and equal inputs give equal outputs.
 */
export function mergeVersions(
  base: WireDocument | undefined,
  master: WireDocument,
  ours: WireDocument,
): { readonly version: WireDocument; readonly choices: readonly Choice[] } {
  const known = base ?? commonOrigin(ours.id)
  // Every collection's documents have the fields that merging needs.
  const { merged, choices } = mergeWithChoices<Version>(
    known as Version | undefined,
    master as Version,
    ours as Version,
  )
  // A tombstone may come without a body: its last content stays on this device, for a set that is logged into it later.
  return { version: merged._deleted ? { ...ours, ...merged } : merged, choices }
}

/** The common base of two devices that never met: each creates the one preferences document from the same defaults. */
function commonOrigin(id: string): WireDocument | undefined {
  return id === PREFERENCES_ID ? { ...DEFAULT_PREFERENCES, _deleted: false } : undefined
}
