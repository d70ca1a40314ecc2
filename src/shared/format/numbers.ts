import { numberFormat } from './intl.ts'

/** `1,005`: a number rounded to a maximum of decimals. */
export function numberText(value: number, locale: string, decimals = 2): string {
  return numberFormat(locale, { maximumFractionDigits: decimals }).format(value)
}

/** `+2.5`, `−2.5`: a change with its sign; 0 has none. */
export function changeText(value: number, locale: string): string {
  const text = numberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(value)
  // As wide as the plus; Intl writes a hyphen.
  return text.replace('-', '−')
}

/** `1005`: a number for an input field, without thousands separators, because it is parsed again. */
export function typedNumber(value: number, locale: string, decimals = 3): string {
  return numberFormat(locale, { maximumFractionDigits: decimals, useGrouping: false }).format(value)
}

/**
 * Adds the percent sign in the language's format: `80%`, in Spanish `80 %`. The figure is formatted already, so that it
 * can be a range such as `50–59`.
 */
export function percentText(figure: string, locale: string): string {
  const parts = numberFormat(locale, { style: 'percent' }).formatToParts(0)
  return parts.map(({ type, value }) => (type === 'integer' ? figure : value)).join('')
}
