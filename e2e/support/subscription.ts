import type { PlanSlug } from '#contract/vocabulary.ts'
import type { SignedIn } from '../../tooling/identity.ts'
import type { Server } from '../../tooling/server.ts'

type Payer = Pick<SignedIn, 'idToken'>

/** Buys a plan on the local provider's page, without a browser. */
export async function payFor(server: Server, payer: Payer, plan: PlanSlug): Promise<void> {
  const plans = await ask<readonly { readonly slug: string; readonly stripePriceId: string }[]>(
    server,
    payer,
    '/subscriptions/plans',
  )
  const { url } = await ask<{ readonly url: string }>(server, payer, '/stripe/checkout', {
    priceId: plans.find(({ slug }) => slug === plan)?.stripePriceId,
    successUrl: `${server.url}/subscription/success`,
    cancelUrl: `${server.url}/subscription`,
  })
  await press(`${url}/pay`)
}

/** Ends the trial that everybody gets. */
export async function endTrial(server: Server, payer: Payer): Promise<void> {
  const returnUrl = `${server.url}/subscription`
  const { url } = await ask<{ readonly url: string }>(server, payer, '/stripe/portal', { returnUrl })
  await press(`${url}/end-trial`)
}

async function press(address: string): Promise<void> {
  const { status } = await fetch(address, { method: 'POST', redirect: 'manual' })
  if (status !== 303) throw new Error(`${address}: ${status}`)
}

async function ask<Data>(server: Server, { idToken }: Payer, path: string, body?: object): Promise<Data> {
  const response = await fetch(`${server.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${idToken}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { data: Data }
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer.data
}
