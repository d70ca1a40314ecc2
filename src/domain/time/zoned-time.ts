import { instantOf, millisecondsOf } from './instant.ts'

/** A local date and time as `YYYY-MM-DDTHH:mm`, the value of a date and time field. */
export type WallTime = string

const MINUTE_MS = 60_000

/** The local time of an instant in a zone; in UTC for a zone unknown to this machine. */
export function wallTimeOf(instant: string, timeZone: string): WallTime {
  return wallTimeAt(millisecondsOf(instant), timeZone)
}

/** Null for invalid text. An ambiguous time, when clocks go back, is the first one; a skipped one shifts. */
export function instantAtWallTime(wallTime: WallTime, timeZone: string): string | null {
  const asIfUtc = Date.parse(`${wallTime}:00.000Z`)
  if (Number.isNaN(asIfUtc)) return null
  // The offset before and after any clock change that night; no zone has two changes within two days.
  const before = asIfUtc - offsetMs(asIfUtc - 1_440 * MINUTE_MS, timeZone)
  const after = asIfUtc - offsetMs(asIfUtc + 1_440 * MINUTE_MS, timeZone)
  const shown = [before, after].find((candidate) => wallTimeAt(candidate, timeZone) === wallTime)
  return instantOf(shown ?? before)
}

function offsetMs(atMs: number, timeZone: string): number {
  const wholeMinute = Math.floor(atMs / MINUTE_MS) * MINUTE_MS
  return Date.parse(`${wallTimeAt(wholeMinute, timeZone)}:00.000Z`) - wholeMinute
}

function wallTimeAt(atMs: number, timeZone: string): WallTime {
  const parts = new Map(
    formatterFor(timeZone)
      .formatToParts(atMs)
      .map((part) => [part.type, part.value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

// Creating a formatter costs far more than using it, and a history uses the same zone again and again.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = makeFormatter(timeZone) ?? formatterFor('UTC')
  formatters.set(timeZone, made)
  return made
}

function makeFormatter(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  } catch {
    return undefined
  }
}

/** An instant as ISO 8601 local time with offset: `2026-03-02T15:00:00.000-03:00`. */
export function withOffset(instant: string, timeZone: string): string {
  const wall = wallTimeOf(instant, timeZone)
  const toMinute = millisecondsOf(`${instant.slice(0, 16)}:00.000Z`)
  const minutes = Math.round((Date.parse(`${wall}:00.000Z`) - toMinute) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return `${wall}${instant.slice(16, 23)}${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`
}
