import type { Exercise } from '#contract/exercise.ts'
import type { Measurement } from '#contract/measurement.ts'
import type { Session } from '#contract/session.ts'
import { sameContent } from '../merge/canonical.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { stampChanges } from '../merge/stamp-changes.ts'
import { mergeDocuments } from '../merge/three-way.ts'
import { type BroughtParts, isBroughtAgain, withoutRemoved } from './brought-parts.ts'

type Importable = Session | Measurement | Exercise

export type ImportStep<Document> =
  /** `from` is null for a new document; the writer sets its stamps. */
  | { readonly kind: 'add'; readonly after: Document }
  | { readonly kind: 'change'; readonly before: Document; readonly after: Document }
  | { readonly kind: 'same' }
  /** The person deleted it: it stays in the trash. */
  | { readonly kind: 'trashed' }

export type KnownImports = {
  /** Whether an import was the last to write it, so that no edit is lost. */
  readonly isUntouched: boolean
  /** Whether undoing an import deleted it: then it is restored. */
  readonly wasUndone: boolean
  /** The parts that earlier imports brought; undefined if none did, or if nobody recorded it. */
  readonly brought: BroughtParts | undefined
}

/**
 * Parts written only by imports are updated to the file's version; those the person edited only gain what is new in the
 * file. What an import brought before and the person removed stays removed.
 */
export function mergeImported<Document extends Importable>(
  current: Document | undefined,
  incoming: Document,
  { isUntouched, wasUndone, brought }: KnownImports,
): ImportStep<Document> {
  if (!current) return { kind: 'add', after: incoming }
  if (current.binnedAt !== '' && !wasUndone) return { kind: 'trashed' }
  const awake = { ...current, binnedAt: '' }
  if (!isUntouched && !wasUndone && isBroughtAgain(incoming, brought)) return { kind: 'same' }
  const merged = isUntouched
    ? { ...awake, ...incoming }
    : mergeDocuments(undefined, awake, unstamped(withoutRemoved(incoming, current, brought)))
  return sameWithoutStamps(merged, current)
    ? { kind: 'same' }
    : { kind: 'change', before: current, after: { ...merged, updatedAt: current.updatedAt } }
}

/** Older than anything a person wrote. */
function unstamped<Document extends Importable>(document: Document): Document {
  return stampChanges<Document>(undefined, document, UNSTAMPED)
}

function sameWithoutStamps<Document extends Importable>(left: Document, right: Document): boolean {
  return sameContent(unstamped(left), unstamped(right))
}
