import type { InjectOptions } from 'fastify'
import { createLocalProvider, type LocalProvider } from '../../server/payment/local/local-provider.ts'
import type { PaymentProvider } from '../../server/payment/payment-provider.ts'
import { attachLocalPayments } from '../../server/payment/provide-billing.ts'
import type { Billing } from '../../server/subscriptions/billing.ts'
import { customersOf } from '../../server/subscriptions/customers.ts'
import { createEntitlementSigner, makePrivateKey } from '../../server/subscriptions/entitlement-signer.ts'
import { type DatabaseKind, openTestDatabase, type TestDatabase } from './test-database.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export const APP_URL = 'https://barra.test'

/** A manually advanced clock. */
export type TestClock = { readonly now: () => Date; readonly advance: (milliseconds: number) => void }

export function createTestClock(start = '2026-03-02T18:00:00.000Z'): TestClock {
  let nowMs = Date.parse(start)
  return {
    now: () => new Date(nowMs),
    advance: (milliseconds) => {
      nowMs += milliseconds
    },
  }
}

/** Billing with its own key on a database. */
export async function createTestBilling(
  database: TestDatabase,
  provider: PaymentProvider,
  clock: TestClock,
): Promise<Billing> {
  const signer = await createEntitlementSigner(await makePrivateKey())
  return {
    database,
    customers: customersOf(database, provider.name),
    provider,
    signer,
    appUrl: APP_URL,
    now: clock.now,
  }
}

export type BillingServer = {
  readonly server: TestServer
  readonly billing: Billing
  readonly provider: LocalProvider
  readonly clock: TestClock
  /** One call as the person; returns status and parsed body. */
  readonly call: (uid: string, request: InjectOptions) => Promise<{ status: number; body: Body }>
  /** Presses a button on a page of the local provider; returns where it leads. */
  readonly press: (path: string) => Promise<string>
  readonly close: () => Promise<void>
}
// Tests read what they expect out of answers whose shape another test checks.
// biome-ignore lint/suspicious/noExplicitAny: the body of any answer
type Body = any

/** The whole server with the local payment provider. */
export async function startBillingServer(kind: DatabaseKind): Promise<BillingServer> {
  const database = await openTestDatabase(kind)
  const clock = createTestClock()
  const provider = createLocalProvider({ database, origin: APP_URL, now: clock.now })
  const billing = await createTestBilling(database, provider, clock)
  const server = await startTestServer(kind, { database, billing })
  await attachLocalPayments(server.app, billing, provider)
  return {
    server,
    billing,
    provider,
    clock,
    call: async (uid, request) => {
      const headers = { authorization: `Bearer ${await server.tokenFor(uid)}`, ...request.headers }
      const response = await server.app.inject({ ...request, headers })
      return { status: response.statusCode, body: response.json() }
    },
    press: async (path) => {
      const response = await server.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      })
      if (response.statusCode !== 303) throw new Error(`${response.statusCode}: ${response.body}`)
      return String(response.headers['location'])
    },
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}
