import type { Currency } from '#contract/vocabulary.ts'

const PAYMENT_LOCALES: Readonly<Record<Currency, string>> = { BRL: 'pt-BR', USD: 'en', EUR: 'auto' }

/** References that the provider accepts; it silently drops any other. */
const REFERENCE = /^[A-Za-z0-9_-]{1,200}$/

/** The paying person: `reference` is their id. */
export type Payer = { readonly email: string; readonly reference: string; readonly currency: Currency }

/** Throws a TypeError for an invalid URL. */
export function paymentLinkFor(paymentLinkUrl: string, { email, reference, currency }: Payer): string {
  const url = new URL(paymentLinkUrl)
  if (email !== '') url.searchParams.set('prefilled_email', email)
  if (REFERENCE.test(reference)) url.searchParams.set('client_reference_id', reference)
  url.searchParams.set('locale', PAYMENT_LOCALES[currency])
  return url.href
}
