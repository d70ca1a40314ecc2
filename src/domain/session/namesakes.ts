import type { SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'

/** The sessions that bear the name of another one: they need more than it to be told apart. */
export function namesakes(sessions: readonly Pick<Session, 'id' | 'name'>[]): ReadonlySet<SessionId> {
  const byName = Map.groupBy(sessions, ({ name }) => name)
  return new Set(sessions.filter(({ name }) => (byName.get(name)?.length ?? 0) > 1).map(({ id }) => id))
}
