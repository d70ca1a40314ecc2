import type { ErrorCode, Issue } from '#contract/answer.ts'

type ProblemDetails = {
  readonly issues?: readonly Issue[]
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** An answer that is not 2xx, thrown where it becomes clear. Its message is read by people: it names no inner part. */
export class Problem extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly issues: readonly Issue[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, code: ErrorCode, message: string, details: ProblemDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.issues = details.issues
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** The database did not do what it was asked. Nothing of the request was kept; the same request may succeed later. */
export function storageUnavailable(cause: unknown): Problem {
  return new Problem(503, 'STORAGE_UNAVAILABLE', 'The data cannot be reached at the moment. Nothing was changed.', {
    retryAfterSeconds: 5,
    cause,
  })
}
