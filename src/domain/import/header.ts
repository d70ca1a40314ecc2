/** The figures of a set: a file is not imported without one unless the person says that it has none. */
export type Figure = 'weight' | 'reps' | 'seconds' | 'distance'

/** A figure without a column of a known name. `column` is the usual name in the file's format. */
export type MissingFigure = { readonly figure: Figure; readonly column: string }

/** The person's answers by `column` of a missing figure: a column's position, or null if the file has none. */
export type ColumnChoices = Readonly<Record<string, number | null>>

/** Looking up a column marks it as read. */
export type Columns = {
  /** The position of the first of these names, or -1. */
  readonly of: (...names: readonly string[]) => number
  /** As `of`, for a column that every such file has: a missing one is reported by its first name. */
  readonly expected: (...names: readonly string[]) => number
  /** As `expected`, for a figure: if none has the name, the column that the person chose counts. */
  readonly figure: (figure: Figure, ...names: readonly string[]) => number
  readonly matching: (fits: (name: string) => boolean) => readonly number[]
  /** Marks nothing. */
  readonly has: (...names: readonly string[]) => boolean
  /** Every name, normalised, in order. */
  readonly names: readonly string[]
  readonly written: readonly string[]
  readonly missing: () => readonly string[]
  readonly unread: () => readonly number[]
  readonly missingFigures: () => readonly MissingFigure[]
  /** The columns that no format knows by name, whether or not the person chose one of them. */
  readonly unnamed: () => readonly number[]
}

export type ColumnReport = {
  readonly missing: readonly string[]
  readonly unread: readonly string[]
}

export const NO_COLUMNS: ColumnReport = { missing: [], unread: [] }

/** A column with numbers that no format knows by name, and its first numbers. */
export type NumberColumn = { readonly place: number; readonly name: string; readonly examples: readonly string[] }

/** `missing`: the figures to ask for. `candidates`: the columns that may hold them. */
export type FigureReport = {
  readonly missing: readonly MissingFigure[]
  readonly candidates: readonly NumberColumn[]
}

export const NO_FIGURES: FigureReport = { missing: [], candidates: [] }

/** No known name is this long; the rest of a longer one would only cost time. */
const MAX_HEADING = 200

/** Header names match regardless of case, blanks, underscores, quotes and byte order mark. */
export function readHeader(cells: readonly string[], choices: ColumnChoices = {}): Columns {
  const names = cells.map(normalName)
  const places = new Map<string, number>()
  const read = new Set<number>()
  const chosen = new Set<number>()
  const missing = new Set<string>()
  const missingFigures = new Map<string, MissingFigure>()
  names.forEach((name, place) => {
    if (!places.has(compact(name))) places.set(compact(name), place)
  })
  const placeOf = (wanted: readonly string[]) => {
    for (const name of wanted) {
      const place = places.get(compact(name))
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
    figure(figure, ...wanted) {
      const place = of(...wanted)
      const [column] = wanted
      if (place !== -1 || column === undefined) return place
      missingFigures.set(column, { figure, column })
      const choice = choices[column]
      if (choice === undefined || choice === null) missing.add(column)
      else chosen.add(choice)
      return choice ?? -1
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
    unread: () => names.flatMap((_, place) => (read.has(place) || chosen.has(place) ? [] : [place])),
    missingFigures: () => [...missingFigures.values()],
    unnamed: () => names.flatMap((_, place) => (read.has(place) ? [] : [place])),
  }
}

/** `WeightUnit`, `weight_unit` and `Weight Unit` are one name. */
function compact(name: string): string {
  return name.replace(/[\s_]/g, '')
}

/** Blanks around it, of which the byte order mark is one, count for nothing. */
function normalName(cell: string): string {
  return cell
    .slice(0, MAX_HEADING)
    .normalize('NFC')
    .trim()
    .replace(/^"|"$/g, '')
    .replace(/[’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase()
}

const DELIMITERS = [',', ';', '\t'] as const

export function delimiterOf(headerLine: string): string {
  const outside = headerLine.replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => outside.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}
