import type { Currency } from '#contract/vocabulary.ts'

/** Format of each currency; the symbol precedes the amount. */
export const CURRENCY_STYLES: Readonly<Record<Currency, { symbol: string; locale: string; gap: string }>> = {
  BRL: { symbol: 'R$', locale: 'pt-BR', gap: '\u00a0' },
  USD: { symbol: '$', locale: 'en-US', gap: '' },
  EUR: { symbol: '€', locale: 'de-DE', gap: '\u00a0' },
}

export const DEFAULT_CURRENCY: Currency = 'BRL'

/** The parts of a price: 'R$', '19', ',', '90'. */
export type PriceParts = {
  readonly symbol: string
  readonly integer: string
  readonly separator: string
  readonly decimals: string
}

/** Formats cents as is usual for the currency, `R$ 1.234,50`. */
export function formatPrice(cents: number, currency: Currency): string {
  const { symbol, integer, separator, decimals } = priceParts(cents, currency)
  return `${symbol}${CURRENCY_STYLES[currency].gap}${integer}${separator}${decimals}`
}

/** Formats a payment in any currency; the three we sell in look as everywhere else. */
export function formatPayment(cents: number, currency: string, locale: string): string {
  if (isCurrency(currency)) return formatPrice(cents, currency)
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100)
}

export function priceParts(cents: number, currency: Currency): PriceParts {
  const { symbol, locale } = CURRENCY_STYLES[currency]
  const parts = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: true,
  }).formatToParts(cents / 100)
  const text = (...types: readonly Intl.NumberFormatPartTypes[]) =>
    parts.flatMap((part) => (types.includes(part.type) ? [part.value] : [])).join('')
  return { symbol, integer: text('integer', 'group'), separator: text('decimal'), decimals: text('fraction') }
}

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(CURRENCY_STYLES, code)
}
