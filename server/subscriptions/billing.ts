import type { DatabaseConnection } from '../database/connection.ts'
import type { PaymentProvider } from '../payment/payment-provider.ts'
import { Problem } from '../problem.ts'
import type { EntitlementSigner } from './entitlement-signer.ts'

/** Writes down what somebody has to look at. */
export type BillingLog = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** What everything about subscriptions works with. */
export type Billing = {
  readonly database: DatabaseConnection
  readonly provider: PaymentProvider
  readonly signer: EntitlementSigner
  /** Where the app lives, `https://app.example.com`; null: wherever a request was sent to. */
  readonly appUrl: string | null
  readonly now: () => Date
}

/**
 * Asks or orders something of the provider. Rejects with a Problem 503 where it does not do it; one that an operator has to mend
 * does not ask to be tried again.
 */
export async function asPayment<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) throw error
    if (isRefusal(error)) {
      throw new Problem(503, 'PAYMENT_UNAVAILABLE', 'Payments are not set up right. We were told.', { cause: error })
    }
    throw new Problem(503, 'PAYMENT_UNAVAILABLE', 'The payment service cannot be reached at the moment', {
      retryAfterSeconds: 5,
      cause: error,
    })
  }
}

/** Whether the provider was reached and refuses what is asked: a wrong key, a right that is missing, a portal that nobody set up. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 409 && status !== 429
}
