import { expect, type Page } from '@playwright/test'
import { isExecutionPath } from '#contract/routes.ts'
import { filledButtons } from './filled-buttons.ts'
import { layoutFaults } from './layout-faults.ts'
import { cutOff } from './page-text.ts'

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
    const faults = await lastingFaultsOf(page, judged)
    expect.soft(faults, [`${name} at ${size.width} px`, ...faults].join('; ')).toEqual([])
  }
  if (before) await page.setViewportSize(before)
  // A sheet that a wide screen has none of comes back: keys that were pressed before would not reach it.
  await page.evaluate(settle)
}

/** Those that stay: what a new size brings, such as a pane, is drawn over several frames. */
async function lastingFaultsOf(page: Page, judged: Judged): Promise<readonly string[]> {
  let faults = await layoutFaultsOf(page, judged)
  if (faults.length === 0) return faults
  const look = async () => {
    faults = await layoutFaultsOf(page, judged)
    expect(faults).toEqual([])
  }
  await expect(look)
    .toPass({ timeout: LASTING_MS })
    .catch(() => undefined)
  return faults
}

/** Layout faults at the present size, texts that are cut off among them. */
export async function layoutFaultsOf(page: Page, judged: Judged = 'all'): Promise<readonly string[]> {
  const isWorkout = isExecutionPath(new URL(page.url()).pathname)
  const minTarget = isWorkout ? MIN_TARGET_IN_WORKOUT : MIN_TARGET
  // One question for all of it: on a busy machine each takes longer than its answer.
  const { faults, cut, filled } = await page.evaluate<Look>(`(async () => {
    await (${settle})()
    const hasOverlay = document.querySelector(${OVERLAYS}) !== null
    if (!hasOverlay && ${judged === 'overlays'}) return { faults: [], cut: [], filled: [] }
    const faults = (${layoutFaults})(${JSON.stringify({ minTarget })})
    const scope = hasOverlay ? ${OVERLAYS} : 'body'
    return { faults, cut: (${cutOff})(scope), filled: (${filledButtons})(scope) }
  })()`)
  const rivals = filled.length > 1 ? filled.map((name) => `${name}: one of several filled buttons`) : []
  return [...faults, ...cut.map((text) => `${text}: cut off`), ...rivals]
}

type Look = Readonly<Record<'faults' | 'cut' | 'filled', readonly string[]>>

const OVERLAYS = JSON.stringify('dialog[open], [popover=auto]:popover-open')

/**
 * Resolves once observers of sizes have drawn, and nothing moves. An open menu is where its button is. Runs in the page,
 * so it is self-contained.
 */
async function settle(): Promise<void> {
  document.querySelector('[popovertarget][aria-expanded=true]')?.scrollIntoView({ block: 'center' })
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  // Those that a scroll moves, and those without an end, never finish.
  const moves = document.getAnimations().filter(({ effect, timeline, playState }) => {
    const { endTime } = effect?.getComputedTiming() ?? {}
    return timeline === document.timeline && playState === 'running' && endTime !== Number.POSITIVE_INFINITY
  })
  await Promise.allSettled(moves.map(({ finished }) => finished))
}
