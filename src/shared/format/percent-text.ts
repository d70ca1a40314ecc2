import { numberFormat } from './intl.ts'

/**
 * Adds the percent sign in the language's format: `80%`, in Spanish `80 %`. The figure is formatted already, so that it
 * can be a range such as `50–59`.
 */
export function percentText(figure: string, locale: string): string {
  const parts = numberFormat(locale, { style: 'percent' }).formatToParts(0)
  return parts.map(({ type, value }) => (type === 'integer' ? figure : value)).join('')
}
