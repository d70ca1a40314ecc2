import { clockText } from '#domain/time/duration.ts'
import { numberFormat } from '#shared/format/intl.ts'
import { type EntryRule, type KeypadEntry, numberIn } from './keypad-entry.ts'

export function decimalMark(locale: string): string {
  const parts = numberFormat(locale).formatToParts(1.5)
  return parts.find((part) => part.type === 'decimal')?.value ?? '.'
}

/** An entry as displayed while typing: with the language's decimal mark, times with a colon. */
export function typedText(entry: KeypadEntry, rule: EntryRule, mark: string): string {
  if (entry.text === '') return ''
  if (rule.as === 'number') return entry.text.replace('.', mark)
  if (entry.isFresh) return clockText(numberIn(entry, rule) ?? 0)
  // As typed: 90 stays 0:90 until the field is left, so that digits do not jump.
  const digits = entry.text.replace(/^0+/, '').padStart(3, '0')
  const minutes = digits.slice(0, -2)
  const hours = minutes.length > 2 ? `${minutes.slice(0, -2)}:` : ''
  return `${hours}${minutes.slice(-2)}:${digits.slice(-2)}`
}
