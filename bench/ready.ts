import type { Page } from '@playwright/test'

/** The active set's tick: once visible, a set can be logged. */
export const RUNNING_WORKOUT = '[aria-current="step"] button[aria-pressed]'
/** The day of a session, as only a list that has read its sessions shows it. */
export const SESSION_LIST = 'article time'

/**
 * Opens an address and returns when the selector was visible and the page's thread responsive: in milliseconds since
 * the navigation began.
 */
export async function openUntil(page: Page, url: string, selector: string): Promise<number> {
  await page.addInitScript(watchFor, selector)
  await page.goto(url, { waitUntil: 'commit' })
  return page.evaluate(() => (window as unknown as { ready: Promise<number> }).ready)
}

/** In the page, before anything else of it runs. */
function watchFor(selector: string): void {
  const ready = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    })
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  })
  Object.assign(window, { ready })
}
