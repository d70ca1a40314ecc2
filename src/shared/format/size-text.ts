import { numberFormat } from './intl.ts'

/** `12 MB`. */
export function sizeText(bytes: number, locale: string): string {
  const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
  const thousands = Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  const unit = units[thousands - 1] ?? 'terabyte'
  const value = bytes / 1_000 ** (units.indexOf(unit) + 1)
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
}
