import type { Database } from './documents.ts'

/**
 * Why a command failed. `full`: no room left · `closed`: the connection is gone · `blocked`: the browser or another tab
 * refuses access · `unanswered`: it does not answer · `missing`: no such document · `exists`: another document has this
 * id · `outdated`: the data belongs to a newer version of the app.
 */
export type StorageErrorReason =
  | 'full'
  | 'closed'
  | 'blocked'
  | 'unanswered'
  | 'missing'
  | 'exists'
  | 'outdated'
  | 'unknown'

/** The error of every rejected command and query. Nothing was changed. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly reason: StorageErrorReason

  constructor(reason: StorageErrorReason, cause?: unknown) {
    super(`storage: ${reason}`, { cause })
    this.reason = reason
  }
}

/** Patterns of names and messages of browsers, Dexie and RxDB, first match wins. */
const SIGNS: readonly (readonly [StorageErrorReason, RegExp])[] = [
  ['full', /quota|full disk|disk is full|no space/i],
  ['outdated', /VersionError|\bDM5\b/],
  ['exists', /\bCONFLICT\b/],
  ['blocked', /SecurityError|MissingAPI|blocked|not allowed|COL25/i],
  ['closed', /DatabaseClosed|InvalidState|AbortError|COL21|is closed|closing|server lost/i],
]

export function toStorageError(cause: unknown): StorageError {
  if (cause instanceof StorageError) return cause
  const words = wordsOf(cause, 4)
  const reason = SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? 'unknown'
  return new StorageError(reason, cause)
}

export function isReason(error: unknown, reason: StorageErrorReason): boolean {
  return error instanceof StorageError && error.reason === reason
}

/** Runs an action on a database; failures reject with StorageError. */
export async function explainFailure<Result>(db: Database, action: () => Promise<Result>): Promise<Result> {
  try {
    await db.open()
    return await action()
  } catch (cause) {
    const error = toStorageError(cause)
    throw error.reason === 'closed' && db.health.current() === 'outdated' ? new StorageError('outdated', cause) : error
  }
}

/** Names and messages of an error and its inner ones: Dexie wraps in `inner` and `failures`, RxDB in `parameters`. */
function wordsOf(error: unknown, depth: number): string {
  if (typeof error !== 'object' || error === null || depth === 0) return String(error)
  const { name, message, code, inner, cause, failures } = error as Record<string, unknown>
  const nested = [inner, cause, ...(Array.isArray(failures) ? failures.slice(0, 1) : [])]
  const texts = nested.filter((item) => item !== undefined && item !== error).map((item) => wordsOf(item, depth - 1))
  return [name, code, message, ...texts].join(' ')
}
