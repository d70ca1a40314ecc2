/** A day of the calendar as the number of days since 1970-01-01. */
export type DayNumber = number

const DAY_MS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** `YYYY-MM-DD` of an instant in a zone; in UTC for a zone that this machine does not know. */
export function dayIn(instant: string, timeZone: string): string {
  // Swedish writes days as ISO 8601 does.
  return formatIn(timeZone).format(new Date(instant))
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: isKnown(timeZone) ? timeZone : 'UTC', dateStyle: 'short' })
  formats.set(timeZone, made)
  return made
}

function isKnown(timeZone: string): boolean {
  if (timeZone === '') return false
  try {
    new Intl.DateTimeFormat('sv-SE', { timeZone })
    return true
  } catch {
    return false
  }
}

export function numberOf(day: string): DayNumber {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

export function dayOf(number: DayNumber): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}

/** 0 is Sunday. */
export function weekdayOf(number: DayNumber): number {
  return new Date(number * DAY_MS).getUTCDay()
}

/** The first day of its week. */
export function weekOf(number: DayNumber, weekStart: number): DayNumber {
  return number - ((weekdayOf(number) - weekStart + 7) % 7)
}

export type Calendar = { readonly today: DayNumber; readonly weekStart: number }
