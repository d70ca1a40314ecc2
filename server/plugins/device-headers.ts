import type { FastifyRequest } from 'fastify'
import { timeZone as timeZoneShape } from '#contract/document.ts'
import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'

/** Null: not sent. */
export type Device = { readonly timeZone: string | null; readonly locale: Locale | null }

/** Invalid values are no errors. */
export function deviceOf({ headers }: FastifyRequest): Device {
  const timeZone = textOf(headers['x-user-timezone'])
  const locale = textOf(headers['x-user-locale'])
  return { timeZone: timeZone === '' ? null : knownTimeZone(timeZone), locale: localeOf(locale) }
}

export function knownTimeZone(name: string): string {
  // Intl also accepts offsets such as +03:00, which are no zones.
  return timeZoneShape.safeParse(name).success && canFormatWith(name) ? name : 'UTC'
}

function canFormatWith(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone })
    return true
  } catch {
    return false
  }
}

/** Our locale of that name, else of that language: `pt-PT` becomes `pt-BR`. */
function localeOf(name: string): Locale | null {
  const language = name.split('-', 1)[0]?.toLowerCase()
  return (
    LOCALES.find((locale) => locale === name) ?? LOCALES.find((locale) => locale.split('-', 1)[0] === language) ?? null
  )
}

function textOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' ? header : ''
}
