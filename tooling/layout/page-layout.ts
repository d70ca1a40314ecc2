import { isExecutionPath } from '#contract/routes.ts'
import type { AnyPage } from '../engines/engine-page.ts'
import { filledButtons } from './filled-buttons.ts'
import { layoutFaults } from './layout-faults.ts'
import { cutOff } from './page-text.ts'
import { passedOver } from './passed-over.ts'
import { smallFields } from './small-fields.ts'

/** In px: in a running workout a hand shakes, elsewhere WCAG 2.5.8 holds. */
const MIN_TARGET_IN_WORKOUT = 44
const MIN_TARGET = 24

export type Judged = 'all' | 'overlays'

/** Layout faults at the present size, texts that are cut off among them. */
export async function layoutFaultsOf(
  page: Pick<AnyPage, 'evaluate' | 'url'>,
  judged: Judged = 'all',
): Promise<readonly string[]> {
  const isWorkout = isExecutionPath(new URL(page.url()).pathname)
  const minTarget = isWorkout ? MIN_TARGET_IN_WORKOUT : MIN_TARGET
  // One question for all of it: on a busy machine each takes longer than its answer.
  const { faults, cut, filled, small, passed } = await page.evaluate<Look>(`(async () => {
    await (${settle})()
    const hasOverlay = document.querySelector(${OVERLAYS}) !== null
    if (!hasOverlay && ${judged === 'overlays'}) return { faults: [], cut: [], filled: [], small: [], passed: [] }
    const faults = (${layoutFaults})(${JSON.stringify({ minTarget })})
    const scope = hasOverlay ? ${OVERLAYS} : 'body'
    return {
      faults,
      cut: (${cutOff})(scope),
      filled: (${filledButtons})(scope),
      small: (${smallFields})(scope),
      passed: hasOverlay ? [] : (${passedOver})(),
    }
  })()`)
  const rivals = filled.length > 1 ? filled.map((name) => `${name}: one of several filled buttons`) : []
  return [...faults, ...passed, ...small, ...cut.map((text) => `${text}: cut off`), ...rivals]
}

type Look = Readonly<Record<'faults' | 'cut' | 'filled' | 'small' | 'passed', readonly string[]>>

const OVERLAYS = JSON.stringify('dialog[open], [popover=auto]:popover-open')

/**
 * Resolves once observers of sizes have drawn, and nothing moves. An open menu is where its button is. Runs in the page,
 * so it is self-contained.
 */
export async function settle(): Promise<void> {
  document.querySelector('[popovertarget][aria-expanded=true]')?.scrollIntoView({ block: 'center' })
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  // Those that a scroll moves, and those without an end, never finish.
  const moves = document.getAnimations().filter(({ effect, timeline, playState }) => {
    const { endTime } = effect?.getComputedTiming() ?? {}
    return timeline === document.timeline && playState === 'running' && endTime !== Number.POSITIVE_INFINITY
  })
  await Promise.allSettled(moves.map(({ finished }) => finished))
}
