import type { Moment } from '../moment.ts'
import type { Anchor, Sight } from '../sight.ts'
import { reshapes } from '../story.ts'

/** Rows that are measured again may differ by some. */
const SLACK_PX = 16

/** Remembers where each screen in the history was left: who returns is there again. */
export class PlaceWatch {
  readonly #left = new Map<string, Pick<Sight, 'path' | 'scroll' | 'anchors'>>()

  check({ step, before, after, isNewPage }: Moment): readonly string[] {
    if (isNewPage || reshapes(step)) this.#left.clear()
    const isLeft = before.entry && after.entry && before.entry.key !== after.entry.key
    if (before.entry && isLeft && !isNewPage) this.#left.set(before.entry.key, before)
    const isReturn = step.kind === 'back' || step.kind === 'forward'
    const place = after.entry && this.#left.get(after.entry.key)
    if (!isReturn || isNewPage || !isLeft || !place || place.path !== after.path) return []
    // The screen may have become shorter.
    const expected = Math.min(place.scroll, after.maxScroll)
    // Something above may have come or gone meanwhile, as a notice does.
    const isThere = Math.abs(after.scroll - expected) <= SLACK_PX || after.anchors.some(standsIn(place.anchors))
    return isThere
      ? []
      : [
          `${after.path} was left at ${place.scroll}, and is at ${after.scroll} of ${after.maxScroll} after ${step.kind}`,
        ]
  }
}

function standsIn(before: readonly Anchor[]): (anchor: Anchor) => boolean {
  return ({ text, top }) => before.some((was) => was.text === text && Math.abs(was.top - top) <= SLACK_PX)
}
