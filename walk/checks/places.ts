import type { Moment } from '../moment.ts'

/** Rows that are measured again may differ by some. */
const SLACK_PX = 16

/** Remembers where each screen in the history was left: who returns is there again. */
export class PlaceWatch {
  readonly #left = new Map<string, { readonly path: string; readonly scroll: number }>()

  check({ step, before, after, isNewPage }: Moment): readonly string[] {
    if (isNewPage) this.#left.clear()
    const isLeft = before.entry && after.entry && before.entry.key !== after.entry.key
    if (before.entry && isLeft && !isNewPage)
      this.#left.set(before.entry.key, { path: before.path, scroll: before.scroll })
    const isReturn = step.kind === 'back' || step.kind === 'forward'
    const place = after.entry && this.#left.get(after.entry.key)
    if (!isReturn || isNewPage || !isLeft || !place || place.path !== after.path) return []
    // The screen may have become shorter.
    const expected = Math.min(place.scroll, after.maxScroll)
    return Math.abs(after.scroll - expected) <= SLACK_PX
      ? []
      : [
          `${after.path} was left at ${place.scroll}, and is at ${after.scroll} of ${after.maxScroll} after ${step.kind}`,
        ]
  }
}
