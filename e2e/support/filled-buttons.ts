import type { Page } from '@playwright/test'

/** The accent fills one button of a view, its primary action: the names of those in sight within the last `scope`. */
export function filledButtons(page: Page, scope: string): Promise<readonly string[]> {
  return page
    .locator(scope)
    .last()
    .evaluate((element) => {
      const probe = element.appendChild(document.createElement('i'))
      probe.style.background = 'var(--color-accent)'
      const accent = getComputedStyle(probe).backgroundColor
      probe.remove()
      const isInSight = (button: Element) => {
        const { top, bottom, height } = button.getBoundingClientRect()
        return height > 1 && bottom > 0 && top < innerHeight && button.checkVisibility()
      }
      return [...element.querySelectorAll('a, button')]
        .filter((button) => getComputedStyle(button).backgroundColor === accent && isInSight(button))
        .map((button) => (button.textContent ?? '').trim())
    })
}
