/** Points of a line, oldest first, in two arrays of equal length; `at` in milliseconds since 1970. */
export type Points = { readonly at: ArrayLike<number>; readonly values: ArrayLike<number> }

/** Several lines over one time axis: `columns[line][index]` is null where a line has no point. */
export type AlignedLines = { readonly at: readonly number[]; readonly columns: readonly (readonly (number | null)[])[] }

const DAY_MS = 86_400_000

/** No point is lost or invented. */
export function alignLines(lines: readonly Points[]): AlignedLines {
  const instants = new Set(lines.flatMap((line) => Array.from(line.at)))
  // Typed arrays sort numerically, without a comparator call for each pair.
  const at = Array.from(Float64Array.from(instants).sort())
  const columns = lines.map((line) => {
    let next = 0
    return at.map((instant) => {
      // Two points at one instant count as one.
      while ((line.at[next] ?? instant) < instant) next++
      return line.at[next] === instant ? (line.values[next] ?? null) : null
    })
  })
  return { at, columns }
}

export type Range = readonly [from: number, to: number]

/** Padding above and below, as a share of the height. */
const ROOM = 0.1

/** Bars start at 0; a line has room around it, but none below 0 without negative values. A level line is centered. */
export function valueRange(lowest: number, highest: number, standsOnNought: boolean): Range {
  if (standsOnNought) return [Math.min(0, lowest), highest > 0 ? highest * (1 + ROOM) : 1]
  const spread = highest - lowest || Math.abs(highest) * ROOM || 1
  const from = lowest - spread * ROOM
  return [lowest >= 0 ? Math.max(0, from) : from, highest + spread * ROOM]
}

/** The time axis: bars are not cut off at the ends, and a single point has days around it. */
export function timeRange(first: number, last: number, hasBars: boolean, points: number): Range {
  if (first === last) return [first - 7 * DAY_MS, last + 7 * DAY_MS]
  const half = hasBars && points > 1 ? (last - first) / (points - 1) / 2 : 0
  return [first - half, last + half]
}

/** The parts of a time label at this interval: day, month or year. 'Nov 26' would be read as a day. */
export function timeLabelParts(stepMs: number): Intl.DateTimeFormatOptions {
  if (stepMs >= 364 * DAY_MS) return { year: 'numeric' }
  return stepMs >= 28 * DAY_MS ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' }
}

/** `nov. 2026` where a sentence has `nov. de 2026`: an axis has little room. */
export function timeLabel(format: Intl.DateTimeFormat, instant: number): string {
  return format
    .formatToParts(instant)
    .map(({ type, value }) => (type === 'literal' && value.trim() === 'de' ? ' ' : value))
    .join('')
}

/** More are read as a ruler. */
const MAX_TICKS = 5

/** The least distance between ticks, for at most five on an axis of a length. */
export function tickRoom(length: number, leastPx: number): number {
  return Math.max(leastPx, length / (MAX_TICKS - 1))
}

/** The texts of the value axis: the top one names the unit. */
export function valueLabels(
  ticks: readonly number[],
  format: (value: number) => string,
  unit: string | undefined,
): readonly string[] {
  return ticks.map((value, index) => format(value) + (unit && index === ticks.length - 1 ? `\u00a0${unit}` : ''))
}

/** The last point of a column; undefined of an empty one. */
export function lastPoint(
  { at, columns }: AlignedLines,
  line: number,
): { readonly at: number; readonly value: number } | undefined {
  const index = columns[line]?.findLastIndex((value) => value !== null) ?? -1
  const value = columns[line]?.[index]
  const instant = at[index]
  return typeof value === 'number' && instant !== undefined ? { at: instant, value } : undefined
}

/** The point that a key moves to; undefined for other keys. */
export function pointByKey(key: string, from: number, points: number): number | undefined {
  const within = (index: number) => Math.min(points - 1, Math.max(0, index))
  const page = Math.max(1, Math.round(points / 10))
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(from - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return within(from + 1)
    case 'PageDown':
      return within(from - page)
    case 'PageUp':
      return within(from + page)
    case 'Home':
      return 0
    case 'End':
      return within(points - 1)
    default:
      return undefined
  }
}

export function hasPoints(lines: readonly { readonly points: Points }[]): boolean {
  return lines.some(({ points }) => points.at.length > 0)
}
