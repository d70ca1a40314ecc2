import type { ColumnChoices } from '#domain/import/header.ts'
import type { ImportProblem } from '#domain/import/imported.ts'
import type { ImportPreview, WriteAnswer } from '#platform/account/data-worker.ts'
import type { StorageErrorReason } from '#storage/storage-error.ts'

type Written = Extract<WriteAnswer, { kind: 'written' }>

export type ImportState =
  | { readonly kind: 'choosing' }
  /** `share`: the read share, from 0 to 1. */
  | { readonly kind: 'reading'; readonly fileName: string; readonly share: number }
  | {
      readonly kind: 'preview'
      readonly fileName: string
      readonly file: File
      /** The person's answers about columns with unknown names, and whether the file is being read again with them. */
      readonly columns: ColumnChoices
      readonly isReading: boolean
      readonly preview: ImportPreview
      readonly isWriting: boolean
    }
  | {
      readonly kind: 'done'
      readonly fileName: string
      readonly written: Written
      readonly withProfile: boolean
    }
  | { readonly kind: 'problem'; readonly fileName: string; readonly problem: ImportProblem }
  | { readonly kind: 'failed'; readonly reason: StorageErrorReason | 'worker' }

export type ShownPreview = Extract<ImportState, { kind: 'preview' }>

/** Progress and result arrive from the worker on separate ports: progress after the result is ignored. */
export function hasRead(now: ImportState, share: number): ImportState {
  return now.kind === 'reading' ? { ...now, share } : now
}
