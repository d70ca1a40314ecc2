import type { Session } from '#contract/session.ts'

// Running sessions on screen, including values that are not on disk yet.

const shown = new Map<string, () => Session>()

/** Registers a displayed session until the returned function is called. */
export function rememberShown(id: Session['id'], current: () => Session): () => void {
  shown.set(id, current)
  return () => {
    if (shown.get(id) === current) shown.delete(id)
  }
}

export function shownSessions(): readonly Session[] {
  return [...shown.values()].map((current) => current())
}
