// Making a format costs far more than using it, and a history shows the same few zones again and again.
const formats = new Map<string, Intl.DateTimeFormat>()

/** Weekday, day and time in a zone; in UTC where this machine does not know the zone, as a merge may bring one. */
export function dateFormat(locale: string, timeZone: string, withYear: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${withYear}`
  const known = formats.get(key)
  if (known) return known
  const made = makeFormat(locale, timeZone, withYear) ?? dateFormat(locale, 'UTC', withYear)
  formats.set(key, made)
  return made
}

function makeFormat(locale: string, timeZone: string, withYear: boolean): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...(withYear && { year: 'numeric' }),
      hour: 'numeric',
      minute: '2-digit',
    })
  } catch {
    return undefined
  }
}
