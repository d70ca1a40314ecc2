export type Insets = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>

/**
 * Controls of the topmost overlay, or else of the page, that are seen within a phone's `insets`: below its status bar, in a
 * corner, beside its camera or on its home indicator. What scrolls up and down may be there while it does, but not at its
 * beginning or end. Runs in the page, so it is self-contained.
 */
export function cornerFaults(insets: Insets): readonly string[] {
  const SLACK = 1
  const CONTROL = 'a[href], button, input:not([type=file]), select, textarea, summary, [role=slider], h1, h2'
  const page = document.scrollingElement ?? document.documentElement
  const overlay = [...document.querySelectorAll('dialog[open], [popover=auto]:popover-open')].at(-1)
  const top = overlay ?? document.body
  const faults = new Set<string>()

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
  const isScroller = (element: Element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + SLACK
  const scrollers = [page, ...[...top.querySelectorAll('*')].filter(isScroller)]
  /** It stays where it is, wherever the page is scrolled to. */
  const isPinned = (element: Element) => {
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      if (scrollers.includes(around)) return false
      const { position } = getComputedStyle(around)
      if (position === 'fixed' || position === 'sticky' || around === overlay) return true
    }
    return false
  }
  const isSeen = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  }
  const look = (end: 'beginning' | 'end') => {
    for (const element of top.querySelectorAll(CONTROL)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], .visually-hidden'))
        continue
      // Hidden from the eye, until it has the focus.
      if (getComputedStyle(element).clipPath === 'inset(50%)') continue
      const { left, right, top: above, bottom } = element.getBoundingClientRect()
      if (right - left < 2 || !isSeen(element, (left + right) / 2, (above + bottom) / 2)) continue
      const pinned = isPinned(element)
      const where = [
        left < insets.left - SLACK && 'left',
        right > innerWidth - insets.right + SLACK && 'right',
        above < insets.top - SLACK && (pinned || end === 'beginning') && 'top',
        bottom > innerHeight - insets.bottom + SLACK && (pinned || end === 'end') && 'bottom',
      ].filter((side) => side !== false)
      for (const side of where) faults.add(`${nameOf(element)}: within the ${side} inset`)
    }
  }

  const before = scrollers.map((scroller) => [scroller, scroller.scrollTop] as const)
  for (const end of ['beginning', 'end'] as const) {
    for (const scroller of scrollers)
      scroller.scrollTo({ top: end === 'end' ? scroller.scrollHeight : 0, behavior: 'instant' })
    look(end)
  }
  for (const [scroller, scrolled] of before) scroller.scrollTo({ top: scrolled, behavior: 'instant' })
  return [...faults]
}
