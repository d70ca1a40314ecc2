/** Where the columns of a table stand, by the names in its header. */
export type Columns = {
  /** The place of the first of these names that is there, or -1. */
  readonly of: (...names: readonly string[]) => number
  /** Whether one of these names is there. */
  readonly has: (...names: readonly string[]) => boolean
  /** Every name, normalised, in order. */
  readonly names: readonly string[]
}

/** Header names match whatever their case, blanks and the quotes or byte order mark around them. */
export function readHeader(cells: readonly string[]): Columns {
  const names = cells.map(normalName)
  const places = new Map<string, number>()
  names.forEach((name, place) => {
    if (name !== '' && !places.has(name)) places.set(name, place)
  })
  const of = (...wanted: readonly string[]) => {
    for (const name of wanted) {
      const place = places.get(name)
      if (place !== undefined) return place
    }
    return -1
  }
  return { of, has: (...wanted) => of(...wanted) !== -1, names }
}

function normalName(cell: string): string {
  return cell
    .replace(/^\ufeff/, '')
    .trim()
    .replace(/^"|"$/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
}

const DELIMITERS = [',', ';', '\t'] as const

/** What parts the cells of a header: the sign that stands in it most often outside of quotes. */
export function delimiterOf(headerLine: string): string {
  const outside = headerLine.replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => outside.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}
