import type { SetId } from '#contract/id.ts'
import { endWithPage } from '#shared/page-life/end-with-page.ts'
import { COMPLETES, type StillTicks } from '#shared/still-ticks.ts'
import { openTapLog, type TapLog } from '#storage/tap-log.ts'
import { CONTROLS } from './counterpart.ts'

export type StillTaps = {
  /** Checked off here, or by a start that was killed before the app had written it. */
  readonly completed: () => readonly SetId[]
  /** Resolves once every tap so far is on the disk, or refused by it. */
  readonly written: () => Promise<void>
  /** And once those of an earlier start are shown. */
  readonly settled: () => Promise<void>
  /** The control that was used last and that only the app can answer; a toggle as the still showed it then. */
  readonly waiting: () => HTMLElement | null
}

type State = 'open' | 'saving' | 'device'

/** The mark of a control that was used and waits for the app. */
const WAITS = 'data-waits'

/** Checks off sets in a running workout's still, durably; remembers any other use of it for the app. */
export function followTaps(still: HTMLElement, ticks: StillTicks | null, account: string): StillTaps {
  const log = ticks && openTapLog(account)
  // The still's script is apart from what follows every connection of the app.
  if (log) endWithPage(log.close)
  const states = new Map<SetId, State>()
  const writes = new Set<Promise<void>>()
  let waiting: HTMLElement | null = null

  function follow(write: Promise<void>): void {
    writes.add(write)
    void write.finally(() => writes.delete(write))
  }

  async function complete(setId: SetId, { sessionId, restSeconds, sets }: StillTicks, taps: TapLog, from: HTMLElement) {
    const tick = sets[setId]
    if (!tick) return
    const { values, seen } = tick
    show(setId, 'saving')
    try {
      const completedAt = new Date().toISOString()
      await taps.add({ account, sessionId, setId, seen, values, restSeconds, completedAt })
      show(setId, 'device')
    } catch (cause) {
      // The app tries it anew, and says it if the disk refuses again.
      console.error('keeping a tap', cause)
      show(setId, 'open')
      wait(from)
    }
  }

  function wait(control: HTMLElement): void {
    waiting?.removeAttribute(WAITS)
    waiting = control
    control.setAttribute(WAITS, '')
  }

  function show(setId: SetId, state: State): void {
    states.set(setId, state)
    if (ticks) draw(still, ticks, setId, state)
  }

  /** A start that was killed before it had written its taps. */
  async function recall(taps: TapLog, { sessionId, sets }: StillTicks): Promise<void> {
    for (const { tap } of await taps.all()) {
      if (tap.sessionId === sessionId && sets[tap.setId]) show(tap.setId, 'device')
    }
  }

  const recalled =
    log && ticks && recall(log, ticks).catch((cause: unknown) => console.error('reading the taps', cause))
  const written = async () => void (await Promise.all(writes))
  const use = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null
    if (!control) return
    event.preventDefault()
    // A page that is shown again has the app's own listeners.
    event.stopPropagation()
    const setId = control.getAttribute(COMPLETES) as SetId | null
    const isOpen = setId !== null && (states.get(setId) ?? 'open') === 'open'
    if (log && ticks && isOpen && ticks.sets[setId]) follow(complete(setId, ticks, log, control))
    else wait(control)
  }
  still.addEventListener('click', use, { capture: true })

  return {
    completed: () => [...states].flatMap(([setId, state]) => (state === 'open' ? [] : [setId])),
    written,
    settled: async () => void (await Promise.all([recalled, written()])),
    waiting: () => waiting,
  }
}

/** As the row shows itself in this state; once it is open again, the app follows at once. */
function draw(still: HTMLElement, { classes, sets }: StillTicks, setId: SetId, state: State): void {
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
