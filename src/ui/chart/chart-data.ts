/** Points of a line, oldest first, both arrays of one length; `at` in milliseconds since 1970. */
export type Points = { readonly at: ArrayLike<number>; readonly values: ArrayLike<number> }

/** Several lines over one axis of time: `columns[line][index]` is null where that line has no point. */
export type AlignedLines = { readonly at: readonly number[]; readonly columns: readonly (readonly (number | null)[])[] }

const DAY_MS = 86_400_000

/** Puts lines that have points at different instants on one axis. No point is lost, none is made up. */
export function alignLines(lines: readonly Points[]): AlignedLines {
  const instants = new Set(lines.flatMap((line) => Array.from(line.at)))
  // Typed arrays sort by number, and without asking back for each pair.
  const at = Array.from(Float64Array.from(instants).sort())
  const columns = lines.map((line) => {
    let next = 0
    return at.map((instant) => {
      // Two points at one instant are one.
      while ((line.at[next] ?? instant) < instant) next++
      return line.at[next] === instant ? (line.values[next] ?? null) : null
    })
  })
  return { at, columns }
}

/** How far an axis reaches. */
export type Range = readonly [from: number, to: number]

/** Room above and below what is drawn, as a share of its height. */
const ROOM = 0.1

/**
 * The axis of values: bars stand on nought, a line uses the height there is, with room above and below but never below
 * nought where nothing is. A level line stands in the middle.
 */
export function valueRange(lowest: number, highest: number, standsOnNought: boolean): Range {
  if (standsOnNought) return [Math.min(0, lowest), highest > 0 ? highest * (1 + ROOM) : 1]
  const spread = highest - lowest || Math.abs(highest) * ROOM || 1
  const from = lowest - spread * ROOM
  return [lowest >= 0 ? Math.max(0, from) : from, highest + spread * ROOM]
}

/** The axis of time: bars are not cut off at the ends, and a single point has days around it. */
export function timeRange(first: number, last: number, hasBars: boolean, points: number): Range {
  if (first === last) return [first - 7 * DAY_MS, last + 7 * DAY_MS]
  const half = hasBars && points > 1 ? (last - first) / (points - 1) / 2 : 0
  return [first - half, last + half]
}

/** What a label of the time axis says where labels are so far apart: a day, a month or a year. */
export function timeLabelParts(stepMs: number): Intl.DateTimeFormatOptions {
  if (stepMs >= 364 * DAY_MS) return { year: 'numeric' }
  return stepMs >= 28 * DAY_MS ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'short' }
}

/** Which point a key goes to from another; undefined where the key means nothing here. */
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

/** Whether there is anything to draw: at least one point. */
export function hasPoints(lines: readonly { readonly points: Points }[]): boolean {
  return lines.some(({ points }) => points.at.length > 0)
}
