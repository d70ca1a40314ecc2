import type { Fault } from '../../fault.ts'
import type { Texts } from '../format/numbers.ts'
import { type Shown, type ShownRow, textOf, whereOf } from './shown.ts'

/** A figure, or a name with digits of its own, that a row has to show; or any of several texts for it. */
export type Expected = string | Texts

/** Digits of one figure: `1,234.5`, `1:30`; but 1RM is a word. */
const FIGURE = /\d+(?:[.,:]\d+)*(?![\d\p{L}])/gu

export function figuresIn(text: string): readonly string[] {
  return text.match(FIGURE) ?? []
}

/** The faults and the checked figures of one reading of a screen. */
export class Examination {
  readonly shown: Shown
  readonly faults: Fault[] = []
  readonly #checked = new Set<ShownRow>()

  constructor(shown: Shown) {
    this.shown = shown
  }

  /** Holds a row to its figures, in this order; others must not be in it. */
  row(check: string, row: ShownRow | undefined, expected: readonly Expected[]): void {
    if (!row) {
      const where = this.shown.path
      if (expected.length > 0) this.faults.push({ check, where, says: `nothing shows ${listed(expected)}` })
      return
    }
    this.#checked.add(row)
    const text = textOf(row)
    const problem = problemOf(text, expected)
    if (problem === null) return
    const says = `shows "${text}", but ${problem} (computed: ${listed(expected)})`
    this.faults.push({ check, says, where: whereOf(this.shown, row) })
  }

  /** Holds two values against each other that no single row shows, such as how many rows there are. */
  same(check: string, shown: unknown, computed: unknown): void {
    const [one, other] = [JSON.stringify(shown), JSON.stringify(computed)]
    if (one !== other)
      this.faults.push({ check, where: this.shown.path, says: `shows ${one}, but ${other} was computed` })
  }

  /** Of several ways to compute the same, the first without a fault here, else the one with the fewest. */
  either(ways: Iterable<(examination: Examination) => void>): void {
    let best: Examination | undefined
    for (const way of ways) {
      const tried = new Examination(this.shown)
      way(tried)
      if (!best || tried.faults.length < best.faults.length) best = tried
      if (best.faults.length === 0) break
    }
    if (!best) return
    for (const row of best.#checked) this.#checked.add(row)
    this.faults.push(...best.faults)
  }

  /** Rows with figures that nothing was held against. */
  get unchecked(): readonly ShownRow[] {
    return this.shown.rows.filter((row) => figuresIn(textOf(row)).length > 0 && !this.#checked.has(row))
  }

  get counts(): { readonly shown: number; readonly checked: number } {
    const count = (rows: Iterable<ShownRow>) => [...rows].reduce((sum, row) => sum + figuresIn(textOf(row)).length, 0)
    return { shown: count(this.shown.rows), checked: count(this.#checked) }
  }
}

function listed(expected: readonly Expected[]): string {
  return expected.map((each) => (typeof each === 'string' ? each : each.join(' or '))).join(' · ') || 'no figure'
}

/** Null where the text shows exactly the expected. */
export function problemOf(text: string, expected: readonly Expected[]): string | null {
  let from = 0
  let rest = ''
  for (const each of expected) {
    const found = (typeof each === 'string' ? [each] : each)
      .map((wanted) => ({ at: placeOf(wanted, text, from), wanted }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at || other.wanted.length - one.wanted.length)[0]
    if (!found) return `${listed([each])} is not there`
    rest += text.slice(from, found.at)
    from = found.at + found.wanted.length
  }
  const more = figuresIn(rest + text.slice(from))
  return more.length > 0 ? `${more.join(', ')} is not expected` : null
}

/** The place at which a text stands alone, not as a part of a longer figure. */
function placeOf(wanted: string, text: string, from: number): number {
  for (let at = text.indexOf(wanted, from); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text.slice(0, at)
    const after = text.slice(at + wanted.length)
    const cutsBefore = /^\d/.test(wanted) && /(\d[.,:]?|[-\u2212+])$/.test(before)
    const cutsAfter = /\d$/.test(wanted) && /^[.,:]?\d/.test(after)
    if (!cutsBefore && !cutsAfter) return at
  }
  return -1
}
