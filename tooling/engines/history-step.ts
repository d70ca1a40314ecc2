import type { Page } from '@playwright/test'
import type { Engine } from './engine.ts'
import type { AnyPage } from './engine-page.ts'

const STEPS = { back: -1, forward: 1 } as const

/**
 * Presses the browser's Back or Forward, which the page may handle itself: waits for no navigation. Returns whether there
 * is an entry in this direction.
 */
export async function stepInHistory(page: AnyPage, engine: Engine, direction: keyof typeof STEPS): Promise<boolean> {
  if (engine === 'chromium') return stepInChromium(page as Page, STEPS[direction])
  await (direction === 'back' ? page.goBack() : page.goForward()).catch(() => undefined)
  return true
}

/** Playwright's own step waits for a navigation, which a page may prevent. */
export async function stepInChromium(page: Page, by: number): Promise<boolean> {
  const session = await page.context().newCDPSession(page)
  try {
    const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
    const entryId = entries[currentIndex + by]?.id
    if (entryId === undefined) return false
    await session.send('Page.navigateToHistoryEntry', { entryId })
    return true
  } finally {
    await session.detach()
  }
}
