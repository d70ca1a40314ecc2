import type { AnyPage } from '../../../tooling/engines/engine-page.ts'
import { plain } from '../format/numbers.ts'

/**
 * A part of a screen, such as a section or a dialog; `within` is the place of the part around it, -1 for none. Of those
 * without a name, only the sets of a running workout and the foot of a screen are parts.
 */
export type ShownPart = {
  readonly name: string
  readonly within: number
  readonly tag?: string
  /** Of the element; '' without one. */
  readonly id?: string
  readonly isDialog?: boolean
}

/** A line as a person takes it in: a row of a table, an entry, a sentence. `said` is heard and not seen, as is a chart's `value`. */
export type ShownRow = {
  readonly part: number
  readonly tag: string
  readonly cells: readonly string[]
  /** Paths that it leads to. */
  readonly links: readonly string[]
  /** In a list that draws a part of its entries, from 0. */
  readonly place?: number
}

export type Shown = { readonly path: string; readonly parts: readonly ShownPart[]; readonly rows: readonly ShownRow[] }

export async function readScreen(page: AnyPage): Promise<Shown> {
  const { path, parts, rows } = await page.evaluate(rowsOfPage)
  return {
    path,
    parts: parts.map((part) => ({ ...part, name: plain(part.name) })),
    rows: rows.map((row) => ({ ...row, cells: row.cells.map(plain).filter((cell) => cell !== '') })),
  }
}

export function textOf({ cells }: ShownRow): string {
  return cells.join(' ')
}

/** Those of the parts with this name, and of the parts within them. */
export function rowsIn({ parts, rows }: Shown, name: string): readonly ShownRow[] {
  return rows.filter(({ part }) => isWithin(parts, part, (place) => parts[place]?.name === name))
}

/** Those of a part itself, without the parts within it. */
export function ownRows({ rows }: Shown, part: number): readonly ShownRow[] {
  return rows.filter((row) => row.part === part)
}

export function rowsWithin({ parts, rows }: Shown, part: number): readonly ShownRow[] {
  return rows.filter((row) => isWithin(parts, row.part, (place) => place === part))
}

/** The parts around a row, the outermost first. */
export function partsAround({ parts }: Pick<Shown, 'parts'>, { part }: Pick<ShownRow, 'part'>): readonly ShownPart[] {
  const own = parts[part]
  return own ? [...partsAround({ parts }, { part: own.within }), own] : []
}

export function whereOf(shown: Shown, row: ShownRow): string {
  return [shown.path, ...partsAround(shown, row).flatMap(({ name }) => name || [])].join(' › ')
}

function isWithin(parts: readonly ShownPart[], part: number, holds: (place: number) => boolean): boolean {
  for (let place = part; place >= 0; place = parts[place]?.within ?? -1) if (holds(place)) return true
  return false
}

/** Runs in the page, so that it uses nothing from outside. */
function rowsOfPage(): Shown {
  const ROWS = 'tr, dl > div, p, h1, h2, h3, h4, summary, button, a, label, legend, caption, time, strong, output'
  const ENTRIES = 'li, article, section, table, details, dl, p, h1, h2, h3, h4, button, a'
  const PARTS = 'section, article, dialog, [role="dialog"], [role="group"], ul[aria-label], ol[aria-label], nav, aside'
  const UNNAMED_PARTS = 'li[id^="set-"], footer'
  const parts: ShownPart[] = []
  const rows: ShownRow[] = []
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '')
    return texts.join(' ') || (element.getAttribute('aria-label') ?? '')
  }
  const cellsOf = (root: Node) => {
    const cells: string[] = []
    let last: Node | null = null
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent && !isShown(parent)) continue
      const text = node.textContent ?? ''
      // React writes one sentence as several texts.
      if (parent === last && cells.length > 0) cells.push((cells.pop() ?? '') + text)
      else cells.push(text)
      last = parent
    }
    return cells
  }
  const linksOf = (element: Element) =>
    [element, ...element.querySelectorAll('a')].flatMap((link) => link.getAttribute('href') ?? [])
  const add = (element: Element, part: number) => {
    const links = linksOf(element)
    const tag = element.tagName.toLowerCase()
    const position = element.closest('[aria-posinset]')?.getAttribute('aria-posinset')
    rows.push({ part, tag, cells: cellsOf(element), links, ...(position && { place: Number(position) - 1 }) })
    for (const spoken of [element, ...element.querySelectorAll('[aria-label]')]) {
      const label = spoken.getAttribute('aria-label')
      if (label !== null && isShown(spoken)) rows.push({ part, tag: 'said', cells: [label], links })
    }
  }
  const visit = (element: Element, part: number) => {
    if (!isShown(element)) return
    let own = part
    if (element.matches(UNNAMED_PARTS) || (element.matches(PARTS) && nameOf(element) !== ''))
      own =
        parts.push({
          name: nameOf(element),
          within: part,
          tag: element.tagName.toLowerCase(),
          id: element.id,
          isDialog: element.matches('dialog, [role="dialog"]'),
        }) - 1
    const isRow = element.matches(ROWS) || (element.matches('li') && element.querySelector(ENTRIES) === null)
    if (isRow) return add(element, own)
    const value = element.getAttribute('aria-valuetext')
    // Its content is the same value, for the eye.
    if (value !== null) return rows.push({ part: own, tag: 'value', cells: [value], links: [] })
    const label = element.getAttribute('aria-label')
    if (label !== null && own === part) rows.push({ part, tag: 'said', cells: [label], links: [] })
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const text = texts.map((node) => node.textContent ?? '').join('')
    if (text.trim() !== '') rows.push({ part: own, tag: element.tagName.toLowerCase(), cells: [text], links: [] })
    for (const child of element.children) visit(child, own)
  }
  const roots = [...document.querySelectorAll('main, dialog[open]')]
  for (const root of roots) if (!root.parentElement?.closest('main, dialog[open]')) visit(root, -1)
  return { path: location.pathname + location.search, parts, rows }
}
