/** What there is to know about this tab before it gives way to a newer version. */
export type UpdateSituation = {
  /** A newer service worker is installed and waits for leave. */
  readonly waiting: boolean
  /** This page is not the newest any more: another worker took over, or part of its own build is gone. */
  readonly outdated: boolean
  /** How many things in this tab asked not to be reloaded now: a running workout, a save in flight. */
  readonly holds: number
  /** A field has the focus. */
  readonly editing: boolean
  readonly dialogOpen: boolean
  readonly visible: boolean
  /** Milliseconds since the last touch or key. */
  readonly sinceInputMs: number
}

export type UpdateDecision = 'nothing to do' | 'wait' | 'activate' | 'reload'

/** Nobody who touched the screen less than this ago is looking away. */
export const CALM_AFTER_MS = 2_000

/** What to do about a newer version now. Never anything under a finger. */
export function decideUpdate(situation: UpdateSituation): UpdateDecision {
  if (!situation.waiting && !situation.outdated) return 'nothing to do'
  if (!isCalm(situation)) return 'wait'
  return situation.outdated ? 'reload' : 'activate'
}

function isCalm({ holds, editing, dialogOpen, visible, sinceInputMs }: UpdateSituation): boolean {
  return holds === 0 && !editing && !dialogOpen && (!visible || sinceInputMs >= CALM_AFTER_MS)
}
