import type { Currency } from '#contract/vocabulary.ts'

/** The language of the payment page by what is paid in. */
export const PAYMENT_LOCALES: Readonly<Record<Currency, string>> = { BRL: 'pt-BR', USD: 'en', EUR: 'auto' }

/** What the provider takes as a reference; it drops any other without a word. */
const REFERENCE = /^[A-Za-z0-9_-]{1,200}$/

/** Who pays: `reference` is the person's id. */
export type Payer = { readonly email: string; readonly reference: string; readonly currency: Currency }

/** A plan's payment link for one person. Throws a TypeError for a link that is no address. */
export function paymentLinkFor(paymentLinkUrl: string, { email, reference, currency }: Payer): string {
  const url = new URL(paymentLinkUrl)
  if (email !== '') url.searchParams.set('prefilled_email', email)
  if (REFERENCE.test(reference)) url.searchParams.set('client_reference_id', reference)
  url.searchParams.set('locale', PAYMENT_LOCALES[currency])
  return url.href
}
