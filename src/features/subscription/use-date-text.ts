import { useTranslation } from 'react-i18next'
import { dateFormat } from '#shared/format/intl.ts'

/** Writes the day of an instant as people of the chosen language do. */
export function useDateText(): (instant: string) => string {
  const { i18n } = useTranslation()
  const format = dateFormat(i18n.language, { dateStyle: 'long' })
  return (instant) => format.format(new Date(instant))
}
