import type { Locale } from '#contract/preferences.ts'
import { formatPrice } from '#domain/price.ts'
import type { LocalAccount, LocalInvoice, Purchase } from './local-life.ts'
import { LOCAL_PAGES } from './local-provider.ts'
import { WORDS, type Words } from './local-words.ts'

/** Text that is safe between tags and in quoted attributes. */
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

/** Joins what is ours with what is not: everything that is not Html already is escaped. */
function html(strings: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  const escaped = values.map((value) => {
    if (value instanceof Html) return value.text
    if (typeof value !== 'string') return value.map(({ text }) => text).join('')
    return value.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
  })
  return new Html(String.raw({ raw: strings }, ...escaped))
}

export type Reader = { readonly locale: Locale }

export function checkoutPage(
  { locale }: Reader,
  bought: Omit<Purchase, 'id'>,
  links: { readonly id: string; readonly cancelUrl: string; readonly isOpen: boolean; readonly wasDeclined: boolean },
): string {
  const words = WORDS[locale]
  const at = `${LOCAL_PAGES}/checkout/${links.id}`
  const order = links.isOpen
    ? [button(`${at}/pay`, words.pay, true), button(`${at}/decline`, words.decline)]
    : [html`<p class="fault" role="alert">${words.over}</p>`]
  return page(locale, words.title, [
    html`<h1>${words[bought.plan]}</h1>`,
    html`<p class="price">${formatPrice(bought.priceCents, bought.currency)}</p>`,
    ...(links.wasDeclined ? [html`<p class="fault" role="alert">${words.declined}</p>`] : []),
    ...order,
    html`<a href="${links.cancelUrl}">${words.back}</a>`,
  ])
}

export function portalPage(
  { locale }: Reader,
  accounts: readonly LocalAccount[],
  links: { readonly id: string; readonly returnUrl: string; readonly isInTrial: boolean },
): string {
  const words = WORDS[locale]
  const at = `${LOCAL_PAGES}/portal/${links.id}`
  const newestFirst = accounts.toReversed()
  const trial = links.isInTrial ? [button(`${at}/end-trial`, words.endTrial)] : []
  return page(locale, words.portal, [
    html`<h1>${words.portal}</h1>`,
    ...(accounts.length === 0
      ? [html`<p>${words.nothing}</p>`]
      : newestFirst.flatMap((account) => accountPart(words, locale, account, at))),
    ...trial,
    html`<a href="${links.returnUrl}">${words.back}</a>`,
  ])
}

export function receiptPage({ locale }: Reader, invoice: LocalInvoice): string {
  const words = WORDS[locale]
  return page(locale, words.receipt, [
    html`<h1>${words.receipt}</h1>`,
    html`<ul>${[invoiceRow(words, locale, invoice)]}</ul>`,
  ])
}

function accountPart(words: Words, locale: Locale, account: LocalAccount, at: string): readonly Html[] {
  const { subscription, invoices } = account
  const to = `${at}/${subscription.id}`
  const isOver = subscription.status === 'canceled'
  const end = isOver || subscription.cancelAtPeriodEnd ? words.ending : words.renews
  const receipts = `${LOCAL_PAGES}/receipt/${subscription.id}`
  return [
    html`<h2>${words[subscription.plan]}</h2>`,
    html`<p role="status">${words[subscription.status]}. ${end} ${dayOf(subscription.currentPeriodEnd, locale)}</p>`,
    ...(isOver ? [] : orders(words, account, to)),
    html`<h2>${words.payments}</h2>`,
    html`<ul>${invoices.map((invoice) => invoiceRow(words, locale, invoice, `${receipts}/${invoice.id}`))}</ul>`,
  ]
}

function orders(words: Words, { subscription }: LocalAccount, to: string): readonly Html[] {
  return [
    subscription.cancelAtPeriodEnd ? button(`${to}/resume`, words.resume, true) : button(`${to}/cancel`, words.cancel),
    button(`${to}/cancel-now`, words.cancelNow),
    subscription.isCardDeclined ? button(`${to}/fix-card`, words.fixCard) : button(`${to}/break-card`, words.breakCard),
    button(`${to}/time-passes`, words.timePasses),
  ]
}

function invoiceRow(words: Words, locale: Locale, invoice: LocalInvoice, receipt?: string): Html {
  const amount = formatPrice(invoice.amountCents, invoice.currency)
  const link = receipt === undefined ? html`` : html` <a href="${receipt}">${words.receipt}</a>`
  return html`<li>${dayOf(invoice.createdAt, locale)} · ${amount} · ${words[invoice.status]}${link}</li>`
}

function button(action: string, text: string, isFirst = false): Html {
  return html`<form method="post" action="${action}"><button class="${isFirst ? 'first' : ''}">${text}</button></form>`
}

function dayOf(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant))
}

function page(locale: Locale, title: string, body: readonly Html[]): string {
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
<main>
${body}
<p class="note">${WORDS[locale].notReal}</p>
</main>
</body>
</html>
`
  return text
}
