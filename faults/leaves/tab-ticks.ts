import type { AnyPage } from '../../tooling/engines/engine-page.ts'
import { storedSets } from '../../tooling/stored.ts'

/** Which open sets a tab ticks: the next ones, or those at the end of the workout. */
export type Side = 'front' | 'back'

type Ticks = {
  readonly side: Side
  readonly count: number
  readonly gapMs: number
  /** When the first one is pressed, of `Date.now()`: tabs tick at the same moment. */
  readonly startAt: number
}

/** The sets that a page shows as logged, once it shows the whole workout from its storage. */
export async function loggedIn(page: AnyPage, lastSetId: string): Promise<readonly string[]> {
  // The exercises below the current one are drawn later.
  await page.locator(`#root #set-${lastSetId}`).waitFor()
  return page.evaluate(() =>
    [...document.querySelectorAll('#root li[id^="set-"]:has(button[aria-pressed="true"])')].map(({ id }) =>
      id.slice('set-'.length),
    ),
  )
}

/** The sets that are logged in the storage of this browser. */
export async function loggedOnDisk(page: AnyPage): Promise<readonly string[]> {
  const sets = await storedSets(page)
  return sets.filter(({ completedAt }) => completedAt !== null).map(({ id }) => id)
}

/** Ticks sets in the page by itself, whether or not it is in front. Notes every set that it shows as saved. */
export async function startTicks(page: AnyPage, ticks: Ticks): Promise<void> {
  await page.locator('#root li[id^="set-"] button[aria-pressed="false"]').first().waitFor()
  await page.evaluate(({ side, count, gapMs, startAt }) => {
    const saved = new Set<string>()
    const note = () => {
      for (const button of document.querySelectorAll('#root li[id^="set-"] button[aria-pressed="true"]'))
        if (button.getAttribute('aria-label')?.includes('saved on'))
          saved.add(button.closest('li')?.id.slice('set-'.length) ?? '')
      sessionStorage.setItem('saved', JSON.stringify([...saved]))
    }
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-label'],
    })
    let left = count
    const tick = () => {
      const open = [...document.querySelectorAll<HTMLElement>('#root li[id^="set-"] button[aria-pressed="false"]')]
      open.at(side === 'front' ? 0 : -1)?.click()
      left -= 1
      if (left > 0) setTimeout(tick, gapMs)
    }
    setTimeout(tick, Math.max(0, startAt - Date.now()))
  }, ticks)
}

/** Leaves the page for another one at a moment of `Date.now()`. */
export async function leaveAt(page: AnyPage, at: number, path: string): Promise<void> {
  await page.evaluate(
    ({ leavesAt, to }) => {
      setTimeout(() => location.assign(to), Math.max(0, leavesAt - Date.now()))
    },
    { leavesAt: at, to: path },
  )
}

/** The sets that the page has shown as saved, or that the page before it in its tab has. */
export async function shownAsSaved(page: AnyPage): Promise<readonly string[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('saved') ?? '[]') as string[])
}
