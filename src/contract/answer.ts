import { z } from 'zod'

export const answer = <Payload extends z.ZodType>(payload: Payload) => z.object({ data: payload })

/** A validation issue: `path` is dotted from the root of the request, '' for the whole. */
export const issue = z.strictObject({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof issue>

export const errorCode = z.enum([
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  /** 410: the person deleted the account. Returned by every call with a still valid token; nothing is recreated. */
  'ACCOUNT_DELETED',
  /** 403: the account was closed by someone other than the person. Nothing is deleted. */
  'ACCOUNT_DISABLED',
  /** 403: requires a sign-in within the last five minutes. */
  'RECENT_LOGIN_REQUIRED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CHECKPOINT_INVALID',
  'CHECKPOINT_UNKNOWN',
  'CLIENT_OUTDATED',
  'PAYLOAD_TOO_LARGE',
  /** 413: the account has reached its storage limit. Nothing of the push was stored or quarantined. */
  'ACCOUNT_FULL',
  'UNSUPPORTED_MEDIA_TYPE',
  'SUBSCRIPTION_REQUIRED',
  'SUBSCRIPTION_EXPIRED',
  'ALREADY_SUBSCRIBED',
  'PAYMENT_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'IDENTITY_UNAVAILABLE',
  'SERVER_OUTDATED',
  'STORAGE_UNAVAILABLE',
  /** 503 of `/api/ready` alone: this process is ending, or its database lacks a migration. */
  'NOT_READY',
  'INTERNAL',
])
export type ErrorCode = z.infer<typeof errorCode>

export const errorAnswer = z.object({
  error: z.object({ code: errorCode, message: z.string(), issues: z.array(issue).optional() }),
})
export type ErrorAnswer = z.infer<typeof errorAnswer>
