import Papa from 'papaparse'
import type { Row } from '#domain/import/cells.ts'
import { delimiterOf } from '#domain/import/header.ts'
import { ImportError } from '#domain/import/imported.ts'
import type { TableReader } from '#domain/import/table-format.ts'

const MOST_ROWS = 500_000
/** No row is so long: a quote was opened that nobody closed. */
const MOST_OF_A_ROW = 2_000_000

type ParsedRows = {
  readonly data: readonly string[][]
  readonly errors: readonly { readonly code: string; readonly row: number }[]
  readonly meta: { readonly cursor: number }
}

/**
 * Feeds a table to its reader while the text arrives. Papa Parse reads whole files by itself, too, but decodes each piece
 * apart, so that a letter of two bytes that stands where two pieces meet is lost; hence its parser alone, without its reader of files.
 */
export class TableText {
  readonly #readerFor: (header: readonly string[], line: number) => TableReader
  #reader: TableReader | undefined
  #parser: Papa.Parser | undefined
  #width = 0
  #rest = ''
  /** The line in which what is left begins. */
  #line = 1
  #rows = 0

  constructor(readerFor: (header: readonly string[], line: number) => TableReader) {
    this.#readerFor = readerFor
  }

  /** Takes the next piece of the text in. Throws ImportError. */
  push(text: string): void {
    // A carriage return at the very end may be the first half of a line's end.
    const whole = this.#rest + text
    const held = whole.endsWith('\r') ? '\r' : ''
    this.#rest = withPlainLineEnds(held === '' ? whole : whole.slice(0, -1))
    this.#parse(false)
    this.#rest += held
    if (this.#rest.length > MOST_OF_A_ROW) throw new ImportError({ kind: 'open-quote', line: this.#line })
  }

  /** Says that there is no more, and gives the reader that has read it all. Throws ImportError. */
  end(): TableReader {
    this.#rest = withPlainLineEnds(this.#rest)
    this.#parse(true)
    if (!this.#reader || this.#rows === 0) throw new ImportError({ kind: 'empty' })
    return this.#reader
  }

  #parse(isLast: boolean): void {
    const parser = this.#parser ?? this.#begin(isLast)
    if (!parser || this.#rest === '') return
    this.#parser = parser
    const isCutOff = isLast && !this.#rest.endsWith('\n')
    const text = this.#rest
    const { data, errors, meta } = parser.parse(text, 0, !isLast) as ParsedRows
    this.#rest = isLast ? '' : text.slice(meta.cursor)
    // Where there are as many lines as rows, none goes over several: then no cell need be looked at.
    const isOverLines = countLines(text, isLast ? text.length : meta.cursor) > data.length
    const isOpen = errors.some(({ code }) => code === 'MissingQuotes')
    data.forEach((cells, index) => {
      const isLastRow = isLast && index === data.length - 1
      const row = { cells, line: this.#line }
      if (isLastRow && isOpen) throw new ImportError({ kind: 'cut-off', line: row.line })
      this.#line += isOverLines ? linesOf(cells) : 1
      this.#take(row, isLastRow && isCutOff)
    })
  }

  /** Finds out how cells are parted, by the first line that says something. Undefined until it has arrived whole. */
  #begin(isLast: boolean): Papa.Parser | undefined {
    for (;;) {
      const end = this.#rest.indexOf('\n')
      if (end === -1 && !isLast) return undefined
      const line = end === -1 ? this.#rest : this.#rest.slice(0, end)
      // Excel writes `sep=;` before the header.
      if (line.trim() !== '' && !/^\ufeff?sep=.$/i.test(line)) {
        return new Papa.Parser({ delimiter: delimiterOf(line), newline: '\n' })
      }
      if (end === -1) return undefined
      this.#rest = this.#rest.slice(end + 1)
      this.#line += 1
    }
  }

  #take(row: Row, mayBeCutOff: boolean): void {
    const { cells, line } = row
    if (cells.length === 1 && cells[0]?.trim() === '') return
    if (!this.#reader) {
      this.#reader = this.#readerFor(cells, line)
      this.#width = cells.length
      return
    }
    const joined = cells.length > this.#width ? this.#reader.joinCells?.(cells) : null
    this.#rows += 1
    if (this.#rows > MOST_ROWS) throw new ImportError({ kind: 'too-many-rows', line })
    if (joined) this.#reader.addRow({ cells: joined, line })
    else if (cells.length === this.#width || this.#fits(row, mayBeCutOff)) this.#reader.addRow(row)
    else this.#reader.leaveOutRow?.(row, this.#width)
  }

  /** Whether a row has the cells that the header names. Throws ImportError where the file ends within it. */
  #fits({ cells, line }: Row, mayBeCutOff: boolean): boolean {
    if (cells.length >= this.#width) return cells.slice(this.#width).every((cell) => cell.trim() === '')
    if (this.#reader?.mayEndEarly) return true
    if (mayBeCutOff) throw new ImportError({ kind: 'cut-off', line })
    return false
  }
}

function withPlainLineEnds(text: string): string {
  if (!text.includes('\r')) return text
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
}

/** How many lines end before a place. */
function countLines(text: string, before: number): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at !== -1 && at < before; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

function linesOf(cells: readonly string[]): number {
  let lines = 1
  for (const cell of cells) {
    for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) lines += 1
  }
  return lines
}
