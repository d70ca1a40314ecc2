/**
 * Why an exchange with the server did not happen.
 * - `offline`: no network, a time-out, a 5xx, a captive portal's page, half an answer. Try again later.
 * - `busy`: 429 or 503; `retryAfterMs` says when to come back.
 * - `unauthenticated`: even a fresh token is refused.
 * - `outdated`: the server's data is newer than this program can read.
 * - `full`: the account holds as much as one person may keep on the server. What is on the device is safe there.
 * - `checkpoint-unknown`: the server lives another life than the one we followed.
 * - `rejected`: the server will never take this request as it is.
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

  constructor(kind: SyncErrorKind, message: string, retryAfterMs = 0) {
    super(message)
    this.name = 'SyncError'
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}
