import { useTranslation } from 'react-i18next'
import { dateFormat } from '#shared/format/intl.ts'

/** Formats the day of an instant in the chosen language. */
export function useDateText(): (instant: string) => string {
  const { i18n } = useTranslation()
  const format = dateFormat(i18n.language, { dateStyle: 'long' })
  return (instant) => format.format(new Date(instant))
}
