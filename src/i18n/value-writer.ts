import type { FormatterModule } from 'i18next'

/**
 * Writes values into messages as their language does: 12500 is `12,500` in English and `12.500` in Portuguese and
 * Spanish. What is no number goes in as it is. Needs `interpolation.alwaysFormat`.
 */
export const valueWriter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  // Messages name no formats of their own.
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language = 'en-US') =>
    // i18next wants a text, and what is missing as it is.
    typeof value === 'number' ? formatIn(language).format(value) : (value as string),
}

const formats = new Map<string, Intl.NumberFormat>()

function formatIn(language: string): Intl.NumberFormat {
  const format = formats.get(language) ?? new Intl.NumberFormat(language)
  formats.set(language, format)
  return format
}
