import type { Exercise } from '#contract/exercise.ts'
import type { Measurement } from '#contract/measurement.ts'
import type { Session } from '#contract/session.ts'
import { sameContent } from '../merge/canonical.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { stampChanges } from '../merge/stamp-changes.ts'
import { mergeDocuments } from '../merge/three-way.ts'

type Importable = Session | Measurement | Exercise

/** What is to happen with one document of a file. */
export type ImportStep<Document> =
  /** `from` is null where there is no such document yet; its stamps are to be put by whoever writes. */
  | { readonly kind: 'add'; readonly after: Document }
  | { readonly kind: 'change'; readonly before: Document; readonly after: Document }
  | { readonly kind: 'same' }
  /** The person has thrown it away: it stays there. */
  | { readonly kind: 'binned' }

/** What is known of a document's past on this device. */
export type Past = {
  /** Whether an import was the last to write it: then nobody has changed it since. */
  readonly isUntouched: boolean
  /** Whether an import that was undone put it in the bin: then it comes back. */
  readonly wasUndone: boolean
}

/**
 * What a document of a file does to the one that is there. What only imports have written becomes what the file says
 * now. What the person has changed keeps the person's word, and gets what it lacks: a logged set never goes.
 */
export function mergeImported<Document extends Importable>(
  current: Document | undefined,
  incoming: Document,
  { isUntouched, wasUndone }: Past,
): ImportStep<Document> {
  if (!current) return { kind: 'add', after: incoming }
  if (current.binnedAt !== '' && !wasUndone) return { kind: 'binned' }
  const awake = { ...current, binnedAt: '' }
  const merged = isUntouched ? { ...awake, ...incoming } : mergeDocuments(undefined, awake, unstamped(incoming))
  return sameWithoutStamps(merged, current)
    ? { kind: 'same' }
    : { kind: 'change', before: current, after: { ...merged, updatedAt: current.updatedAt } }
}

/** Older than anything that somebody wrote. */
function unstamped<Document extends Importable>(document: Document): Document {
  return stampChanges<Document>(undefined, document, UNSTAMPED)
}

function sameWithoutStamps<Document extends Importable>(left: Document, right: Document): boolean {
  return sameContent(unstamped(left), unstamped(right))
}
