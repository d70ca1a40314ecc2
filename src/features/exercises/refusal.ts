import { StorageError } from '#storage/storage-error.ts'

export function refusalOf(cause: unknown): 'notSaved' | 'notSavedFull' | 'notSavedGone' {
  if (!(cause instanceof StorageError)) return 'notSaved'
  if (cause.reason === 'full') return 'notSavedFull'
  return cause.reason === 'missing' ? 'notSavedGone' : 'notSaved'
}
