import { numberFormat } from './intl.ts'

/** `1,005`: a number to read, rounded to so many decimals at most. */
export function numberText(value: number, locale: string, decimals = 2): string {
  return numberFormat(locale, { maximumFractionDigits: decimals }).format(value)
}

/** `+2.5`: a change, with its sign; nought has none. */
export function changeText(value: number, locale: string): string {
  return numberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(value)
}

/** `1005`: a number as somebody types it into a field, without marks between thousands, because it is read back. */
export function typedNumber(value: number, locale: string, decimals = 3): string {
  return numberFormat(locale, { maximumFractionDigits: decimals, useGrouping: false }).format(value)
}
