import type { Anchor } from '../sight.ts'
import { clean } from './names.ts'

/** Shares of the screen's height. */
const PLACES = [0.3, 0.5, 0.7]
const ROWS = 'li, tr, p, h1, h2, h3, a, button, article'
const MAX_LENGTH = 80

/** What is in the middle of the screen, apart from what stays there when the page is scrolled. */
export function anchors(): readonly Anchor[] {
  return PLACES.flatMap((share) => {
    const row = document.elementFromPoint(innerWidth / 2, innerHeight * share)?.closest(ROWS)
    if (!row || isPinned(row)) return []
    const text = clean(row.textContent ?? '').slice(0, MAX_LENGTH)
    return text === '' ? [] : [{ text, top: Math.round(row.getBoundingClientRect().top) }]
  })
}

function isPinned(element: Element): boolean {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (['sticky', 'fixed'].includes(getComputedStyle(around).position)) return true
  return false
}
