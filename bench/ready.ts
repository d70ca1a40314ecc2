import { expect, type Page } from '@playwright/test'
import messages from '../src/features/execution/messages/en-US.ts'

/** The active set's tick: once visible, a set can be logged. */
export const RUNNING_WORKOUT = '[aria-current="step"] button[aria-pressed]'
/** A tick whose set is on this device. */
export const TICK_SAVED = `button[aria-pressed="true"][aria-label$="${messages['check.device'].replace('{{set}}', '')}"]`
/** The dashboard's week, once its worker has counted it. */
export const DASHBOARD = '[aria-labelledby="this-week"][aria-busy="false"]'
/** A workout of the list. */
export const WORKOUT_LIST = 'main article[aria-label]'
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

/**
 * Opens a running workout, taps the active set's tick as soon as it is there, and returns when the set was shown as
 * saved on this device: in milliseconds since the navigation began. Takes the set back afterwards.
 */
export async function openAndTick(page: Page, url: string): Promise<number> {
  await page.addInitScript(tickAndWatch, { tick: RUNNING_WORKOUT, saved: TICK_SAVED })
  await page.goto(url, { waitUntil: 'commit' })
  const took = await page.evaluate(() => (window as unknown as { ready: Promise<number> }).ready)
  // A still takes no set back.
  await page.locator('#still').waitFor({ state: 'detached' })
  const ticked = page.locator(TICK_SAVED)
  // An earlier round may have been closed before its set was back.
  for (let left = await ticked.count(); left > 0; left--) {
    await ticked.first().click()
    await expect(ticked).toHaveCount(left - 1)
  }
  return took
}

/** In the page, before anything else of it runs. */
function tickAndWatch({ tick, saved }: { readonly tick: string; readonly saved: string }): void {
  const ready = new Promise<number>((resolve) => {
    let isTapped = false
    const observer = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>(tick)
      if (!isTapped && button) {
        isTapped = true
        button.click()
      }
      if (!isTapped || !document.querySelector(saved)) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    })
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  })
  Object.assign(window, { ready })
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
