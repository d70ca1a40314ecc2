/**
 * Why an exchange with the server failed.
 * - `offline`: no network, a timeout, a 5xx, a captive portal's page, a truncated response. Try again later.
 * - `busy`: 429 or 503; `retryAfterMs` is the retry delay.
 * - `unauthenticated`: even a fresh token is refused.
 * - `outdated`: the server's data is newer than this program can read.
 * - `full`: the account has reached the server's limit. Data on the device is safe.
 * - `checkpoint-unknown`: the server's data has another epoch than the one we followed.
 * - `rejected`: the server will never accept this request.
 */
export type SyncErrorKind =
  | 'offline'
  | 'busy'
  | 'unauthenticated'
  | 'outdated'
  | 'full'
  | 'checkpoint-unknown'
  | 'rejected'

export class SyncError extends Error {
  readonly kind: SyncErrorKind
  readonly retryAfterMs: number
  /** Nothing was put on the wire, so that it says nothing about the size of the request. */
  readonly isUnsent: boolean

  constructor(kind: SyncErrorKind, message: string, retryAfterMs = 0, isUnsent = false) {
    super(message)
    this.name = 'SyncError'
    this.kind = kind
    this.retryAfterMs = retryAfterMs
    this.isUnsent = isUnsent
  }
}
