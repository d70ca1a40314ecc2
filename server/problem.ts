import type { ErrorCode, Issue } from '#contract/answer.ts'

type ProblemDetails = {
  /** For the log alone: which of the causes of this code it was. */
  readonly reason?: string
  /** For the log alone, which keeps a pseudonym: whom a token names that was refused. */
  readonly uid?: string
  readonly issues?: readonly Issue[]
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** Thrown at its cause. People read its message: it names no internals. */
export class Problem extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly issues: readonly Issue[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly reason: string | undefined
  readonly uid: string | undefined

  constructor(status: number, code: ErrorCode, message: string, details: ProblemDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.issues = details.issues
    this.retryAfterSeconds = details.retryAfterSeconds
    this.reason = details.reason
    this.uid = details.uid
  }
}

/** Nothing of the request was stored; a retry may succeed. */
export function storageUnavailable(cause: unknown): Problem {
  return new Problem(503, 'STORAGE_UNAVAILABLE', 'The data cannot be reached at the moment. Nothing was changed.', {
    retryAfterSeconds: 5,
    cause,
  })
}
