import type { DatabaseConnection } from '../database/connection.ts'
import type { PaymentProvider } from '../payment/payment-provider.ts'
import { Problem } from '../problem.ts'
import type { Customers } from './customers.ts'
import type { EntitlementSigner } from './entitlement-signer.ts'

export type BillingLog = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export type Billing = {
  readonly database: DatabaseConnection
  readonly customers: Customers
  readonly provider: PaymentProvider
  readonly signer: EntitlementSigner
  /** `https://app.example.com`; null: the host of the request. */
  readonly appUrl: string | null
  readonly now: () => Date
}

/** Rejects with a Problem 503; one that an operator has to fix has no retry hint. */
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

/** Whether the provider responded with a refusal: a wrong key, a missing right, a portal that was not set up. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 409 && status !== 429
}
