import type { WireDocument } from '#contract/sync.ts'
import { PREFERENCES_ID } from '#contract/vocabulary.ts'
import type { Choice } from '#domain/merge/choice.ts'
import { sameVersion } from '#domain/merge/removal.ts'
import { type Mergeable, mergeWithChoices } from '#domain/merge/three-way.ts'
import { withUnseen } from '#domain/merge/unseen.ts'
import { DEFAULT_PREFERENCES } from './collections/preferences.ts'

/** Every collection's documents have the fields that merging needs. */
type Version = WireDocument & Mergeable

type MergedVersion = { readonly version: WireDocument; readonly choices: readonly Choice[] }

/**
 * Merges the server's version of a document and this device's; `base` is the server's version known when ours was made.
 * Never throws, and equal inputs give equal outputs.
 */
export function mergeVersions(base: WireDocument | undefined, master: WireDocument, ours: WireDocument): MergedVersion {
  const known = base ?? commonOrigin(ours.id)
  const { merged, choices } = mergeWithChoices<Version>(
    known as Version | undefined,
    master as Version,
    ours as Version,
  )
  // A tombstone may come without a body: its last content stays on this device, for a set that is logged into it later.
  return { version: merged._deleted ? { ...ours, ...merged } : merged, choices }
}

/**
 * A version sent without a response may be part of the server's version. It is merged first, as if the response had
 * arrived, then later local changes: so a value replaced by others is not brought back by a later change of something
 * else.
 */
export function mergeInOrder(
  base: WireDocument | undefined,
  master: WireDocument,
  sent: WireDocument | undefined,
  ours: WireDocument,
): MergedVersion {
  if (!sent || sameVersion(sent, ours)) return mergeVersions(base, master, ours)
  const joined = mergeVersions(base, master, sent)
  const seen = withUnseen(joined.version as Version, joined.choices, { sent: sent as Version, ours: ours as Version })
  const { version, choices } = mergeVersions(sent, seen, ours)
  return { version, choices: [...joined.choices, ...choices] }
}

/** The common base of two devices that never met: each creates the one preferences document from the same defaults. */
function commonOrigin(id: string): WireDocument | undefined {
  return id === PREFERENCES_ID ? { ...DEFAULT_PREFERENCES, _deleted: false } : undefined
}
