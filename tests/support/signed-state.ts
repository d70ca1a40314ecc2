import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { EntitlementKey, SubscriptionState } from '#contract/billing.ts'
import { ANA } from './joined-parts.ts'

const pair = await generateKeyPair('Ed25519', { extractable: true })
const { x = '' } = await exportJWK(pair.publicKey)
/** For `entitlementKeys` of the public configuration. */
export const SIGNING_KEY: EntitlementKey = { kty: 'OKP', crv: 'Ed25519', x, kid: 'one' }

type Subscription = Omit<SubscriptionState, 'entitlement'>
type Validity = { readonly validUntil: string | null; readonly issuedAt: string }

/** Ana's subscription as the server states it, signed. */
export async function signState(subscription: Subscription, validity: Validity): Promise<SubscriptionState> {
  const { hasSubscription: _h, isActive: _a, isTrialing: _t, ...fields } = subscription
  const statement = { ...fields, ...validity, uid: ANA.uid, epoch: 'e1' }
  const signing = new SignJWT(statement).setProtectedHeader({ alg: 'Ed25519', kid: SIGNING_KEY.kid })
  return { ...subscription, entitlement: await signing.sign(pair.privateKey) }
}

/** The answer to `GET /api/subscriptions/plans`. */
export const PLANS = [
  {
    id: 'monthly',
    name: 'Monthly',
    slug: 'monthly',
    priceCents: 1990,
    originalPriceCents: null,
    currency: 'BRL',
    interval: 'month',
    ui: { features: [] },
    stripePriceId: 'price_month',
  },
]
