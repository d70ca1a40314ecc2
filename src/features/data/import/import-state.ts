import type { ImportProblem } from '#domain/import/imported.ts'
import type { ImportPreview, WriteAnswer } from '#platform/account/data-worker.ts'
import type { StorageErrorReason } from '#storage/storage-error.ts'

type Written = Extract<WriteAnswer, { kind: 'written' }>

/** How far an import has got. */
export type ImportState =
  | { readonly kind: 'choosing' }
  /** `share`: how much is read, from 0 to 1. */
  | { readonly kind: 'reading'; readonly fileName: string; readonly share: number }
  | {
      readonly kind: 'preview'
      readonly fileName: string
      readonly preview: ImportPreview
      readonly isWriting: boolean
    }
  | {
      readonly kind: 'done'
      readonly fileName: string
      readonly written: Written
      /** Whether the profile was taken over as well. */
      readonly withProfile: boolean
    }
  | { readonly kind: 'problem'; readonly fileName: string; readonly problem: ImportProblem }
  | { readonly kind: 'failed'; readonly reason: StorageErrorReason | 'worker' }

/**
 * The state once `share` of the file is read. Progress and answer come from the worker by ports of their own, so that the
 * last progress may arrive after the answer: it takes back nothing then.
 */
export function hasRead(now: ImportState, share: number): ImportState {
  return now.kind === 'reading' ? { ...now, share } : now
}
