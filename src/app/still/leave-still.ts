import type { SetId } from '#contract/id.ts'
import { COMPLETES } from '#shared/still-ticks.ts'
import { isAnswering } from '#storage/questions-under-way.ts'
import { accountDatabase } from '../account-database.ts'
import { isLoading } from '../loading-progress.ts'
import { counterpart } from './counterpart.ts'
import { followPress } from './follow-press.ts'
import { painted } from './painted.ts'
import { passed } from './passed.ts'
import { giveToApp, type ShownStill } from './shown-still.ts'
import { isInSameState } from './toggle-state.ts'
import { drainTaps } from './unplaced-taps.ts'

/** A screen that goes on loading is shown as it is. */
const MAX_WAIT_MS = 4_000
/** In between, loading can end without a change of the screen. */
const CHECK_MS = 50

/**
 * Replaces the still once the app's own screen is complete beneath it, with every set that was checked off in between.
 * Any other control that was used meanwhile is used again.
 */
export async function leaveStill(root: HTMLElement, still: ShownStill): Promise<void> {
  const latest = performance.now() + MAX_WAIT_MS
  const isPressed = followPress(still.element)
  let writing: Promise<boolean> | null = null
  let isBehind = true
  do {
    await (still.origin === 'built' ? changed(root) : painted())
    writing ??= writeUnwritten(root, still)
    // A disk that does not answer must not keep the screen.
    isBehind = await Promise.race([writing, passed(CHECK_MS).then(() => true)])
    if (!isBehind) writing = null
  } while ((isBehind || isPressed() || !isComplete(root, still)) && performance.now() < latest)
  replace(root, still)
}

/** Resolves to false: nothing is behind. */
async function writeUnwritten(root: HTMLElement, still: ShownStill): Promise<false> {
  await still.taps.settled()
  if (unwrittenSets(root, still).length > 0) await writeTaps()
  return false
}

/** Sets that were checked off in the still, and that the app shows as open. */
function unwrittenSets(root: HTMLElement, { taps }: ShownStill): readonly SetId[] {
  return taps.completed().filter((setId) => !root.querySelector(`[${COMPLETES}="${setId}"][aria-pressed="true"]`))
}

async function writeTaps(): Promise<void> {
  const account = accountDatabase()
  if (account.kind !== 'open') return
  try {
    await account.database.open()
    await drainTaps(account.database)
  } catch (cause) {
    console.error('writing the taps of the start', cause)
  }
}

function isComplete(root: HTMLElement, still: ShownStill): boolean {
  const used = still.taps.waiting()
  const isDrawn = root.childElementCount > 0 && !root.querySelector('[aria-busy="true"]')
  if (!isDrawn || (used && !counterpart(used, still.element, root))) return false
  // It has nothing to ask for, and its fields must not be there twice.
  if (still.origin === 'built') return true
  return !isLoading() && !isAnswering() && unwrittenSets(root, still).length === 0
}

/** Resolves in the very task in which the app has drawn: nobody meets two copies of a field. */
function changed(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(end)
    const timer = setTimeout(end, CHECK_MS)
    observer.observe(root, { childList: true, subtree: true, attributes: true })
  })
}

/** Texts that were typed before the app was there. */
function handOverValues(from: HTMLElement, to: HTMLElement): void {
  for (const typed of from.querySelectorAll<HTMLInputElement>('input:not([type="radio"])')) {
    const field = typed.value === typed.defaultValue ? undefined : counterpart(typed, from, to)
    if (!(field instanceof HTMLInputElement)) continue
    field.value = typed.value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function replace(root: HTMLElement, still: ShownStill): void {
  const { element, taps } = still
  const { scrollY } = window
  handOverValues(element, root)
  const { activeElement } = document
  const focused = activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : null
  const used = taps.waiting()
  const [toFocus, toUse] = [focused, used].map((control) => control && counterpart(control, element, root))
  giveToApp(root, still)
  scrollTo(0, scrollY)
  toFocus?.focus({ preventScroll: true })
  if (toUse && used) {
    if (isInSameState(used, toUse)) toUse.click()
  }
  // Its place in the app is gone, its address is not.
  else if (used instanceof HTMLAnchorElement) location.assign(used.href)
}
