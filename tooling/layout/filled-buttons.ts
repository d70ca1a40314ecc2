/**
 * The accent fills one button of a view, its primary action: the names of those in sight within the last `scope`. Runs
 * in the page, so it is self-contained.
 */
export function filledButtons(scope: string): readonly string[] {
  const element = [...document.querySelectorAll(scope)].at(-1)
  if (!element) return []
  const probe = element.appendChild(document.createElement('i'))
  probe.style.background = 'var(--color-accent)'
  const accent = getComputedStyle(probe).backgroundColor
  probe.remove()
  // In the middle of what is covered, cut off or outside of the screen, there is something else or nothing.
  const isInSight = (button: Element) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  return [...element.querySelectorAll('a, button')]
    .filter((button) => getComputedStyle(button).backgroundColor === accent && isInSight(button))
    .map((button) => (button.textContent ?? '').trim())
}
