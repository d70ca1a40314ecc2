import type { SetId } from '#contract/id.ts'
import { endWithPage } from '#shared/page-life/end-with-page.ts'
import { COMPLETES, type StillTicks } from '#shared/still-ticks.ts'
import { CONTROLS } from './counterpart.ts'
import { type TickedSets, type TickState, tickSets } from './tick-sets.ts'

export type StillTaps = Pick<TickedSets, 'completed' | 'written' | 'settled'> & {
  /** The control that was used last and that only the app can answer; a toggle as the still showed it then. */
  readonly waiting: () => HTMLElement | null
}

/** The mark of a control that was used and waits for the app. */
const WAITS = 'data-waits'

/** Checks off sets in a running workout's still, durably; remembers any other use of it for the app. */
export function followTaps(still: HTMLElement, ticks: StillTicks | null, account: string): StillTaps {
  const ticked = ticks && tickSets(ticks, account, (setId, state) => draw(still, ticks, setId, state))
  // The still's script is apart from what follows every connection of the app.
  if (ticked) endWithPage(ticked.close)
  let waiting: HTMLElement | null = null

  function wait(control: HTMLElement): void {
    waiting?.removeAttribute(WAITS)
    waiting = control
    control.setAttribute(WAITS, '')
  }

  const use = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null
    if (!control) return
    event.preventDefault()
    // A page that is shown again has the app's own listeners.
    event.stopPropagation()
    const setId = control.getAttribute(COMPLETES) as SetId | null
    if (setId === null || !ticked?.isOpen(setId)) return wait(control)
    // The app tries a refused one anew, and says it if the disk refuses again.
    void ticked.complete(setId).then((isKept) => isKept || wait(control))
  }
  still.addEventListener('click', use, { capture: true })

  const nothing = async () => undefined
  return {
    completed: ticked?.completed ?? (() => []),
    written: ticked?.written ?? nothing,
    settled: ticked?.settled ?? nothing,
    waiting: () => waiting,
  }
}

/** As the row shows itself in this state; once it is open again, the app follows at once. */
function draw(still: HTMLElement, { classes, sets }: StillTicks, setId: SetId, state: TickState): void {
  const texts = sets[setId]
  const isDone = state !== 'open'
  for (const button of still.querySelectorAll<HTMLElement>(`[${COMPLETES}="${setId}"]`)) {
    if (!button.hasAttribute('aria-pressed')) continue
    button.setAttribute('aria-pressed', String(isDone))
    if (state === 'open' || !texts) continue
    button.className = classes[state]
    button.setAttribute('aria-label', texts[state])
    button.closest('li')?.classList.add(classes.row)
  }
}
