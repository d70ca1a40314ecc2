import type Stripe from 'stripe'
import { PLAN_SLUGS, type PlanSlug } from '#contract/vocabulary.ts'
import type { Environment } from '../env/variables.ts'
import { WEBHOOK_PATH } from '../payment/meaningful-events.ts'
import { existing, isLiveKey, openStripe } from '../payment/stripe/stripe-client.ts'
import { LOOKUP_KEYS } from '../payment/stripe/stripe-provider.ts'
import { answerTo, laterThan } from './answer-to.ts'
import { type Finding, notAsked, wrong } from './finding.ts'
import {
  keyFinding,
  PORTAL,
  portalFinding,
  priceFinding,
  priceOf,
  STRIPE_KEY,
  WEBHOOK,
  webhookFinding,
} from './stripe-rules.ts'

/** Stripe's part of docs/CONFIGURING.md. If the key is refused, nothing else is checked. */
export async function askStripe(env: Environment, limitMs: number): Promise<readonly Finding[]> {
  const { STRIPE_SECRET_KEY: secretKey } = env
  if (secretKey === undefined) {
    return [notAsked('Stripe', 'STRIPE_SECRET_KEY is not set: a payment page of this server stands in')]
  }
  const stripe = await openStripe(
    { secretKey, apiBase: env.STRIPE_API_BASE },
    { timeoutMs: laterThan(limitMs), retries: 0 },
  )
  const ask = (check: { subject: string; section: string }, work: () => Promise<Finding>) =>
    answerTo({ ...check, service: 'Stripe', limitMs }, () => orRefusal(check.subject, work))

  const key = await ask(STRIPE_KEY, async () => {
    await stripe.prices.list({ limit: 1 })
    return keyFinding(isLiveKey(secretKey))
  })
  if (key.status !== 'ok')
    return [key, notAsked('Stripe, everything else', 'nothing else can be asked without the key')]

  // The portal is compared with the prices: they are fetched once, by the first user.
  const found = Object.fromEntries(PLAN_SLUGS.map((plan) => [plan, once(() => readPrice(stripe, env, plan))]))
  const soldIds = async () => {
    const prices = await Promise.all(PLAN_SLUGS.map((plan) => found[plan]?.().catch(() => null)))
    return prices.flatMap((price) => (price ? [price.id] : []))
  }
  const answers = await Promise.all([
    ...PLAN_SLUGS.map((plan) =>
      ask(priceOf(plan), async () => priceFinding(plan, wantedPrice(env, plan), (await found[plan]?.()) ?? null)),
    ),
    ask(WEBHOOK, () => webhook(stripe, env.APP_URL)),
    ask(PORTAL, async () => portalFinding(await defaultPortal(stripe), await soldIds())),
  ])
  const secret = notAsked(
    'Stripe, signing secret',
    "Stripe tells it only when the endpoint is made: its 'send test event' shows whether STRIPE_WEBHOOK_SECRET is right",
  )
  return [key, ...answers, secret]
}

/** Stripe's message is not passed on: it contains a part of the key. */
async function orRefusal(subject: string, work: () => Promise<Finding>): Promise<Finding> {
  try {
    return await work()
  } catch (error) {
    const type = error instanceof Error && 'type' in error ? error.type : ''
    if (type === 'StripeAuthenticationError') {
      return wrong(
        subject,
        STRIPE_KEY.section,
        'Stripe does not take STRIPE_SECRET_KEY: it is mistyped or was withdrawn',
      )
    }
    // A restricted key that can sell need not be allowed to read everything: only the key's own check needs it.
    if (type !== 'StripePermissionError') throw error
    const says = 'the restricted key is not allowed to read it: allow it, or look in the dashboard'
    return subject === STRIPE_KEY.subject
      ? wrong(subject, STRIPE_KEY.section, 'the restricted key is not allowed to read prices: allow it')
      : notAsked(subject, says)
  }
}

async function webhook(stripe: Stripe, appUrl: string | undefined): Promise<Finding> {
  if (appUrl === undefined) return notAsked(WEBHOOK.subject, 'APP_URL is not set: Stripe could not reach this server')
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  return webhookFinding(new URL(WEBHOOK_PATH, appUrl).href, data)
}

/** The default configuration for sessions without their own, as the server's are. */
async function defaultPortal(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | undefined> {
  const { data } = await stripe.billingPortal.configurations.list({
    is_default: true,
    active: true,
    limit: 1,
    expand: ['data.features.subscription_update.products'],
  })
  return data[0]
}

/** As the server finds it, but including archived ones, to report them. */
async function readPrice(stripe: Stripe, env: Environment, plan: PlanSlug): Promise<Stripe.Price | null> {
  const id = givenPrice(env, plan)
  if (id !== undefined) return existing(() => stripe.prices.retrieve(id, { expand: ['currency_options'] }))
  const { data } = await stripe.prices.list({
    lookup_keys: [LOOKUP_KEYS[plan]],
    limit: 1,
    expand: ['data.currency_options'],
  })
  return data[0] ?? null
}

function wantedPrice(env: Environment, plan: PlanSlug): string {
  return givenPrice(env, plan) ?? `with the lookup key ${LOOKUP_KEYS[plan]}`
}

function givenPrice(env: Environment, plan: PlanSlug): string | undefined {
  return plan === 'annual' ? env.STRIPE_PRICE_ANNUAL : env.STRIPE_PRICE_MONTHLY
}

function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined
  return () => {
    asked ??= ask()
    return asked
  }
}
