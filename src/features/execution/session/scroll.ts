/** Brings a row or a card into view, between the header and the footer: its scroll margins equal their heights. */
export function bringIntoView(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest', behavior: behavior() })
}

function behavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
