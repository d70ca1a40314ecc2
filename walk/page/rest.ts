import { UNFINISHED } from '../../tooling/unfinished.ts'
import type { Rest } from '../sight.ts'
import { scope } from './controls.ts'
import { isBlank } from './texts.ts'

const TICK_MS = 100
/** Counted by timers of the page: on a busy machine they are late, as everything is. */
const BLANK_TICKS = 30
const UNFINISHED_TICKS = 150

/** Waits until the page has content, all of it is there, and nothing has moved for so many ticks. */
export async function rest(stillTicks = 0): Promise<Rest> {
  let blank = 0
  let still = 0
  let place = ''
  for (let tick = 0; tick < UNFINISHED_TICKS && blank < BLANK_TICKS; tick++) {
    blank = isBlank() ? blank + 1 : 0
    if (blank === 0 && document.readyState === 'complete' && unfinished() === null) {
      await stillness()
      const now = `${scrollY} ${document.documentElement.scrollHeight}`
      still = now === place ? still + 1 : 0
      place = now
      if (unfinished() === null && still >= stillTicks) return { isBlank: false, unfinished: null }
    }
    await new Promise((wake) => setTimeout(wake, TICK_MS))
  }
  return { isBlank: blank >= BLANK_TICKS, unfinished: unfinished() }
}

/** Beneath a question, what waits for its answer may be an outline. */
function unfinished(): string | null {
  // The last screen's picture, before the app is there.
  if (document.getElementById('still')) return 'the still'
  const part = [...scope().querySelectorAll(UNFINISHED)].find((element) => element.checkVisibility())
  return part ? `${part.tagName.toLowerCase()}.${part.className}` : null
}

async function stillness(): Promise<void> {
  let top: number
  // A scroll that goes on by itself would take the page away from where the next step puts it.
  do {
    top = scrollY
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  } while (scrollY !== top)
  const moves = document.getAnimations().filter(({ effect, timeline, playState }) => {
    const { endTime } = effect?.getComputedTiming() ?? {}
    return timeline === document.timeline && playState === 'running' && Number(endTime) < 2_000
  })
  await Promise.allSettled(moves.map(({ finished }) => finished))
}
