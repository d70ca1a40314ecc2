import Papa from 'papaparse'
import type { Row } from '#domain/import/cells.ts'
import { delimiterOf } from '#domain/import/header.ts'
import { ImportError } from '#domain/import/imported.ts'
import type { TableReader } from '#domain/import/table-format.ts'
import { RowCutter } from './row-cutter.ts'

const MAX_ROWS = 500_000
/** No row is this long: a quote was not closed. */
const MAX_ROW_LENGTH = 2_000_000

type ParsedRows = {
  readonly data: readonly string[][]
  readonly errors: readonly { readonly code: string; readonly row: number }[]
  readonly meta: { readonly cursor: number }
}

type Cut = {
  readonly delimiter: string
  readonly isLast: boolean
  readonly isCutOff: boolean
}

/**
 * Passes a table to its reader as the text arrives. Rows on single lines, nearly all, are split here; Papa Parse
 * handles the others. It could read whole files itself, but decodes each chunk separately, which loses a multibyte
 * character at a boundary.
 */
export class TableText {
  readonly #readerFor: (header: readonly string[], line: number) => TableReader
  #reader: TableReader | undefined
  #delimiter: string | undefined
  #endsInReturn = false
  #width = 0
  #rest = ''
  #line = 1
  #rows = 0

  constructor(readerFor: (header: readonly string[], line: number) => TableReader) {
    this.#readerFor = readerFor
  }

  push(text: string): void {
    const piece = this.#withPlainLineEnds(text)
    const lineEnd = this.#rest === '' ? -1 : piece.indexOf('\n')
    if (this.#rest === '') this.#read(piece, 0)
    else if (lineEnd === -1) this.#rest += piece
    else {
      // The row across both chunks is read separately: concatenated strings are slow to index.
      this.#read(this.#rest + piece.slice(0, lineEnd + 1), 0)
      if (this.#rest === '') this.#read(piece, lineEnd + 1)
      else this.#read(this.#rest + piece.slice(lineEnd + 1), 0)
    }
    if (this.#rest.length > MAX_ROW_LENGTH) throw new ImportError({ kind: 'open-quote', line: this.#line })
  }

  end(): TableReader {
    this.#read(this.#endsInReturn ? `${this.#rest}\n` : this.#rest, 0, true)
    if (!this.#reader || this.#rows === 0) throw new ImportError({ kind: 'empty' })
    return this.#reader
  }

  /** A trailing carriage return may be half of a line break: it waits for the next chunk. */
  #withPlainLineEnds(text: string): string {
    if (!this.#endsInReturn && !text.includes('\r')) return text
    const whole = this.#endsInReturn ? `\r${text}` : text
    this.#endsInReturn = whole.endsWith('\r')
    const known = this.#endsInReturn ? whole.slice(0, -1) : whole
    return known.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  }

  /** Reads a text from a position; an incomplete rest is kept for the next chunk. */
  #read(text: string, from: number, isLast = false): void {
    const begin = this.#delimiter === undefined ? this.#findHeader(text, from, isLast) : from
    const delimiter = this.#delimiter
    const isCutOff = isLast && !text.endsWith('\n')
    if (delimiter === undefined) this.#rest = text.slice(begin)
    else if (!this.#cutLines(text, { from: begin, delimiter, isLast, isCutOff })) {
      this.#parse(this.#rest, { delimiter, isLast, isCutOff })
    }
  }

  /** Reads single-line rows up to the first other one. Returns whether there is none. */
  #cutLines(text: string, { from, delimiter, isLast, isCutOff }: Cut & { readonly from: number }): boolean {
    const cutter = new RowCutter(text, delimiter)
    let at = from
    for (;;) {
      const newline = text.indexOf('\n', at)
      const isOver = newline === -1 && (!isLast || at === text.length)
      const end = newline === -1 ? text.length : newline
      const cells = isOver ? null : cutter.cut(at, end)
      if (!cells) {
        this.#rest = text.slice(at)
        return isOver
      }
      const row = { cells, line: this.#line }
      this.#line += 1
      at = Math.min(end + 1, text.length)
      this.#take(row, isCutOff && at === text.length)
    }
  }

  /** Reads a text with rows over several lines, or unusual quotes. */
  #parse(text: string, { delimiter, isLast, isCutOff }: Cut): void {
    const parser = new Papa.Parser({ delimiter, newline: '\n' })
    const { data, errors, meta } = parser.parse(text, 0, !isLast) as ParsedRows
    this.#rest = isLast ? '' : text.slice(meta.cursor)
    const isOpen = errors.some(({ code }) => code === 'MissingQuotes')
    data.forEach((cells, index) => {
      const isLastRow = isLast && index === data.length - 1
      const row = { cells, line: this.#line }
      if (isLastRow && isOpen) throw new ImportError({ kind: 'cut-off', line: row.line })
      this.#line += linesOf(cells)
      this.#take(row, isLastRow && isCutOff)
    })
  }

  /** Detects the delimiter from the first non-empty line. Returns where that line begins. */
  #findHeader(text: string, from: number, isLast: boolean): number {
    for (let at = from; ; ) {
      const end = text.indexOf('\n', at)
      if (end === -1 && !isLast) return at
      const line = end === -1 ? text.slice(at) : text.slice(at, end)
      // Excel writes `sep=;` before the header.
      if (line.trim() !== '' && !/^\ufeff?sep=.$/i.test(line)) {
        this.#delimiter = delimiterOf(line)
        return at
      }
      if (end === -1) return text.length
      at = end + 1
      this.#line += 1
    }
  }

  #take(row: Row, mayBeCutOff: boolean): void {
    const { cells, line } = row
    if (cells.every((cell) => cell.trim() === '')) return
    if (!this.#reader) {
      this.#reader = this.#readerFor(cells, line)
      this.#width = cells.length
      return
    }
    this.#rows += 1
    if (this.#rows > MAX_ROWS) throw new ImportError({ kind: 'too-many-rows', line, most: MAX_ROWS })
    const { joinCells } = this.#reader
    // The columns of cells that should be joined and cannot be are unknown.
    const isAside = joinCells !== undefined && cells.length > this.#width
    const whole = isAside ? joinCells(cells) : this.#fits(row, mayBeCutOff) ? cells : null
    if (whole) this.#reader.addRow({ cells: whole, line })
    else this.#reader.leaveOutRow?.(row, this.#width)
  }

  /** Whether a row has as many cells as the header. Throws ImportError if the file ends within it. */
  #fits({ cells, line }: Row, mayBeCutOff: boolean): boolean {
    if (cells.length >= this.#width) return cells.slice(this.#width).every((cell) => cell.trim() === '')
    if (this.#reader?.mayEndEarly) return true
    if (mayBeCutOff) throw new ImportError({ kind: 'cut-off', line })
    return false
  }
}

function linesOf(cells: readonly string[]): number {
  let lines = 1
  for (const cell of cells) {
    for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) lines += 1
  }
  return lines
}
