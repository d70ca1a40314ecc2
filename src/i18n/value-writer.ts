import type { FormatterModule } from 'i18next'

/**
 * Formats numbers in messages: 12500 is `12,500` in English and `12.500` in Portuguese and Spanish. Other values stay.
 * Needs `interpolation.alwaysFormat`.
 */
export const valueWriter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  // Messages use no named formats.
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language = 'en-US') =>
    // i18next's type requires a string, but missing values have to stay as they are.
    typeof value === 'number' ? formatIn(language).format(value) : (value as string),
}

const formats = new Map<string, Intl.NumberFormat>()

function formatIn(language: string): Intl.NumberFormat {
  const format = formats.get(language) ?? new Intl.NumberFormat(language)
  formats.set(language, format)
  return format
}
