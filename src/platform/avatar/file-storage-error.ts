/** Every Firebase Storage code, without its `storage/`. */
export const STORAGE_CODES = [
  'unknown',
  'object-not-found',
  'bucket-not-found',
  'project-not-found',
  'quota-exceeded',
  'unauthenticated',
  'unauthorized',
  'unauthorized-app',
  'retry-limit-exceeded',
  'invalid-checksum',
  'canceled',
  'invalid-event-name',
  'invalid-url',
  'invalid-default-bucket',
  'no-default-bucket',
  'cannot-slice-blob',
  'server-file-wrong-size',
  'no-download-url',
  'invalid-argument',
  'invalid-argument-count',
  'app-deleted',
  'invalid-root-operation',
  'invalid-format',
  'internal-error',
  'unsupported-environment',
] as const
export type StorageCode = (typeof STORAGE_CODES)[number]

/** Each has its message. `unreachable` is temporary. */
export type FileStorageErrorKind =
  | 'unreachable'
  | 'cancelled'
  | 'sign-in-again'
  | 'not-allowed'
  | 'app-refused'
  | 'no-room'
  | 'too-large'
  | 'gone'
  | 'damaged'
  | 'not-set-up'
  | 'unsupported'
  | 'failed'

export class FileStorageError extends Error {
  readonly kind: FileStorageErrorKind
  /** The provider's code, for the log; '' without one. */
  readonly code: string

  constructor(kind: FileStorageErrorKind, code = '') {
    super(code ? `${kind} (${code})` : kind)
    this.name = 'FileStorageError'
    this.kind = kind
    this.code = code
  }
}

const KINDS: Readonly<Record<StorageCode, FileStorageErrorKind>> = {
  unknown: 'failed',
  'object-not-found': 'gone',
  'bucket-not-found': 'not-set-up',
  'project-not-found': 'not-set-up',
  'quota-exceeded': 'no-room',
  unauthenticated: 'sign-in-again',
  unauthorized: 'not-allowed',
  'unauthorized-app': 'app-refused',
  'retry-limit-exceeded': 'unreachable',
  'invalid-checksum': 'damaged',
  canceled: 'cancelled',
  'invalid-event-name': 'failed',
  'invalid-url': 'failed',
  'invalid-default-bucket': 'not-set-up',
  'no-default-bucket': 'not-set-up',
  'cannot-slice-blob': 'damaged',
  'server-file-wrong-size': 'damaged',
  'no-download-url': 'gone',
  'invalid-argument': 'failed',
  'invalid-argument-count': 'failed',
  'app-deleted': 'failed',
  'invalid-root-operation': 'failed',
  'invalid-format': 'damaged',
  'internal-error': 'failed',
  'unsupported-environment': 'unsupported',
}
const TOO_LARGE = 413

export function readFileStorageError(cause: unknown): FileStorageError {
  if (cause instanceof FileStorageError) return cause
  const code = textOf(cause, 'code')
  const known = STORAGE_CODES.find((name) => code === `storage/${name}`)
  if (known === undefined) return new FileStorageError('failed', code || String(cause))
  const isTooLarge = known === 'unknown' && statusOf(cause) === TOO_LARGE
  return new FileStorageError(isTooLarge ? 'too-large' : KINDS[known], code)
}

function textOf(value: unknown, field: string): string {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
  return typeof found === 'string' ? found : ''
}

function statusOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'status') : undefined
}
