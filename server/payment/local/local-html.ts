import type { Locale } from '#contract/preferences.ts'
import { formatPrice } from '#domain/billing/price.ts'
import type { LocalAccount, LocalInvoice, Purchase } from './local-life.ts'
import { LOCAL_PAGES } from './local-provider.ts'
import type { LocalCheckout } from './local-store.ts'
import { WORDS, type Words } from './local-words.ts'

/** Safe between tags and in quoted attributes. */
class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A template tag: everything that is not already Html is escaped. */
function html(strings: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  const escaped = values.map((value) => {
    if (value instanceof Html) return value.text
    if (typeof value !== 'string') return value.map(({ text }) => text).join('')
    return value.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
  })
  return new Html(String.raw({ raw: strings }, ...escaped))
}

export type Reader = { readonly locale: Locale }

type CheckoutLinks = {
  readonly id: string
  readonly cancelUrl: string
  readonly successUrl: string
  readonly status: LocalCheckout['status']
  readonly wasDeclined: boolean
}

export function checkoutPage({ locale }: Reader, bought: Omit<Purchase, 'id'>, links: CheckoutLinks): string {
  const words = WORDS[locale]
  const at = `${LOCAL_PAGES}/checkout/${links.id}`
  const price = formatPrice(bought.priceCents, bought.currency)
  const isAnnual = bought.plan === 'annual'
  return page(locale, words.title, [
    html`<section class="card">
<h1>${words[bought.plan]}</h1>
<p class="price">${price} <span class="quiet">${isAnnual ? words.perYear : words.perMonth}</span></p>
<p class="quiet">${isAnnual ? words.annualTerms : words.monthlyTerms}</p>
${links.wasDeclined ? [html`<p class="fault" role="alert">${words.declined}</p>`] : []}
${links.status === 'open' ? paying(words, at, price) : [over(words, links.status)]}
</section>`,
    wayBack(links.status === 'complete' ? links.successUrl : links.cancelUrl, words),
  ])
}

type PortalLinks = { readonly id: string; readonly returnUrl: string; readonly isInTrial: boolean }

export function portalPage({ locale }: Reader, accounts: readonly LocalAccount[], links: PortalLinks): string {
  const words = WORDS[locale]
  const at = `${LOCAL_PAGES}/portal/${links.id}`
  const newestFirst = accounts.toReversed()
  return page(locale, words.portal, [
    html`<h1>${words.portal}</h1>`,
    ...(accounts.length === 0 ? [html`<p class="quiet">${words.nothing}</p>`] : []),
    ...newestFirst.map((account) => accountPart(words, locale, account, at)),
    ...(links.isInTrial ? [testing(words, [button(`${at}/end-trial`, words.endTrial)])] : []),
    wayBack(links.returnUrl, words),
  ])
}

export function receiptPage({ locale }: Reader, invoice: LocalInvoice): string {
  const words = WORDS[locale]
  return page(locale, words.receipt, [
    html`<section class="card">
<h1>${words.receipt}</h1>
<dl>
${fact(words.plan, words[invoice.plan])}
${fact(words.day, dayOf(invoice.createdAt, locale))}
${fact(words.amount, formatPrice(invoice.amountCents, invoice.currency))}
${fact(words.status, words[invoice.status])}
</dl>
</section>`,
  ])
}

function paying(words: Words, at: string, price: string): readonly Html[] {
  return [
    button(`${at}/pay`, `${words.pay} ${price}`, 'first'),
    testing(words, [button(`${at}/decline`, words.decline)]),
  ]
}

function over(words: Words, status: 'complete' | 'expired'): Html {
  return status === 'complete'
    ? html`<p class="done" role="status">${words.done}</p>`
    : html`<p class="fault" role="alert">${words.closed}</p>`
}

function accountPart(words: Words, locale: Locale, account: LocalAccount, at: string): Html {
  const { subscription, invoices } = account
  const receipts = `${LOCAL_PAGES}/receipt/${subscription.id}`
  const isOver = subscription.status === 'canceled'
  const to = `${at}/${subscription.id}`
  return html`<section class="card">
<h2>${words[subscription.plan]}</h2>
<p role="status"><span class="${subscription.status}">${words[subscription.status]}</span>${endOf(words, locale, account)}</p>
${isOver ? [] : orders(words, account, to)}
<h3>${words.payments}</h3>
<ul>${invoices.map((invoice) => invoiceRow(words, locale, invoice, `${receipts}/${invoice.id}`))}</ul>
${isOver ? [] : [testing(words, tricks(words, account, to))]}
</section>`
}

/** The end or renewal date; unknown while a payment is due. */
function endOf(words: Words, locale: Locale, { subscription }: LocalAccount): Html {
  const { status, cancelAtPeriodEnd, currentPeriodEnd } = subscription
  if (status === 'past_due') return html``
  const word = status === 'canceled' ? words.endedOn : cancelAtPeriodEnd ? words.endsOn : words.renewsOn
  return html`<br><span class="quiet">${word} ${dayOf(currentPeriodEnd, locale)}</span>`
}

function orders(words: Words, { subscription }: LocalAccount, to: string): readonly Html[] {
  const isAnnual = subscription.plan === 'annual'
  return [
    ...(subscription.isCardDeclined ? [button(`${to}/fix-card`, words.fixCard, 'first')] : []),
    ...(subscription.cancelAtPeriodEnd ? [button(`${to}/resume`, words.resume, 'first')] : []),
    button(`${to}/${isAnnual ? 'to-monthly' : 'to-annual'}`, isAnnual ? words.toMonthly : words.toAnnual),
    ...(subscription.cancelAtPeriodEnd ? [] : [button(`${to}/cancel`, words.cancel)]),
    button(`${to}/cancel-now`, words.cancelNow),
  ]
}

function tricks(words: Words, { subscription }: LocalAccount, to: string): readonly Html[] {
  return [
    button(`${to}/time-passes`, words.timePasses),
    ...(subscription.isCardDeclined ? [] : [button(`${to}/break-card`, words.breakCard)]),
  ]
}

function testing(words: Words, buttons: readonly Html[]): Html {
  return html`<div class="testing" role="group" aria-label="${words.testing}">
<p class="quiet"><strong>${words.testing}</strong> ${words.testingNote}</p>
${buttons}
</div>`
}

function invoiceRow(words: Words, locale: Locale, invoice: LocalInvoice, receipt: string): Html {
  const amount = formatPrice(invoice.amountCents, invoice.currency)
  const isPaid = invoice.status === 'paid'
  return html`<li><span>${amount}<br><span class="quiet">${dayOf(invoice.createdAt, locale)}</span></span>
<span class="${isPaid ? 'active' : 'past_due'}">${words[invoice.status]}</span>
${isPaid ? [html`<a href="${receipt}">${words.receipt}</a>`] : []}</li>`
}

function fact(name: string, value: string): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`
}

function button(action: string, text: string, kind: 'first' | 'plain' = 'plain'): Html {
  return html`<form method="post" action="${action}"><button class="${kind}">${text}</button></form>`
}

function wayBack(address: string, words: Words): Html {
  return html`<a class="back" href="${address}">${words.back}</a>`
}

function dayOf(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant))
}

function page(locale: Locale, title: string, body: readonly Html[]): string {
  const words = WORDS[locale]
  const { text } = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${LOCAL_PAGES}/page.css">
</head>
<body>
<header><strong>Barra</strong> <span class="badge">${words.test}</span></header>
<main>
${body}
</main>
<footer class="quiet">${words.notReal}</footer>
</body>
</html>
`
  return text
}
