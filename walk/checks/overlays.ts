import type { Moment } from '../moment.ts'
import type { Layer, Sight, Target } from '../sight.ts'
import { nameOf, reshapes } from '../story.ts'

/** The screen beneath an overlay, as it was when the overlay was opened. */
type Beneath = {
  readonly path: string
  readonly scroll: number
  readonly focus: Target | null
  /** Scrolling or typing inside changes nothing beneath, but the address of a sheet that has its own. */
  readonly entryIndex: number | null
}

const SLACK_PX = 2

/** Follows overlays from their opening to their closing, over the steps in between. */
export class OverlayWatch {
  #beneath: (Beneath | null)[] = []

  check(moment: Moment): readonly string[] {
    const { step, before, after, isNewPage } = moment
    const says = step.kind === 'close' && !isNewPage ? this.#closed(moment) : []
    this.#follow(before, after, isNewPage || reshapes(step))
    return says
  }

  #closed({ step, before, after }: Moment): readonly string[] {
    const top = before.layers.at(-1)
    if (step.kind !== 'close' || !top) return []
    const name = `${top.kind} “${top.name}”`
    const isAnswered = asks(before, after) || (step.way === 'escape' && before.isSearching)
    if (isStillOpen(before, after)) return isAnswered ? [] : [`${name} is not closed by ${step.way}`]
    // An older browser lets no page keep Back for itself: then the screen is left.
    if (step.way === 'back' && leavesScreen(top, before, after)) return isOneBack(before, after, name)
    const beneath = this.#beneath.at(-1)
    if (!beneath || after.layers.length !== before.layers.length - 1) return []
    return [
      ...(pathOf(after) === beneath.path.split('?')[0]
        ? []
        : [`${name} closed by ${step.way} leads from ${beneath.path} to ${after.path}`]),
      ...(Math.abs(after.scroll - Math.min(beneath.scroll, after.maxScroll)) <= SLACK_PX || top.kind === 'keypad'
        ? []
        : [`${name} closed by ${step.way}: the page was at ${beneath.scroll} and is at ${after.scroll}`]),
      ...(after.focus !== null || beneath.focus === null || step.way === 'beside'
        ? []
        : [`${name} closed by ${step.way}: the focus was on ${nameOf(beneath.focus)} and is nowhere`]),
    ]
  }

  #follow(before: Sight, after: Sight, isElsewhere: boolean): void {
    const [was, is] = [before.layers, after.layers]
    if (isElsewhere || pathOf(before) !== pathOf(after)) {
      this.#beneath = is.map(() => null)
      return
    }
    const common = is.filter((layer, index) => isSame(layer, was[index])).length
    // An entry of a menu opens a sheet in place of the menu: the menu's button is beneath.
    const first = this.#beneath[common] ?? beneathOf(before)
    this.#beneath.length = Math.min(this.#beneath.length, common)
    for (let index = common; index < is.length; index++)
      this.#beneath[index] = index === common ? first : index === was.length ? beneathOf(before) : null
  }
}

function beneathOf({ path, scroll, focus, entry }: Sight): Beneath {
  return { path, scroll, focus, entryIndex: entry?.index ?? null }
}

function pathOf({ path }: Pick<Sight, 'path'>): string {
  return path.split('?')[0] ?? ''
}

function isSame(layer: Layer, other: Layer | undefined): boolean {
  return other !== undefined && layer.kind === other.kind && layer.name === other.name
}

function isStillOpen(before: Sight, after: Sight): boolean {
  const top = before.layers.length - 1
  const [was, is] = [before.layers[top], after.layers[top]]
  return was !== undefined && is !== undefined && isSame(was, is) && pathOf(before) === pathOf(after)
}

/** It asks whether what was typed may go. */
function asks(before: Sight, after: Sight): boolean {
  return after.layers.length > before.layers.length && after.layers.at(-1)?.kind === 'alertdialog'
}

/** A sheet with an address of its own is left without the screen. */
function leavesScreen({ isHistoryStep }: Layer, before: Sight, after: Sight): boolean {
  return pathOf(after) !== pathOf(before) || (!isHistoryStep && after.path !== before.path)
}

function isOneBack({ entry: from }: Sight, { entry: to }: Sight, name: string): readonly string[] {
  if (!from || !to || from.index - to.index <= 1) return []
  return [`Back over ${name} goes ${from.index - to.index} steps`]
}
