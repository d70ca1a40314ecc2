import { z } from 'zod'

/** Every product call answers its payload in `data`. */
export const answer = <Payload extends z.ZodType>(payload: Payload) => z.object({ data: payload })

/** What is wrong and where: `path` is dotted from the root of what was sent, '' for the whole. */
export const issue = z.strictObject({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof issue>

export const errorCode = z.enum([
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  /** 410: the person deleted the account. Every call answers it to a token that is still good; nothing comes back to life. */
  'ACCOUNT_DELETED',
  /** 403: the account was closed by somebody else than the person. Nothing of it is deleted. */
  'ACCOUNT_DISABLED',
  /** 403: what is asked for needs a sign-in that is not older than five minutes. */
  'RECENT_LOGIN_REQUIRED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CHECKPOINT_INVALID',
  'CHECKPOINT_UNKNOWN',
  'CLIENT_OUTDATED',
  'PAYLOAD_TOO_LARGE',
  /** 413: the account holds as many bytes as one person may keep. Nothing of the push was stored or put aside. */
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
  'INTERNAL',
])
export type ErrorCode = z.infer<typeof errorCode>

/** The body of every answer that is not 2xx. */
export const errorAnswer = z.object({
  error: z.object({ code: errorCode, message: z.string(), issues: z.array(issue).optional() }),
})
export type ErrorAnswer = z.infer<typeof errorAnswer>
