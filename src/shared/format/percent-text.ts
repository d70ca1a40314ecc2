import { numberFormat } from './intl.ts'

/**
 * A figure with the sign of percent where the language has it: `80%`, in Spanish `80 %`. The figure is written already,
 * so that it can be a range such as `50–59`.
 */
export function percentText(figure: string, locale: string): string {
  const parts = numberFormat(locale, { style: 'percent' }).formatToParts(0)
  return parts.map(({ type, value }) => (type === 'integer' ? figure : value)).join('')
}
