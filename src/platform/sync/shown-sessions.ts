import type { Session } from '#contract/session.ts'

// Running sessions as a screen shows them, with what no disk has taken yet.

const shown = new Map<string, () => Session>()

/** Counts a session as shown until the returned function is called. */
export function rememberShown(id: Session['id'], current: () => Session): () => void {
  shown.set(id, current)
  return () => {
    if (shown.get(id) === current) shown.delete(id)
  }
}

export function shownSessions(): readonly Session[] {
  return [...shown.values()].map((current) => current())
}
