/** Where the columns of a table stand, by the names in its header. Asking for a column marks it as read. */
export type Columns = {
  /** The place of the first of these names that is there, or -1. */
  readonly of: (...names: readonly string[]) => number
  /** As `of`, for a column that every such file has: a missing one is reported, under its first name. */
  readonly expected: (...names: readonly string[]) => number
  /** The places of all columns whose names fit. */
  readonly matching: (fits: (name: string) => boolean) => readonly number[]
  /** Whether one of these names is there. Marks nothing. */
  readonly has: (...names: readonly string[]) => boolean
  /** Every name, normalised, in order. */
  readonly names: readonly string[]
  /** Every name as the file writes it. */
  readonly written: readonly string[]
  /** The expected columns that are missing. */
  readonly missing: () => readonly string[]
  /** The places of the columns that nobody has asked for. */
  readonly unread: () => readonly number[]
}

/** The columns of a file that were not what its format leads to expect, by name. */
export type ColumnReport = {
  readonly missing: readonly string[]
  /** Those that hold something and were not read. */
  readonly unread: readonly string[]
}

export const NO_COLUMNS: ColumnReport = { missing: [], unread: [] }

/** Header names match whatever their case, blanks and the quotes or byte order mark around them. */
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

/** What parts the cells of a header: the sign that stands in it most often outside of quotes. */
export function delimiterOf(headerLine: string): string {
  const outside = headerLine.replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => outside.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}
