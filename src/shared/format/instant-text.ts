import { useTranslation } from 'react-i18next'
import { dateFormat } from './intl.ts'
import { useTimeZone } from './today.ts'

type Parts = Omit<Intl.DateTimeFormatOptions, 'timeZone'>
/** Of ISO text, or epoch ms. */
type InstantText = (instant: string | number) => string

/** Writes instants in a language, on the clock of a time zone. */
export function instantText(locale: string, timeZone: string, parts: Parts): InstantText {
  const format = dateFormat(locale, { ...parts, timeZone })
  return (instant) => format.format(new Date(instant))
}

/** Writes instants in the language of the app, on the clock of the person's own time zone. */
export function useInstantText(parts: Parts): InstantText {
  const { i18n } = useTranslation()
  return instantText(i18n.language, useTimeZone(), parts)
}
