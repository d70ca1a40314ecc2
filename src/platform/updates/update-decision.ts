/** A tab's state before an update. */
export type UpdateSituation = {
  /** A newer service worker is installed and waiting. */
  readonly waiting: boolean
  /** This page is outdated: another worker took over, or part of its own build is gone. */
  readonly outdated: boolean
  /** Number of reasons not to reload this tab now: a running workout, a save in flight. */
  readonly holds: number
  /** A field has the focus. */
  readonly editing: boolean
  readonly dialogOpen: boolean
  readonly visible: boolean
  /** Milliseconds since the last touch or key. */
  readonly sinceInputMs: number
}

export type UpdateDecision = 'nothing to do' | 'wait' | 'activate' | 'reload'

/** A person who touched the screen more recently is still looking at it. */
export const CALM_AFTER_MS = 2_000

/** Decides about a newer version now. Never changes a page in use. */
export function decideUpdate(situation: UpdateSituation): UpdateDecision {
  if (!situation.waiting && !situation.outdated) return 'nothing to do'
  if (!isCalm(situation)) return 'wait'
  return situation.outdated ? 'reload' : 'activate'
}

function isCalm({ holds, editing, dialogOpen, visible, sinceInputMs }: UpdateSituation): boolean {
  return holds === 0 && !editing && !dialogOpen && (!visible || sinceInputMs >= CALM_AFTER_MS)
}
