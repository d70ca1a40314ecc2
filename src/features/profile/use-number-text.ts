import { useTranslation } from 'react-i18next'
import { typedNumber } from '#shared/format/numbers.ts'

/** Writes a number as somebody would type it in the language of the app. */
export function useNumberText(): (value: number) => string {
  const { i18n } = useTranslation()
  return (value) => typedNumber(value, i18n.language)
}
