import { instantOf, millisecondsOf } from './instant.ts'

/** A date and a time on the wall, as `YYYY-MM-DDTHH:mm`: what a field for date and time holds. */
export type WallTime = string

const MINUTE_MS = 60_000

/** What a clock on the wall in a zone shows at an instant. In UTC where this machine does not know the zone. */
export function wallTimeOf(instant: string, timeZone: string): WallTime {
  return wallTimeAt(millisecondsOf(instant), timeZone)
}

/**
 * The instant at which a clock on the wall in a zone shows a time; null where the text is none. A time that comes
 * twice, when clocks go back, is the first one; one that clocks leap over is as much later as they leap.
 */
export function instantAtWallTime(wallTime: WallTime, timeZone: string): string | null {
  const asIfUtc = Date.parse(`${wallTime}:00.000Z`)
  if (Number.isNaN(asIfUtc)) return null
  // The offset before and after any change of the clock that night; a zone has no two changes within two days.
  const before = asIfUtc - offsetMs(asIfUtc - 1_440 * MINUTE_MS, timeZone)
  const after = asIfUtc - offsetMs(asIfUtc + 1_440 * MINUTE_MS, timeZone)
  const shown = [before, after].find((candidate) => wallTimeAt(candidate, timeZone) === wallTime)
  return instantOf(shown ?? before)
}

/** How far the clocks of a zone are ahead of UTC. */
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

// Making a formatter costs far more than using it, and a history asks for the same zone again and again.
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
