import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Locale } from '#contract/preferences.ts'
import { standardProblem } from '../../plugins/errors.ts'
import { endTrial } from '../../stores/subscriptions.ts'
import type { Billing } from '../../subscriptions/billing.ts'
import { subscriptionOf } from '../../subscriptions/state.ts'
import { checkoutPage, portalPage, receiptPage } from './local-html.ts'
import {
  advanceTime,
  type Circumstances,
  cancel,
  changeCard,
  changePlan,
  type LocalAccount,
  resume,
} from './local-life.ts'
import { boughtIn, LOCAL_PAGES, type LocalProvider } from './local-provider.ts'
import { findObject, objectsOf } from './local-store.ts'

type LocalPagesOptions = { readonly billing: Billing; readonly provider: LocalProvider }

const ORDERS: Readonly<Record<string, (account: LocalAccount, circumstances: Circumstances) => LocalAccount>> = {
  cancel: (account, { now }) => cancel(account, false, now),
  'cancel-now': (account, { now }) => cancel(account, true, now),
  resume,
  'to-monthly': (account, circumstances) => changePlan(account, 'monthly', circumstances),
  'to-annual': (account, circumstances) => changePlan(account, 'annual', circumstances),
  'break-card': (account, circumstances) => changeCard(account, true, circumstances),
  'fix-card': (account, circumstances) => changeCard(account, false, circumstances),
  'time-passes': advanceTime,
}

/** As with a real provider, ids serve as keys. */
export const localPaymentPages: FastifyPluginAsync<LocalPagesOptions> = async (app, { billing, provider }) => {
  const { kysely } = billing.database.ofNobody
  const styles = await readFile(join(import.meta.dirname, 'page.css'), 'utf8')
  // Forms have no fields: the action is in the URL.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  )
  app.get(`${LOCAL_PAGES}/page.css`, (_request, reply) => reply.type('text/css; charset=utf-8').send(styles))

  const checkoutBy = async (id: string) => {
    const found = await findObject(kysely, 'checkout', id)
    if (!found) throw standardProblem(404)
    return found.body
  }
  app.get<{ Params: { id: string }; Querystring: { declined?: string } }>(
    `${LOCAL_PAGES}/checkout/:id`,
    async ({ params: { id }, query }, reply) => {
      const checkout = await checkoutBy(id)
      const prices = new Map((await provider.prices()).map((price) => [price.id, price]))
      const { status, cancelUrl } = checkout
      const wasDeclined = query.declined !== undefined && status === 'open'
      const links = { id, cancelUrl, successUrl: paidAddress(id, checkout.successUrl), status, wasDeclined }
      const content = checkoutPage({ locale: readerOf(checkout.locale) }, boughtIn(checkout, prices), links)
      return sendPage(reply, content, checkout.successUrl)
    },
  )
  app.post<{ Params: { id: string } }>(`${LOCAL_PAGES}/checkout/:id/pay`, async ({ params: { id } }, reply) => {
    const { successUrl } = await checkoutBy(id)
    if (!(await provider.pay(id))) return reply.redirect(`${LOCAL_PAGES}/checkout/${id}`, 303)
    return reply.redirect(paidAddress(id, successUrl), 303)
  })
  app.post<{ Params: { id: string } }>(`${LOCAL_PAGES}/checkout/:id/decline`, async ({ params: { id } }, reply) => {
    await checkoutBy(id)
    return reply.redirect(`${LOCAL_PAGES}/checkout/${id}?declined=1`, 303)
  })

  const portalBy = async (id: string) => {
    const found = await findObject(kysely, 'portal', id)
    if (!found) throw standardProblem(404)
    const userId = await provider.ownerOf(found.body.customerId)
    return { ...found.body, userId: userId ?? '', accounts: await objectsOf(kysely, 'account', found.body.customerId) }
  }
  app.get<{ Params: { id: string } }>(`${LOCAL_PAGES}/portal/:id`, async ({ params: { id } }, reply) => {
    const { accounts, returnUrl, locale, userId } = await portalBy(id)
    const { isTrialing } = await subscriptionOf(billing, userId)
    const links = { id, returnUrl, isInTrial: isTrialing }
    return sendPage(
      reply,
      portalPage(
        { locale: readerOf(locale) },
        accounts.map(({ body }) => body),
        links,
      ),
      returnUrl,
    )
  })
  app.post<{ Params: { id: string } }>(`${LOCAL_PAGES}/portal/:id/end-trial`, async ({ params: { id } }, reply) => {
    const { userId } = await portalBy(id)
    await endTrial(billing.database.of(userId).kysely, userId, billing.now())
    return reply.redirect(`${LOCAL_PAGES}/portal/${id}`, 303)
  })
  app.post<{ Params: { id: string; account: string; order: string } }>(
    `${LOCAL_PAGES}/portal/:id/:account/:order`,
    async ({ params: { id, account, order } }, reply) => {
      const { accounts } = await portalBy(id)
      const change = Object.hasOwn(ORDERS, order) ? ORDERS[order] : undefined
      if (!change || !accounts.some((own) => own.id === account)) throw standardProblem(404)
      await provider.changeAccount(account, change)
      return reply.redirect(`${LOCAL_PAGES}/portal/${id}`, 303)
    },
  )

  app.get<{ Params: { account: string; invoice: string } }>(
    `${LOCAL_PAGES}/receipt/:account/:invoice`,
    async ({ params }, reply) => {
      const account = await findObject(kysely, 'account', params.account)
      const invoice = account?.body.invoices.find(({ id }) => id === params.invoice)
      if (!account || !invoice) throw standardProblem(404)
      const checkouts = await objectsOf(kysely, 'checkout', account.owner)
      return sendPage(reply, receiptPage({ locale: readerOf(checkouts.at(-1)?.body.locale ?? null) }, invoice))
    },
  )
}

function paidAddress(checkoutId: string, successUrl: string): string {
  return successUrl.replaceAll('{CHECKOUT_SESSION_ID}', checkoutId)
}

function readerOf(locale: Locale | null): Locale {
  return locale ?? 'pt-BR'
}

/** Allows no scripts; a form may lead back to the app's URL. */
function sendPage(reply: FastifyReply, content: string, leadsTo?: string): FastifyReply {
  const target = leadsTo === undefined ? '' : ` ${new URL(leadsTo).origin}`
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action 'self'${target}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(content)
}
