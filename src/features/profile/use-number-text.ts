import { useTranslation } from 'react-i18next'

/** Writes a number as somebody would type it in this language: with its decimal mark, without marks for thousands. */
export function useNumberText(): (value: number) => string {
  const { i18n } = useTranslation('profile')
  const format = new Intl.NumberFormat(i18n.language, { useGrouping: false, maximumFractionDigits: 3 })
  return (value) => format.format(value)
}
