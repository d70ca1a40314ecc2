import { useTranslation } from 'react-i18next'
import { typedNumber } from '#shared/format/numbers.ts'

/** For an input field. */
export function useNumberText(): (value: number) => string {
  const { i18n } = useTranslation()
  return (value) => typedNumber(value, i18n.language)
}
