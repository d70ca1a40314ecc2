import type Stripe from 'stripe'

export type StripeAccess = {
  readonly secretKey: string
  /** Another server with Stripe's API, `http://host:port`. */
  readonly apiBase?: string | undefined
}

type Patience = { readonly timeoutMs: number; readonly retries: number }

/** The API version that `stripe-mapping.ts` reads. The webhook endpoint may have any: its snapshots are not read. */
export const STRIPE_API_VERSION = '2026-10-28.endive'

/** Loaded on demand because it is large. */
export async function openStripe({ secretKey, apiBase }: StripeAccess, patience: Patience): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  return new StripeClient(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: patience.timeoutMs,
    maxNetworkRetries: patience.retries,
    telemetry: false,
    ...addressOf(apiBase),
  })
}

/** Restricted keys have another prefix. */
export function isLiveKey(secretKey: string): boolean {
  return /^[rs]k_live_/.test(secretKey)
}

/** Null for objects that Stripe does not have, or no longer. */
export async function existing<Found>(ask: () => Promise<Found>): Promise<Found | null> {
  try {
    return await ask()
  } catch (error) {
    if (isInvalidRequest(error) && error.code === 'resource_missing') return null
    throw error
  }
}

export function isInvalidRequest(error: unknown): error is Error & { readonly code?: string } {
  return error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError'
}

function addressOf(apiBase: string | undefined) {
  if (apiBase === undefined) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const isSecure = protocol === 'https:'
  return {
    host: hostname,
    protocol: isSecure ? ('https' as const) : ('http' as const),
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
  }
}
