import { expect, type Page } from '@playwright/test'
import { isExecutionPath } from '#contract/routes.ts'
import { filledButtons } from './filled-buttons.ts'
import { layoutFaults } from './layout-faults.ts'
import { cutOffTexts } from './page-text.ts'

/** The usual phone, the narrowest with its address bar in view, a tablet, a desktop. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

/** In px: in a running workout a hand shakes, elsewhere WCAG 2.5.8 holds. */
const MIN_TARGET_IN_WORKOUT = 44
const MIN_TARGET = 24
/** Seen for so long, a fault is no frame between two layouts. */
const LASTING_MS = 3_000

type Judged = 'all' | 'overlays'

/**
 * Fails softly for layout faults at every size of the topmost overlay or, without one, of the page. A sheet on a phone
 * may be a pane of a wide screen, which is judged with its page only where all is.
 */
export async function expectSoundLayout(page: Page, name: string, judged: Judged = 'all'): Promise<void> {
  const before = page.viewportSize()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await hasSettled(page)
    if (judged === 'overlays' && !(await hasOverlay(page))) continue
    const faults = await lastingFaultsOf(page)
    expect.soft(faults, [`${name} at ${size.width} px`, ...faults].join('; ')).toEqual([])
  }
  if (before) await page.setViewportSize(before)
  // A sheet that a wide screen has none of comes back: keys that were pressed before would not reach it.
  await hasSettled(page)
}

/** Those that stay: what a new size brings, such as a pane, is drawn over several frames. */
async function lastingFaultsOf(page: Page): Promise<readonly string[]> {
  let faults: readonly string[] = []
  const look = async () => {
    faults = await layoutFaultsOf(page)
    expect(faults).toEqual([])
  }
  await expect(look)
    .toPass({ timeout: LASTING_MS })
    .catch(() => undefined)
  return faults
}

/** Layout faults at the present size, texts that are cut off among them. */
export async function layoutFaultsOf(page: Page): Promise<readonly string[]> {
  await hasSettled(page)
  const isWorkout = isExecutionPath(new URL(page.url()).pathname)
  const faults = await page.evaluate(layoutFaults, { minTarget: isWorkout ? MIN_TARGET_IN_WORKOUT : MIN_TARGET })
  const scope = (await hasOverlay(page)) ? OVERLAYS : 'body'
  const cut = await cutOffTexts(page, scope)
  const filled = await filledButtons(page, scope)
  const rivals = filled.length > 1 ? filled.map((name) => `${name}: one of several filled buttons`) : []
  return [...faults, ...cut.map((text) => `${text}: cut off`), ...rivals]
}

const OVERLAYS = 'dialog[open], [popover=auto]:popover-open'

async function hasOverlay(page: Page): Promise<boolean> {
  return (await page.locator(OVERLAYS).count()) > 0
}

/** Resolves once observers of sizes have drawn, and nothing moves. An open menu is where its button is. */
function hasSettled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    document.querySelector('[popovertarget][aria-expanded=true]')?.scrollIntoView({ block: 'center' })
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    // Those that a scroll moves, and those without an end, never finish.
    const moves = document.getAnimations().filter(({ effect, timeline, playState }) => {
      const { endTime } = effect?.getComputedTiming() ?? {}
      return timeline === document.timeline && playState === 'running' && endTime !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(moves.map(({ finished }) => finished))
  })
}
