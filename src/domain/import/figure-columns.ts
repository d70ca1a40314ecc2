import type { Row } from './cells.ts'
import type { Columns, Figure, FigureReport, NumberColumn } from './header.ts'

const EXAMPLES = 3
/** Digits with separators, as in numbers and durations, with or without a unit. */
const NUMBER = /^[-−]?\d[\d.,:]{0,20}(?:\s?\p{L}{1,3}\.?)?$/u

/** Figures that nearly every workout has: those are asked for even if no column may hold them. */
const ALWAYS_ASKED: ReadonlySet<Figure> = new Set(['weight', 'reps'])

type Seen = { filled: number; numbers: number; readonly examples: string[] }

/** Finds the columns without a known name that may hold a missing figure: most of their filled cells are numbers. */
export class NumberColumns {
  readonly #columns: Columns
  readonly #seen: ReadonlyMap<number, Seen>

  constructor(columns: Columns) {
    this.#columns = columns
    const places = columns.missingFigures().length === 0 ? [] : columns.unnamed()
    this.#seen = new Map(places.map((place) => [place, { filled: 0, numbers: 0, examples: [] }]))
  }

  addRow({ cells }: Row): void {
    for (const [place, seen] of this.#seen) {
      const text = cells[place]?.trim() ?? ''
      if (text === '') continue
      seen.filled += 1
      if (!NUMBER.test(text)) continue
      seen.numbers += 1
      if (seen.examples.length < EXAMPLES && !seen.examples.includes(text)) seen.examples.push(text)
    }
  }

  report(): FigureReport {
    const candidates = [...this.#seen].flatMap(([place, { filled, numbers, examples }]): NumberColumn[] =>
      numbers * 2 > filled ? [{ place, name: this.#columns.written[place] ?? '', examples }] : [],
    )
    const missing = this.#columns
      .missingFigures()
      .filter(({ figure }) => ALWAYS_ASKED.has(figure) || candidates.length > 0)
    return { missing, candidates }
  }
}
