/** Looking up a column marks it as read. */
export type Columns = {
  /** The position of the first of these names, or -1. */
  readonly of: (...names: readonly string[]) => number
  /** As `of`, for a column that every such file has: a missing one is reported by its first name. */
  readonly expected: (...names: readonly string[]) => number
  readonly matching: (fits: (name: string) => boolean) => readonly number[]
  /** Marks nothing. */
  readonly has: (...names: readonly string[]) => boolean
  /** Every name, normalised, in order. */
  readonly names: readonly string[]
  readonly written: readonly string[]
  readonly missing: () => readonly string[]
  readonly unread: () => readonly number[]
}

export type ColumnReport = {
  readonly missing: readonly string[]
  readonly unread: readonly string[]
}

export const NO_COLUMNS: ColumnReport = { missing: [], unread: [] }

/** Header names match regardless of case, blanks, quotes and byte order mark. */
export function readHeader(cells: readonly string[]): Columns {
  const names = cells.map(normalName)
  const places = new Map<string, number>()
  const read = new Set<number>()
  const missing = new Set<string>()
  names.forEach((name, place) => {
    if (!places.has(name)) places.set(name, place)
  })
  const placeOf = (wanted: readonly string[]) => {
    for (const name of wanted) {
      const place = places.get(name)
      if (place !== undefined) return place
    }
    return -1
  }
  const of = (...wanted: readonly string[]) => {
    const place = placeOf(wanted)
    read.add(place)
    return place
  }
  return {
    of,
    expected(...wanted) {
      const place = of(...wanted)
      const [first] = wanted
      if (place === -1 && first !== undefined) missing.add(first)
      return place
    },
    matching(fits) {
      const found = names.flatMap((name, place) => (fits(name) ? [place] : []))
      for (const place of found) read.add(place)
      return found
    },
    has: (...wanted) => placeOf(wanted) !== -1,
    names,
    written: cells.map((cell) => cell.trim()),
    missing: () => [...missing],
    unread: () => names.flatMap((_, place) => (read.has(place) ? [] : [place])),
  }
}

/** Blanks around it, of which the byte order mark is one, count for nothing. */
function normalName(cell: string): string {
  return cell.normalize('NFC').trim().replace(/^"|"$/g, '').replace(/[’`´]/g, "'").replace(/\s+/g, ' ').toLowerCase()
}

const DELIMITERS = [',', ';', '\t'] as const

export function delimiterOf(headerLine: string): string {
  const outside = headerLine.replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => outside.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}
